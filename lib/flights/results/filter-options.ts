import { fareWithBags } from '../whole-cost';
import {
  activeFilters,
  bagChoices,
  bagChoicesOf,
  findObstacles,
  type OfferFilters,
  overnightChoices,
  overnightChoicesOf,
  paperChoices,
  paperChoicesOf,
  refundChoices,
  refundChoicesOf,
  returnBandsOf,
  type StopChoice,
  stopChoiceOf,
  stopChoices,
} from './filter-offers';
import { groupByOutbound } from './group-by-outbound';
import { type OfferSummary, type TimeBand, timeBands } from './summarize-offer';

export const priceStep = 50;
export const durationStep = 30;
const defaultPriceBounds: Bounds = { min: 0, max: 10_000 };
const defaultDurationBounds: Bounds = { min: 0, max: 1440 };

export interface Bounds {
  min: number;
  max: number;
}

/** An option of a filter, with the number of rows (one per outbound) it would show while the other filters stay as they are. */
export interface FilterOption<Value> {
  value: Value;
  count: number;
  /** Lowest price for one adult among those rows; null without rows. */
  lowestPrice: number | null;
}

export interface FilterOptions {
  stops: FilterOption<StopChoice>[];
  airlines: FilterOption<string>[];
  layoverAirports: FilterOption<string>[];
  airports: FilterOption<string>[];
  bags: FilterOption<'included'>[];
  refunds: FilterOption<'allowed'>[];
  overnight: FilterOption<'none'>[];
  papers: FilterOption<'none'>[];
  departureTimes: FilterOption<TimeBand>[];
  arrivalTimes: FilterOption<TimeBand>[];
  returnTimes: FilterOption<TimeBand>[];
}

type ListFilter = keyof FilterOptions;
type Tally = Map<string | number, { rows: Set<string>; all: number; lowestPrice: number | null }>;

const valuesOf: Record<ListFilter, (offer: OfferSummary) => readonly (string | number)[]> = {
  stops: (offer) => [stopChoiceOf(offer)],
  airlines: (offer) => offer.airlines,
  layoverAirports: (offer) => offer.layoverAirports,
  airports: (offer) => offer.airports,
  bags: bagChoicesOf,
  refunds: refundChoicesOf,
  overnight: overnightChoicesOf,
  papers: paperChoicesOf,
  departureTimes: (offer) => [offer.departureBand],
  arrivalTimes: (offer) => [offer.arrivalBand],
  returnTimes: returnBandsOf,
};
const listFilters = Object.keys(valuesOf) as ListFilter[];

/**
 * The options of every list filter with their counts. Airlines and airports are sorted by number of offers, independent of the filters. A
 * selected value without offers stays, so that it can be cleared. Airports, bags, refunds, nights and papers list only values that distinguish offers.
 */
export function listFilterOptions(offers: readonly OfferSummary[], filters: OfferFilters): FilterOptions {
  const active = activeFilters(filters);
  const fares = offers.flatMap((offer) => offer.fares);
  const tallies = Object.fromEntries(listFilters.map((name): [ListFilter, Tally] => [name, new Map()])) as Record<
    ListFilter,
    Tally
  >;
  for (const { id, offers: ofRow } of groupByOutbound(offers)) {
    for (const offer of ofRow.flatMap((each) => each.fares)) {
      const obstacles = findObstacles(offer, filters, active);
      for (const name of listFilters) {
        const row = obstacles.every((obstacle) => obstacle === name) ? id : null;
        for (const value of valuesOf[name](offer)) countOffer(tallies[name], value, offer.adultPrice, row);
      }
    }
  }
  /** The options that only some of the offers have, and the selected ones. */
  function distinguishing<Value extends string>(
    name: 'airports' | 'bags' | 'refunds' | 'overnight' | 'papers',
    values: readonly Value[],
  ) {
    const selected: readonly string[] = filters[name];
    const distinguishes = (value: Value) => (tallies[name].get(value)?.all ?? 0) % fares.length > 0;
    return toOptions(
      tallies[name],
      values.filter((value) => selected.includes(value) || distinguishes(value)),
    );
  }
  return {
    stops: toOptions(tallies.stops, stopChoices),
    airlines: toOptions(tallies.airlines, byFrequency(tallies.airlines, filters.airlines)),
    layoverAirports: toOptions(tallies.layoverAirports, byFrequency(tallies.layoverAirports, filters.layoverAirports)),
    airports: distinguishing('airports', byFrequency(tallies.airports, filters.airports)),
    bags: distinguishing('bags', bagChoices),
    refunds: distinguishing('refunds', refundChoices),
    overnight: distinguishing('overnight', overnightChoices),
    papers: distinguishing('papers', paperChoices),
    departureTimes: toOptions(tallies.departureTimes, timeBands),
    arrivalTimes: toOptions(tallies.arrivalTimes, timeBands),
    returnTimes: tallies.returnTimes.size > 0 ? toOptions(tallies.returnTimes, timeBands) : [],
  };
}

