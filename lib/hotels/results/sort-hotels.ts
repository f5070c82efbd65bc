import type { HotelSummary } from './summarize-hotel';

/** "recommended" weighs price, guest rating, stars, the way to what matters and the terms against each other. A price counts with the fees due at the property. */
export const sortOrders = ['recommended', 'price', 'price-desc', 'rating', 'stars', 'distance'] as const;
export type SortOrder = (typeof sortOrders)[number];
export const defaultSort: SortOrder = 'recommended';

/** A new list in the given order, those with rooms first; ties go to the cheaper, then the nearer, then the earlier in the answer. */
export function sortHotels(hotels: readonly HotelSummary[], order: SortOrder): HotelSummary[] {
  const compare = order === 'recommended' ? compareWorth(hotels) : comparators[order];
  return [...hotels].sort(
    (a, b) => Number(b.available) - Number(a.available) || compare(a, b) || costOf(a) - costOf(b) || farOf(a) - farOf(b),
  );
}

type Comparator = (a: HotelSummary, b: HotelSummary) => number;

const comparators: Record<Exclude<SortOrder, 'recommended'>, Comparator> = {
  price: (a, b) => costOf(a) - costOf(b),
  'price-desc': (a, b) => costOf(b) - costOf(a),
  rating: (a, b) => scoreOf(b) - scoreOf(a),
  stars: (a, b) => b.stars - a.stars,
  distance: (a, b) => farOf(a) - farOf(b),
};

/**
 * Twice the usual price weighs as much as three stars, three and a half points of the guests, or nine kilometres; breakfast and a free way out count
 * a little. Below three stars a hotel must be liked or near to come first: few who leave the order to us look for one.
 */
const weights = { price: 1, star: 0.33, guestPoint: 0.28, kilometre: 0.11, meals: 0.1, freeCancellation: 0.15, simple: 0.6 };
/** Counted for a hotel without a rating, in guest points. */
const usualScore = 7;

function compareWorth(hotels: readonly HotelSummary[]): Comparator {
  const costs = hotels.map(costOf).sort((a, b) => a - b);
  const usual = costs[Math.floor(costs.length / 2)] || 1;
  const worth = new Map(
    hotels.map((summary) => {
      const { stars, cancellation, hotel } = summary;
      const liked = weights.guestPoint * ((hotel.guestRating?.score ?? usualScore) - usualScore);
      const simple = stars === 1 || stars === 2 ? weights.simple : 0;
      const comfort = weights.star * stars + liked - simple + (hotel.board === 'roomOnly' ? 0 : weights.meals);
      const ease = (cancellation.freeUntil ? weights.freeCancellation : 0) - weights.kilometre * Math.min(farOf(summary), 15);
      return [summary, comfort + ease - (weights.price * costOf(summary)) / usual];
    }),
  );
  return (a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0);
}

/** A hotel nobody has rated sorts last. */
function scoreOf({ hotel }: HotelSummary): number {
  return hotel.guestRating?.score ?? -1;
}

/** In kilometres; an unknown distance sorts last. */
function farOf({ distance }: HotelSummary): number {
  return distance ?? 1_000;
}

/** All that the stay costs, wherever it is paid. */
function costOf({ total, dueAtProperty }: HotelSummary): number {
  return total + dueAtProperty;
}
