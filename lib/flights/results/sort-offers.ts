import { fareWithBags } from '../whole-cost';
import { groupByOutbound } from './group-by-outbound';
import type { Layover, LayoverWarning } from './layovers';
import type { ItinerarySummary, OfferSummary } from './summarize-offer';

/**
 * Those of SPEC section 9, the first of which is the default, the price from door to door, and "best", which weighs price, time and stops
 * (docs/product/flight-results.md).
 */
export const sortOrders = ['price', 'price-desc', 'duration', 'departure', 'arrival', 'whole', 'best'] as const;
export type SortOrder = (typeof sortOrders)[number];
export const defaultSort: SortOrder = 'price';

/** A new list in the given order. Ties: the cheaper, then the faster, then the earlier in the answer. */
export function sortOffers(offers: readonly OfferSummary[], order: SortOrder): OfferSummary[] {
  if (order !== 'best') return sortBy(offers, comparators[order]);
  const scores = scoresOf(offers);
  return mixAirlines(sortBy(offers, compareBest(scores)), scores);
}

function sortBy(offers: readonly OfferSummary[], compare: Comparator): OfferSummary[] {
  return [...offers].sort((a, b) => compare(a, b) || a.adultPrice - b.adultPrice || a.totalMinutes - b.totalMinutes);
}

export interface Highlights {
  best: OfferSummary;
  cheapest: OfferSummary;
  fastest: OfferSummary;
}

/** The first offer of three orders; null when there are no offers. */
export function findHighlights(offers: readonly OfferSummary[]): Highlights | null {
  const orders = [compareBest(scoresOf(offers)), comparators.price, comparators.duration];
  const [best, cheapest, fastest] = orders.map((compare) => sortBy(offers, compare)[0]);
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
  whole: (a, b) => {
    const [one, other] = [fareWithBags(a), fareWithBags(b)];
    // What is not known in full comes last.
    return Number(other.isWhole) - Number(one.isWhole) || one.price - other.price;
  },
};

/**
 * Double the lowest price weighs as much as three times the shortest duration; each stop costs a little more. Layovers beyond four hours cost by
 * the hour. An overnight layover costs two fifths of the lowest price: families would rather pay than spend a night at an airport.
 */
const weights = { time: 0.5, stop: 0.1, longWaitHour: 0.03 };
const warningWeights: Record<LayoverWarning, number> = { short: 0.08, airportChange: 0.15, overnight: 0.4 };
const easyWaitMinutes = 240;

type Scores = ReadonlyMap<OfferSummary, number>;

function compareBest(scores: Scores): Comparator {
  return (a, b) => (scores.get(a) ?? 0) - (scores.get(b) ?? 0);
}

/** The lower, the better. */
function scoresOf(offers: readonly OfferSummary[]): Scores {
  const lowestPrice = Math.min(...offers.map(({ adultPrice }) => adultPrice)) || 1;
  const shortest = Math.min(...offers.map(({ totalMinutes }) => totalMinutes)) || 1;
  return new Map(
    offers.map((offer) => {
      const effort = (weights.time * offer.totalMinutes) / shortest + sum(offer.itineraries, effortOf);
      return [offer, offer.adultPrice / lowestPrice + effort];
    }),
  );
}

/** The penalty of each row for earlier rows of the same airline with as many stops. */
const sameAirline = 0.15;

/**
 * Mixes rows that differ in little but the hour: each further row of an airline moves down, and the best rows of other airlines come between.
 * `offers` are in the order of `scores`; those with one outbound flight stay together, as a row.
 */
function mixAirlines(offers: readonly OfferSummary[], scores: Scores): OfferSummary[] {
  const left = groupByOutbound(offers).map((row) => ({
    row,
    kind: `${row.first.airlines} ${row.first.stops}`,
    score: scores.get(row.first) ?? 0,
  }));
  const mixed: OfferSummary[] = [];
  while (left.length > 0) {
    const best = left.reduce((one, other) => (other.score < one.score ? other : one));
    left.splice(left.indexOf(best), 1);
    mixed.push(...best.row.offers);
    for (const other of left) if (other.kind === best.kind) other.score += sameAirline;
  }
  return mixed;
}

/** The inconvenience of one direction besides price and time. */
function effortOf({ stops, layovers }: ItinerarySummary): number {
  return weights.stop * stops + sum(layovers, effortOfWait);
}

function effortOfWait({ minutes, warnings }: Layover): number {
  const hoursTooLong = Math.max(minutes - easyWaitMinutes, 0) / 60;
  return weights.longWaitHour * hoursTooLong + sum(warnings, (warning) => warningWeights[warning]);
}

function sum<Item>(items: readonly Item[], measure: (item: Item) => number): number {
  return items.reduce((total, item) => total + measure(item), 0);
}
