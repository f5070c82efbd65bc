import type { HotelSummary } from './summarize-hotel';

/** "recommended" weighs price, guest rating, stars, distance to the landmark and terms. Prices include the fees due at the property. */
export const sortOrders = ['recommended', 'price', 'price-desc', 'rating', 'stars', 'distance'] as const;
export type SortOrder = (typeof sortOrders)[number];
export const defaultSort: SortOrder = 'recommended';

/** A new list in the given order, available hotels first. Ties: the cheaper, then the nearer, then the earlier in the answer. */
export function sortHotels(hotels: readonly HotelSummary[], order: SortOrder): HotelSummary[] {
  const compare = order === 'recommended' ? compareRecommended(hotels) : comparators[order];
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
 * Double the usual price weighs as much as three stars, three and a half points of guest rating, or nine kilometres; breakfast and free
 * cancellation count a little. Hotels below three stars come first only when they are well rated or near: few visitors look for them.
 */
const weights = { price: 1, star: 0.33, guestPoint: 0.28, kilometre: 0.11, meals: 0.1, freeCancellation: 0.15, simple: 0.6 };
/** The guest rating that is assumed for unrated hotels. */
const usualScore = 7;

function compareRecommended(hotels: readonly HotelSummary[]): Comparator {
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

/** Unrated hotels sort last. */
function scoreOf({ hotel }: HotelSummary): number {
  return hotel.guestRating?.score ?? -1;
}

/** In kilometres; unknown distances sort last. */
function farOf({ distance }: HotelSummary): number {
  return distance ?? 1_000;
}

/** The whole cost of the stay, including what is paid at the property. */
function costOf({ total, dueAtProperty }: HotelSummary): number {
  return total + dueAtProperty;
}
