import type { Hotel } from '@/content/hotel';
import { kilometresBetween } from '../map/kilometres';

/** Settings that are similar to each setting. */
const relatedSettings: Record<Hotel['setting'], readonly Hotel['setting'][]> = {
  city: ['riad'],
  riad: ['city'],
  beach: ['overwater'],
  overwater: ['beach'],
  desert: ['alpine'],
  alpine: ['desert', 'overwater'],
};

/** A hotel farther away is no alternative for the trip unless it is in the same country or destination. */
const farKilometres = 3000;

/**
 * Up to `count` other hotels: first of the same city or destination, then of the same country, the same setting, a similar setting. Nearer
 * hotels come first among equals. Fewer when all others are far away; then only those with a similar setting.
 */
export function findSimilarHotels(hotel: Hotel, hotels: readonly Hotel[], count = 3): Hotel[] {
  const alike = hotels
    .filter(({ slug }) => slug !== hotel.slug)
    .map((other) => ({
      other,
      similarity: similarity(hotel, other),
      kilometres: kilometresBetween(hotel.position, other.position),
    }))
    .toSorted((a, b) => b.similarity - a.similarity || a.kilometres - b.kilometres);
  const near = alike.filter(({ similarity, kilometres }) => similarity > 0 && (kilometres <= farKilometres || similarity >= 4));
  return (near.length > 0 ? near : alike.filter(({ similarity }) => similarity > 0)).slice(0, count).map(({ other }) => other);
}

function similarity(hotel: Hotel, other: Hotel): number {
  const sameDestination = hotel.destination !== null && hotel.destination === other.destination;
  const samePlace = sameDestination || hotel.city.en === other.city.en;
  const sameSetting = hotel.setting === other.setting;
  const sameCountry = hotel.country.en === other.country.en;
  const isRelatedSetting = relatedSettings[hotel.setting].includes(other.setting);
  return (samePlace ? 8 : 0) + (sameCountry ? 4 : 0) + (sameSetting ? 2 : 0) + (isRelatedSetting ? 1 : 0);
}
