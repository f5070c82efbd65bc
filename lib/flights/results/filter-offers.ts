import { isInRange, openRange, type Range } from '@/lib/range';
import { fareWithBags } from '../whole-cost';
import type { OfferSummary, TimeBand } from './summarize-offer';

/** Most stops in either direction; 2 means two or more. */
export const stopChoices = [0, 1, 2] as const;
export type StopChoice = (typeof stopChoices)[number];

/** On/off filters, as lists with a single choice so that they are counted and stored in the address like the others. */
export const bagChoices = ['included'] as const;
export const refundChoices = ['allowed'] as const;
export const overnightChoices = ['none'] as const;
export const paperChoices = ['none'] as const;

/** Empty lists and open ranges exclude nothing. */
export interface OfferFilters {
  stops: readonly StopChoice[];
  /** Offers with at least one flight of one of these. */
  airlines: readonly string[];
  layoverAirports: readonly string[];
  /** The airports where the trip begins, ends or turns, in cities with several airports. */
  airports: readonly string[];
  /** A checked bag in the fare of every flight. */
  bags: readonly (typeof bagChoices)[number][];
  /** The fare is refundable before departure, perhaps less a fee. */
  refunds: readonly (typeof refundChoices)[number][];
  /** No overnight layover. */
  overnight: readonly (typeof overnightChoices)[number][];
  /** No passport of the party needs more than itself; without passports it excludes nothing. */
  papers: readonly (typeof paperChoices)[number][];
  /** Of the outbound flight, also on round trips. */
  departureTimes: readonly TimeBand[];
  arrivalTimes: readonly TimeBand[];
  /** Departure of the return flight. */
  returnTimes: readonly TimeBand[];
  /** QAR for one adult. */
  price: Range;
  /** QAR for the party, with a bag for everybody as far as its price is known. */
  whole: Range;
  /** Minutes of the longer direction. */
  duration: Range;
  /** Minutes of the longest layover. */
  longestLayover: Range;
}

export type FilterName = keyof OfferFilters;

export const noFilters: OfferFilters = {
  stops: [],
  airlines: [],
  layoverAirports: [],
  airports: [],
  bags: [],
  refunds: [],
  overnight: [],
  papers: [],
  departureTimes: [],
  arrivalTimes: [],
  returnTimes: [],
  price: openRange,
  whole: openRange,
  duration: openRange,
  longestLayover: openRange,
};

/** The offers that match, each with its cheapest matching fare. */
export function filterOffers(offers: readonly OfferSummary[], filters: OfferFilters): OfferSummary[] {
  const active = activeFilters(filters);
  return offers.flatMap(({ fares }) => fares.find((fare) => findObstacles(fare, filters, active).length === 0) ?? []);
}

export function activeFilters(filters: OfferFilters): FilterName[] {
  return filterNames.filter((name) => {
    const filter = filters[name];
    return 'length' in filter ? filter.length > 0 : filter.min !== null || filter.max !== null;
  });
}

/** The active filters that exclude an offer. */
export function findObstacles(offer: OfferSummary, filters: OfferFilters, active: readonly FilterName[]): FilterName[] {
  return active.filter((name) => !passes[name](offer, filters));
}

export function stopChoiceOf({ stops }: OfferSummary): StopChoice {
  return stops === 0 ? 0 : stops === 1 ? 1 : 2;
}

export const bagChoicesOf = ({ hasCheckedBag }: OfferSummary) => (hasCheckedBag ? bagChoices : []);
export const refundChoicesOf = ({ isRefundable }: OfferSummary) => (isRefundable ? refundChoices : []);
export const overnightChoicesOf = ({ hasOvernightLayover }: OfferSummary) => (hasOvernightLayover ? [] : overnightChoices);
export const paperChoicesOf = ({ hasNoPapers }: OfferSummary) => (hasNoPapers ? paperChoices : []);
export const returnBandsOf = ({ returnBand }: OfferSummary) => (returnBand ? [returnBand] : []);

const passes: Record<FilterName, (offer: OfferSummary, filters: OfferFilters) => boolean> = {
  stops: (offer, { stops }) => allows(stops, [stopChoiceOf(offer)]),
  airlines: (offer, { airlines }) => allows(airlines, offer.airlines),
  layoverAirports: (offer, { layoverAirports }) => allows(layoverAirports, offer.layoverAirports),
  airports: (offer, { airports }) => allows(airports, offer.airports),
  bags: (offer, { bags }) => allows(bags, bagChoicesOf(offer)),
  refunds: (offer, { refunds }) => allows(refunds, refundChoicesOf(offer)),
  overnight: (offer, { overnight }) => allows(overnight, overnightChoicesOf(offer)),
  papers: (offer, { papers }) => offer.hasNoPapers === null || allows(papers, paperChoicesOf(offer)),
  departureTimes: (offer, { departureTimes }) => allows(departureTimes, [offer.departureBand]),
  arrivalTimes: (offer, { arrivalTimes }) => allows(arrivalTimes, [offer.arrivalBand]),
  returnTimes: (offer, { returnTimes }) => allows(returnTimes, returnBandsOf(offer)),
  price: (offer, { price }) => isInRange(price, offer.adultPrice),
  whole: (offer, { whole }) => isInRange(whole, fareWithBags(offer).price),
  duration: (offer, { duration }) => isInRange(duration, offer.longestMinutes),
  longestLayover: (offer, { longestLayover }) => isInRange(longestLayover, offer.longestLayover),
};
export const filterNames = Object.keys(passes) as FilterName[];

function allows<Choice>(selected: readonly Choice[], present: readonly Choice[]): boolean {
  return selected.length === 0 || present.some((choice) => selected.includes(choice));
}
