import { activeFilters, findObstacles, type OfferFilters, type StopChoice, stopChoiceOf, stopChoices } from './filter-offers';
import { type OfferSummary, type TimeBand, timeBands } from './summarize-offer';

export const priceStep = 50;
export const durationStep = 30;
const defaultPriceBounds: Bounds = { min: 0, max: 10_000 };
const defaultDurationBounds: Bounds = { min: 0, max: 1440 };

export interface Bounds {
  min: number;
  max: number;
}

/** A choice of a filter and what choosing it would show, the other filters being as they are. */
export interface FilterOption<Value> {
  value: Value;
  count: number;
  /** Lowest price for one adult among all offers with this value, filtered or not; null when there is none. */
  lowestPrice: number | null;
}

export interface FilterOptions {
  stops: FilterOption<StopChoice>[];
  airlines: FilterOption<string>[];
  layoverAirports: FilterOption<string>[];
  departureTimes: FilterOption<TimeBand>[];
  arrivalTimes: FilterOption<TimeBand>[];
}

type ListFilter = keyof FilterOptions;
type Tally = Map<string | number, { count: number; all: number; lowestPrice: number }>;

const valuesOf: Record<ListFilter, (offer: OfferSummary) => readonly (string | number)[]> = {
  stops: (offer) => [stopChoiceOf(offer)],
  airlines: (offer) => offer.airlines,
  layoverAirports: (offer) => offer.layoverAirports,
  departureTimes: (offer) => [offer.departureBand],
  arrivalTimes: (offer) => [offer.arrivalBand],
};
const listFilters = Object.keys(valuesOf) as ListFilter[];

/**
 * The options of every list filter with their counts. Airlines and airports are sorted by number of offers, independent of the filters. A selected
 * value without offers stays, so that it can be cleared.
 */
export function listFilterOptions(offers: readonly OfferSummary[], filters: OfferFilters): FilterOptions {
  const active = activeFilters(filters);
  const tallies = Object.fromEntries(listFilters.map((name): [ListFilter, Tally] => [name, new Map()])) as Record<
    ListFilter,
    Tally
  >;
  for (const offer of offers) {
    const obstacles = findObstacles(offer, filters, active);
    for (const name of listFilters) {
      const counts = obstacles.every((obstacle) => obstacle === name);
      for (const value of valuesOf[name](offer)) countOffer(tallies[name], value, offer.adultPrice, counts);
    }
  }
  return {
    stops: toOptions(tallies.stops, stopChoices),
    airlines: toOptions(tallies.airlines, byFrequency(tallies.airlines, filters.airlines)),
    layoverAirports: toOptions(tallies.layoverAirports, byFrequency(tallies.layoverAirports, filters.layoverAirports)),
    departureTimes: toOptions(tallies.departureTimes, timeBands),
    arrivalTimes: toOptions(tallies.arrivalTimes, timeBands),
  };
}

/** The ends of the two sliders: the offers' own lowest and highest, widened to whole steps. */
export function rangeBounds(offers: readonly OfferSummary[]): { price: Bounds; duration: Bounds } {
  return {
    price: boundsOf(offers, ({ adultPrice }) => adultPrice, priceStep) ?? defaultPriceBounds,
    duration: boundsOf(offers, ({ longestMinutes }) => longestMinutes, durationStep) ?? defaultDurationBounds,
  };
}

function countOffer(tally: Tally, value: string | number, price: number, counts: boolean): void {
  const entry = tally.get(value) ?? { count: 0, all: 0, lowestPrice: price };
  entry.all += 1;
  entry.lowestPrice = Math.min(entry.lowestPrice, price);
  if (counts) entry.count += 1;
  tally.set(value, entry);
}

function byFrequency(tally: Tally, chosen: readonly string[]): string[] {
  const present = [...tally]
    .sort(([a, { all }], [b, other]) => other.all - all || (a < b ? -1 : 1))
    .map(([value]) => String(value));
  return [...present, ...chosen.filter((value) => !tally.has(value))];
}

function toOptions<Value extends string | number>(tally: Tally, values: readonly Value[]): FilterOption<Value>[] {
  return values.map((value) => {
    const entry = tally.get(value);
    return { value, count: entry?.count ?? 0, lowestPrice: entry?.lowestPrice ?? null };
  });
}

function boundsOf(offers: readonly OfferSummary[], measure: (offer: OfferSummary) => number, step: number): Bounds | null {
  if (offers.length === 0) return null;
  const values = offers.map(measure);
  const min = Math.floor(Math.min(...values) / step) * step;
  return { min, max: Math.max(Math.ceil(Math.max(...values) / step) * step, min + step) };
}
