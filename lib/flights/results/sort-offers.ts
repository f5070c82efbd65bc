import type { OfferSummary } from './summarize-offer';

/** "best" weighs price, time and stops against each other; the others are the specification's, price ascending first. */
export const sortOrders = ['price', 'price-desc', 'best', 'duration', 'departure', 'arrival'] as const;
export type SortOrder = (typeof sortOrders)[number];
export const defaultSort: SortOrder = 'price';

/** A new list in the given order; ties go to the cheaper, then the faster, then the earlier in the answer. */
export function sortOffers(offers: readonly OfferSummary[], order: SortOrder): OfferSummary[] {
  const compare = order === 'best' ? compareBest(offers) : comparators[order];
  return [...offers].sort((a, b) => compare(a, b) || a.adultPrice - b.adultPrice || a.totalMinutes - b.totalMinutes);
}

export interface Highlights {
  best: OfferSummary;
  cheapest: OfferSummary;
  fastest: OfferSummary;
}

/** The first offer of three orders; null when there are no offers. */
export function findHighlights(offers: readonly OfferSummary[]): Highlights | null {
  const [best, cheapest, fastest] = (['best', 'price', 'duration'] as const).map((order) => sortOffers(offers, order)[0]);
  return best && cheapest && fastest ? { best, cheapest, fastest } : null;
}

type Comparator = (a: OfferSummary, b: OfferSummary) => number;

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const comparators: Record<Exclude<SortOrder, 'best'>, Comparator> = {
  price: (a, b) => a.adultPrice - b.adultPrice,
  'price-desc': (a, b) => b.adultPrice - a.adultPrice,
  duration: (a, b) => a.totalMinutes - b.totalMinutes,
  departure: (a, b) => compareText(a.departureAt, b.departureAt),
  arrival: (a, b) => compareText(a.arrivalAt, b.arrivalAt),
};

/** Twice the cheapest price weighs as much as three times the shortest way; each stop and each warning costs a little more. */
const weights = { time: 0.5, stop: 0.1, warning: 0.08 };

function compareBest(offers: readonly OfferSummary[]): Comparator {
  const lowestPrice = Math.min(...offers.map(({ adultPrice }) => adultPrice)) || 1;
  const shortest = Math.min(...offers.map(({ totalMinutes }) => totalMinutes)) || 1;
  const scores = new Map(
    offers.map((offer) => {
      const stops = offer.itineraries.reduce((sum, itinerary) => sum + itinerary.stops, 0);
      const warnings = offer.itineraries.flatMap(({ layovers }) => layovers.flatMap((layover) => layover.warnings)).length;
      const effort = (weights.time * offer.totalMinutes) / shortest + weights.stop * stops + weights.warning * warnings;
      return [offer, offer.adultPrice / lowestPrice + effort];
    }),
  );
  return (a, b) => (scores.get(a) ?? 0) - (scores.get(b) ?? 0);
}
