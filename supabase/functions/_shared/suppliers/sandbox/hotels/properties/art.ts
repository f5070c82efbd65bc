import type { DistrictKind, HotelPlaceFacts } from '../../../../hotel-places/place-facts.ts';
import { chance } from '../../seeded.ts';

/** Names of content/art, which a test compares. */
const artByKind: Readonly<Record<DistrictKind, string>> = {
  centre: 'hotel-city',
  business: 'hotel-city',
  old: 'hotel-city',
  quiet: 'hotel-city',
  beach: 'hotel-beach',
  island: 'hotel-overwater',
  desert: 'hotel-desert',
  alpine: 'hotel-alpine',
  shrine: 'hotel-city',
};

const courtyardCountries = new Set('AE EG MA OM QA SA TZ BH LB JO'.split(' '));

/** The card's picture first: of such a hotel, or of its city. A mountain hotel never shows a skyline. */
export function artFor(seed: string, place: HotelPlaceFacts, kind: DistrictKind): string[] {
  const house = kind === 'old' && courtyardCountries.has(place.country) ? 'hotel-riad' : artByKind[kind];
  if (place.season === 'alps' && house === 'hotel-city') return [place.art ?? 'hotel-alpine'];
  if (!place.art) return [house];
  return chance(`${seed} art`) < 0.45 ? [place.art, house] : [house, place.art];
}
