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
 * hotels come first among equals. Fewer when all others are far away; then only those with a similar setting. Each hotel is named by at most
 * `count` others, so that one picture is not met on every page; who would have none has the one that is named least, and of those the most alike.
 */
export function findSimilarHotels(hotel: Hotel, hotels: readonly Hotel[], count = 3): Hotel[] {
  const selected = new Map(hotels.map((one) => [one.slug, [] as Hotel[]]));
  const named = new Map(hotels.map(({ slug }) => [slug, 0]));
  const timesNamed = ({ slug }: Hotel) => named.get(slug) ?? 0;
  // The most alike first, whoever they are.
  for (const { one, other } of hotels.flatMap((one) => nearOf(one, hotels)).toSorted(moreAlike)) {
    const others = selected.get(one.slug);
    if (!others || others.length === count || timesNamed(other) === count) continue;
    others.push(other);
    named.set(other.slug, timesNamed(other) + 1);
  }
  const others = selected.get(hotel.slug) ?? [];
  return others.length > 0
    ? others
    : alikeOf(hotel, hotels)
        .toSorted((a, b) => timesNamed(a.other) - timesNamed(b.other) || moreAlike(a, b))
        .slice(0, 1)
        .map(({ other }) => other);
}

interface Alike {
  one: Hotel;
  other: Hotel;
  similarity: number;
  kilometres: number;
}

const moreAlike = (a: Alike, b: Alike) => b.similarity - a.similarity || a.kilometres - b.kilometres;

/** All that have something in common with it. */
function alikeOf(one: Hotel, hotels: readonly Hotel[]): Alike[] {
  return hotels
    .filter(({ slug }) => slug !== one.slug)
    .map((other) => ({
      one,
      other,
      similarity: similarity(one, other),
      kilometres: kilometresBetween(one.position, other.position),
    }))
    .filter(({ similarity }) => similarity > 0);
}

/** Only those near enough for the same trip, where there are any. */
function nearOf(one: Hotel, hotels: readonly Hotel[]): Alike[] {
  const alike = alikeOf(one, hotels);
  const near = alike.filter(({ similarity, kilometres }) => kilometres <= farKilometres || similarity >= 4);
  return near.length > 0 ? near : alike;
}

function similarity(hotel: Hotel, other: Hotel): number {
  const sameDestination = hotel.destination !== null && hotel.destination === other.destination;
  const samePlace = sameDestination || hotel.city.en === other.city.en;
  const sameSetting = hotel.setting === other.setting;
  const sameCountry = hotel.country.en === other.country.en;
  const isRelatedSetting = relatedSettings[hotel.setting].includes(other.setting);
  return (samePlace ? 8 : 0) + (sameCountry ? 4 : 0) + (sameSetting ? 2 : 0) + (isRelatedSetting ? 1 : 0);
}
