import type { Hotel } from '@/content/hotel';

/** Where a guest of one setting may feel at home too. */
const kindred: Record<Hotel['setting'], readonly Hotel['setting'][]> = {
  city: ['riad'],
  riad: ['city'],
  beach: ['overwater'],
  overwater: ['beach'],
  desert: ['alpine'],
  alpine: ['desert', 'overwater'],
};

/** Up to `count` other hotels: of the same city or destination first, then of the same country, the same setting, a kindred setting. */
export function findSimilarHotels(hotel: Hotel, hotels: readonly Hotel[], count = 3): Hotel[] {
  return hotels
    .filter(({ slug }) => slug !== hotel.slug)
    .map((other) => ({ other, likeness: likeness(hotel, other) }))
    .filter(({ likeness }) => likeness > 0)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ other }) => other);
}

function likeness(hotel: Hotel, other: Hotel): number {
  const sameDestination = hotel.destination !== null && hotel.destination === other.destination;
  const samePlace = sameDestination || hotel.city.en === other.city.en;
  const sameSetting = hotel.setting === other.setting;
  const sameCountry = hotel.country.en === other.country.en;
  const kin = kindred[hotel.setting].includes(other.setting);
  return (samePlace ? 8 : 0) + (sameCountry ? 4 : 0) + (sameSetting ? 2 : 0) + (kin ? 1 : 0);
}
