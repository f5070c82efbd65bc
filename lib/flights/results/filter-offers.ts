import { isInRange, openRange, type Range } from '@/lib/range';
import type { OfferSummary, TimeBand } from './summarize-offer';

/** Most stops in either direction; 2 stands for two or more. */
export const stopChoices = [0, 1, 2] as const;
export type StopChoice = (typeof stopChoices)[number];

/** An empty list and an open range let everything through. */
export interface OfferFilters {
  stops: readonly StopChoice[];
  /** Offers with at least one flight of one of these. */
  airlines: readonly string[];
  layoverAirports: readonly string[];
  /** Of the outbound flight, also on round trips. */
  departureTimes: readonly TimeBand[];
  arrivalTimes: readonly TimeBand[];
  /** QAR for one adult. */
  price: Range;
  /** Minutes of the longer direction. */
  duration: Range;
}

export type FilterName = keyof OfferFilters;

export const noFilters: OfferFilters = {
  stops: [],
  airlines: [],
  layoverAirports: [],
  departureTimes: [],
  arrivalTimes: [],
  price: openRange,
  duration: openRange,
};

export function filterOffers(offers: readonly OfferSummary[], filters: OfferFilters): OfferSummary[] {
  const active = activeFilters(filters);
  return offers.filter((offer) => findObstacles(offer, filters, active).length === 0);
}

export function activeFilters(filters: OfferFilters): FilterName[] {
  return filterNames.filter((name) => {
    const filter = filters[name];
    return 'length' in filter ? filter.length > 0 : filter.min !== null || filter.max !== null;
  });
}

/** The active filters that keep an offer out. */
export function findObstacles(offer: OfferSummary, filters: OfferFilters, active: readonly FilterName[]): FilterName[] {
  return active.filter((name) => !passes[name](offer, filters));
}

export function stopChoiceOf({ stops }: OfferSummary): StopChoice {
  return stops === 0 ? 0 : stops === 1 ? 1 : 2;
}

const passes: Record<FilterName, (offer: OfferSummary, filters: OfferFilters) => boolean> = {
  stops: (offer, { stops }) => allows(stops, [stopChoiceOf(offer)]),
  airlines: (offer, { airlines }) => allows(airlines, offer.airlines),
  layoverAirports: (offer, { layoverAirports }) => allows(layoverAirports, offer.layoverAirports),
  departureTimes: (offer, { departureTimes }) => allows(departureTimes, [offer.departureBand]),
  arrivalTimes: (offer, { arrivalTimes }) => allows(arrivalTimes, [offer.arrivalBand]),
  price: (offer, { price }) => isInRange(price, offer.adultPrice),
  duration: (offer, { duration }) => isInRange(duration, offer.longestMinutes),
};
const filterNames = Object.keys(passes) as FilterName[];

function allows<Choice>(chosen: readonly Choice[], present: readonly Choice[]): boolean {
  return chosen.length === 0 || present.some((choice) => chosen.includes(choice));
}
