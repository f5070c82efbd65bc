import type { Locale } from '@/lib/i18n/locales';
import { type Sight, sights } from '@/supabase/functions/_shared/contracts/hotels/sights';
import { kilometresBetween } from './kilometres';

/** The point that distances in a place are measured from: its mosque where people visit for it, a known sight near its middle, else the middle. */
export interface Landmark {
  kind: 'haram' | 'prophetsMosque' | 'sight' | 'centre';
  /** In the language of the page; for the middle, the name of the place. */
  name: string;
  /** Degrees, WGS 84. */
  latitude: number;
  longitude: number;
}

interface Middle {
  name: string;
  latitude: number;
  longitude: number;
}

/** The farthest that guests of a mosque walk, in a straight line. */
const walkableKilometres = 2;

/** Whether people walk to this landmark, and would walk this far. */
export function walkable({ kind }: Landmark, kilometres: number | null): boolean {
  return (kind === 'haram' || kind === 'prophetsMosque') && kilometres !== null && kilometres <= walkableKilometres;
}

/** A sight farther from the middle does not represent it. */
const middleKilometres = 1.5;

/**
 * The landmark of the place with the city code `cityCode`; `place` has its name in the language of the page. `near` is the name of the sight that
 * was searched for, in either language, if there was one.
 */
export function landmarkOf(cityCode: string, place: Middle, locale: Locale, near: string | null = null): Landmark {
  const { name, latitude, longitude } = place;
  const searched = near === null ? undefined : sights[cityCode]?.find(([en, ar]) => near === en || near === ar);
  if (searched) return asLandmark(searched, locale);
  if (cityCode === 'makkah') return { kind: 'haram', name, latitude, longitude };
  if (cityCode === 'madinah') return { kind: 'prophetsMosque', name, latitude, longitude };
  // The list begins with the most requested one.
  const sight = sights[cityCode]?.find(
    ([, , north, east]) => kilometresBetween(place, { latitude: north, longitude: east }) <= middleKilometres,
  );
  if (!sight) return { kind: 'centre', name, latitude, longitude };
  return asLandmark(sight, locale);
}

function asLandmark([en, ar, latitude, longitude]: Sight, locale: Locale): Landmark {
  return { kind: 'sight', name: locale === 'en' ? en : ar, latitude, longitude };
}