/** The value of a condition that all offers share; null when they differ, or a supplier does not state it. */
export type Alike = 'all' | 'none' | null;

export interface AlikeConditions {
  bags: Alike;
  refunds: Alike;
  papers: Alike;
}

/** The filters without a choice, because all offers have the same value. */
export function alikeConditions(offers: readonly OfferSummary[]): AlikeConditions {
  const fares = offers.flatMap((offer) => offer.fares);
  const alike = (of: (offer: OfferSummary) => boolean | null, among = fares): Alike => {
    const [first] = among;
    if (!first || among.some((offer) => of(offer) !== of(first))) return null;
    return of(first) === null ? null : of(first) ? 'all' : 'none';
  };
  return {
    bags: alike(({ hasCheckedBag }) => hasCheckedBag),
    refunds: alike(({ isRefundable }) => isRefundable),
    papers: alike(({ hasNoPapers }) => hasNoPapers, [...offers]),
  };
}

export interface RangeBounds {
  price: Bounds;
  /** `lowest`: the first price of that order, to the last dirham; the sliders move by whole riyals. */
  whole: Bounds & { lowest: number };
  duration: Bounds;
  /** Null when no offer has a layover. */
  longestLayover: Bounds | null;
}

/** The ends of the sliders: the lowest and highest values of the offers, widened to whole steps. */
export function rangeBounds(offers: readonly OfferSummary[]): RangeBounds {
  const hasLayovers = offers.some(({ longestLayover }) => longestLayover > 0);
  return {
    price: boundsOf(offers, ({ adultPrice }) => adultPrice, priceStep) ?? defaultPriceBounds,
    whole: wholeBounds(offers),
    duration: boundsOf(offers, ({ longestMinutes }) => longestMinutes, durationStep) ?? defaultDurationBounds,
    longestLayover: hasLayovers ? boundsOf(offers, ({ longestLayover }) => longestLayover, durationStep) : null,
  };
}

/** From the first offer of the order from door to door, which has those without a known price of the bag last. */
function wholeBounds(offers: readonly OfferSummary[]): RangeBounds['whole'] {
  const prices = offers.map(fareWithBags);
  const known = prices.filter(({ isWhole }) => isWhole);
  const lowest = Math.min(...(known.length > 0 ? known : prices).map(({ price }) => price));
  if (!Number.isFinite(lowest)) return { ...defaultPriceBounds, lowest: defaultPriceBounds.min };
  const min = Math.floor(lowest);
  const steps = Math.ceil((Math.max(...prices.map(({ price }) => price)) - min) / priceStep);
  return { lowest, min, max: min + Math.max(steps, 1) * priceStep };
}

function countOffer(tally: Tally, value: string | number, price: number, row: string | null): void {
  const entry = tally.get(value) ?? { rows: new Set(), all: 0, lowestPrice: null };
  entry.all += 1;
  if (row !== null) {
    entry.rows.add(row);
    entry.lowestPrice = Math.min(entry.lowestPrice ?? price, price);
  }
  tally.set(value, entry);
}

function byFrequency(tally: Tally, selected: readonly string[]): string[] {
  const present = [...tally]
    .sort(([a, { all }], [b, other]) => other.all - all || (a < b ? -1 : 1))
    .map(([value]) => String(value));
  return [...present, ...selected.filter((value) => !tally.has(value))];
}

function toOptions<Value extends string | number>(tally: Tally, values: readonly Value[]): FilterOption<Value>[] {
  return values.map((value) => {
    const entry = tally.get(value);
    return { value, count: entry?.rows.size ?? 0, lowestPrice: entry?.lowestPrice ?? null };
  });
}

function boundsOf(offers: readonly OfferSummary[], measure: (offer: OfferSummary) => number, step: number): Bounds | null {
  if (offers.length === 0) return null;
  const values = offers.map(measure);
  const min = Math.floor(Math.min(...values) / step) * step;
  return { min, max: Math.max(Math.ceil(Math.max(...values) / step) * step, min + step) };
}
