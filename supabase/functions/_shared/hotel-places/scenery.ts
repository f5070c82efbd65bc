/** The appearance of the streets around a hotel, for its drawings. */
import type { District, DistrictKind, HotelPlaceFacts, Scenery } from './place-facts.ts';

const atSea: readonly Scenery[] = ['gulf-beach', 'palm-beach', 'hill-beach', 'island'];

type Look = 'gulf' | 'maghreb' | 'ottoman' | 'steppe' | 'orient' | 'tropics' | 'english' | 'europe';

const looks: Readonly<Record<string, Look>> = Object.fromEntries(
  Object.entries({
    gulf: 'QA AE SA KW BH OM EG JO LB',
    maghreb: 'MA',
    ottoman: 'TR BA',
    steppe: 'UZ',
    orient: 'JP KR HK',
    tropics: 'TH SG MY ID PH IN LK MV TZ',
    english: 'GB US AU ZA',
  } as const).flatMap(([look, countries]) => countries.split(' ').map((country) => [country, look as Look])),
);

/** Old town, centre, business, quiet streets and beach, by the appearance of the country. */
const byLook: Readonly<Record<Look, Readonly<Record<'old' | 'centre' | 'business' | 'quiet' | 'beach', Scenery>>>> = {
  gulf: { old: 'souq', centre: 'towers', business: 'towers', quiet: 'villas', beach: 'gulf-beach' },
  maghreb: { old: 'medina', centre: 'villas', business: 'villas', quiet: 'villas', beach: 'gulf-beach' },
  ottoman: { old: 'minarets', centre: 'minarets', business: 'city', quiet: 'minarets', beach: 'hill-beach' },
  steppe: { old: 'tiles', centre: 'tiles', business: 'city', quiet: 'tiles', beach: 'hill-beach' },
  orient: { old: 'eaves', centre: 'city', business: 'city', quiet: 'city', beach: 'hill-beach' },
  tropics: { old: 'shophouses', centre: 'towers', business: 'towers', quiet: 'tropics', beach: 'palm-beach' },
  english: { old: 'terrace', centre: 'terrace', business: 'city', quiet: 'terrace', beach: 'hill-beach' },
  europe: { old: 'roofs', centre: 'boulevard', business: 'city', quiet: 'boulevard', beach: 'hill-beach' },
};

/** The scenery of a hotel, and whether it is at the water. */
export function sceneryOf(place: HotelPlaceFacts, [, , , , kind, note]: District): { scenery: Scenery; atWater: boolean } {
  const scenery = note && note !== 'waterside' ? note : usual(place, kind);
  return { scenery, atWater: note === 'waterside' || atSea.includes(scenery) };
}

function usual({ country, season, scenery }: HotelPlaceFacts, kind: DistrictKind): Scenery {
  if (kind === 'island' || kind === 'desert' || kind === 'alpine') return kind;
  const { beach, ...inland } = byLook[looks[country] ?? 'europe'];
  if (kind === 'beach') return beach;
  if (scenery) return scenery;
  if (season === 'alps') return 'valley';
  return kind === 'shrine' ? inland.centre : inland[kind];
}
