import { sights } from '@/content/sights';
import type { Locale } from '@/lib/i18n/locales';
import { kilometresBetween } from './kilometres';

/** What distances of a place are measured from, by name: its mosque where people come for that, a known sight in its middle, else the middle itself. */
export interface Landmark {
  kind: 'haram' | 'prophetsMosque' | 'sight' | 'centre';
  /** In the language of the page; of the place where its middle is meant. */
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

/** As far as guests of a mosque walk to it, as the crow flies. */
const walkableKilometres = 2;

/** Whether the landmark is one that people walk to, and these kilometres are no more than they walk. */
export function walkable({ kind }: Landmark, kilometres: number | null): boolean {
  return (kind === 'haram' || kind === 'prophetsMosque') && kilometres !== null && kilometres <= walkableKilometres;
}

/** A sight farther from the middle than this does not stand for it. */
const middleKilometres = 1.5;

/** The landmark of the place that a search calls `cityCode`; `place` has its name in the language of the page. */
export function landmarkOf(cityCode: string, place: Middle, locale: Locale): Landmark {
  const { name, latitude, longitude } = place;
  if (cityCode === 'makkah') return { kind: 'haram', name, latitude, longitude };
  if (cityCode === 'madinah') return { kind: 'prophetsMosque', name, latitude, longitude };
  // The first in the list is the one that most ask for.
  const sight = sights[cityCode]?.find(
    ([, , north, east]) => kilometresBetween(place, { latitude: north, longitude: east }) <= middleKilometres,
  );
  if (!sight) return { kind: 'centre', name, latitude, longitude };
  return { kind: 'sight', name: sight[locale === 'en' ? 0 : 1], latitude: sight[2], longitude: sight[3] };
}
