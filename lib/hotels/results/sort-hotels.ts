import type { HotelSummary } from './summarize-hotel';

/** Price ascending is the specification's; "recommended" weighs price, stars, the way to the centre and the terms against each other. */
export const sortOrders = ['price', 'price-desc', 'recommended', 'stars', 'distance'] as const;
export type SortOrder = (typeof sortOrders)[number];
export const defaultSort: SortOrder = 'price';

/** A new list in the given order, those with rooms first; ties go to the cheaper, then the nearer, then the earlier in the answer. */
export function sortHotels(hotels: readonly HotelSummary[], order: SortOrder): HotelSummary[] {
  const compare = order === 'recommended' ? compareWorth(hotels) : comparators[order];
  return [...hotels].sort(
    (a, b) => Number(b.available) - Number(a.available) || compare(a, b) || a.total - b.total || farOf(a) - farOf(b),
  );
}

type Comparator = (a: HotelSummary, b: HotelSummary) => number;

const comparators: Record<Exclude<SortOrder, 'recommended'>, Comparator> = {
  price: (a, b) => a.total - b.total,
  'price-desc': (a, b) => b.total - a.total,
  stars: (a, b) => b.stars - a.stars,
  distance: (a, b) => farOf(a) - farOf(b),
};

/** Twice the price weighs as much as three stars or nine kilometres; breakfast and a free way out count a little. */
const weights = { price: 1, star: 0.33, kilometre: 0.11, meals: 0.1, freeCancellation: 0.15 };

function compareWorth(hotels: readonly HotelSummary[]): Comparator {
  const costs = hotels.map(costOf).sort((a, b) => a - b);
  const usual = costs[Math.floor(costs.length / 2)] || 1;
  const worth = new Map(
    hotels.map((summary) => {
      const { stars, freeUntil, hotel } = summary;
      const comfort = weights.star * stars + (hotel.board === 'roomOnly' ? 0 : weights.meals);
      const ease = (freeUntil ? weights.freeCancellation : 0) - weights.kilometre * Math.min(farOf(summary), 15);
      return [summary, comfort + ease - (weights.price * costOf(summary)) / usual];
    }),
  );
  return (a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0);
}

/** In kilometres; an unknown distance sorts last. */
function farOf({ distance }: HotelSummary): number {
  return distance ?? 1_000;
}

/** All that the stay costs, wherever it is paid. */
function costOf({ total, dueAtProperty }: HotelSummary): number {
  return total + dueAtProperty;
}
