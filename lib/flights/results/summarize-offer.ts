import { daysBetween, minutesOf } from '@/lib/time/dates';
import { allowanceInKilograms } from '@/supabase/functions/_shared/contracts/flights/fare-terms';
import { leastBags, partyOf } from '../fare';
import type { FlightItinerary, FlightSearchResponse, FlightSegment, SignedFlightOffer } from '../offer';
import { isRoundTrip } from '../round-trip';
import { findLayovers, type Layover } from './layovers';

export const timeBands = ['morning', 'afternoon', 'evening', 'night'] as const;
export type TimeBand = (typeof timeBands)[number];

/** One direction of a trip, as a card shows it. Times are local to their airport. */
export interface ItinerarySummary {
  segments: readonly FlightSegment[];
  origin: string;
  destination: string;
  departureAt: string;
  arrivalAt: string;
  /** Calendar days between take-off and landing, in local time: 1 is the next day, -1 the day before. */
  dayOffset: number;
  minutes: number;
  /** Connections plus technical stops. */
  stops: number;
  layovers: Layover[];
  /** Marketing carriers in the order flown, each once. */
  airlines: string[];
}

/** Codes of airports; null where both directions have the same one. */
export interface OtherAirport {
  /** At the destination: arrival of the outbound, and departure of the return. */
  away: { lands: string; leaves: string } | null;
  /** At the origin: departure of the outbound, and arrival of the return. */
  home: { leaves: string; lands: string } | null;
}

/** The data of an offer for filters, sorting and cards, computed once per answer. Amounts are in QAR. */
export interface OfferSummary {
  id: string;
  offer: SignedFlightOffer;
  /** The fares of the same flights, cheapest first, including this one. */
  fares: readonly OfferSummary[];
  itineraries: ItinerarySummary[];
  /** Outbound and return. False for one way and for journeys through several cities. */
  isRoundTrip: boolean;
  airlines: string[];
  layoverAirports: string[];
  /** The airports where the directions begin and end. */
  airports: string[];
  /** Where the return leaves from another airport than the arrival, or ends at another than the departure. */
  otherAirport: OtherAirport;
  /** Of the direction with more stops. */
  stops: number;
  /** For one adult, the whole trip. */
  adultPrice: number;
  /** For the whole party. */
  totalPrice: number;
  travellers: number;
  /** Null when the supplier does not state it. */
  hasCheckedBag: boolean | null;
  isRefundable: boolean | null;
  /** Whether every passport of the party needs nothing but itself; null where nobody said a passport. */
  hasNoPapers: boolean | null;
  /** In minutes; 0 without layovers. */
  longestLayover: number;
  hasOvernightLayover: boolean;
  /** Local times and bands of the outbound flight. */
  departureAt: string;
  arrivalAt: string;
  departureBand: TimeBand;
  arrivalBand: TimeBand;
  /** Departure of the return; null for one way. */
  returnBand: TimeBand | null;
  /** Of the longer direction, for the duration filter. */
  longestMinutes: number;
  /** Of all directions together, for "fastest". */
  totalMinutes: number;
}

/** One summary per journey, at its cheapest fare. `hasNoPapers` knows the passports of the party. */
export function summarizeResponse(
  { data, otherFares }: Pick<FlightSearchResponse, 'data' | 'otherFares'>,
  hasNoPapers?: (offer: SignedFlightOffer) => boolean,
): OfferSummary[] {
  return data.map((offer) => summarizeJourney(offer, otherFares[offer.id] ?? [], hasNoPapers?.(offer)));
}

export function summarizeOffer(offer: SignedFlightOffer): OfferSummary {
  return summarizeJourney(offer, []);
}

/** `others`: dearer fares of the same flights. */
function summarizeJourney(
  offer: SignedFlightOffer,
  others: readonly SignedFlightOffer[],
  hasNoPapers: boolean | null = null,
): OfferSummary {
  const itineraries = offer.itineraries.map(summarizeItinerary);
  const outbound = itineraries[0];
  const minutes = itineraries.map((itinerary) => itinerary.minutes);
  const layovers = itineraries.flatMap((itinerary) => itinerary.layovers);
  const isRound = isRoundTrip(offer.itineraries);
  const back = isRound ? itineraries[1] : undefined;
  const fares: OfferSummary[] = [];
  const journey = {
    fares,
    itineraries,
    isRoundTrip: isRound,
    airlines: unique(itineraries.flatMap((itinerary) => itinerary.airlines)),
    layoverAirports: unique(layovers.map(({ airport }) => airport)),
    airports: unique(itineraries.flatMap(({ origin, destination }) => [origin, destination])),
    otherAirport: {
      away:
        outbound && back && outbound.destination !== back.origin ? { lands: outbound.destination, leaves: back.origin } : null,
      home:
        outbound && back && outbound.origin !== back.destination ? { leaves: outbound.origin, lands: back.destination } : null,
    },
    stops: Math.max(...itineraries.map(({ stops }) => stops)),
    travellers: partyOf(offer.travelerPricings),
    hasNoPapers,
    longestLayover: Math.max(0, ...layovers.map((layover) => layover.minutes)),
    hasOvernightLayover: layovers.some(({ warnings }) => warnings.includes('overnight')),
    departureAt: outbound?.departureAt ?? '',
    arrivalAt: outbound?.arrivalAt ?? '',
    departureBand: timeBandOf(outbound?.departureAt ?? ''),
    arrivalBand: timeBandOf(outbound?.arrivalAt ?? ''),
    returnBand: back ? timeBandOf(back.departureAt) : null,
    longestMinutes: Math.max(...minutes),
    totalMinutes: minutes.reduce((sum, each) => sum + each, 0),
  };
  const summary = { ...journey, ...summarizeFare(offer) };
  fares.push(summary, ...others.map((fare) => ({ ...journey, ...summarizeFare(fare) })));
  return summary;
}

/** The properties in which fares of the same flights differ. */
function summarizeFare(offer: SignedFlightOffer) {
  const bags = leastBags(offer);
  return {
    id: offer.id,
    offer,
    adultPrice: Number(offer.travelerPricings[0]?.price.total),
    totalPrice: Number(offer.price.total),
    hasCheckedBag: bags && allowanceInKilograms(bags) > 0,
    isRefundable: offer.conditions?.refund.allowed ?? null,
  };
}

/** The part of the day of a local ISO time: night 0-6, morning 6-12, afternoon 12-18, evening 18-24 (SPEC section 9). */
export function timeBandOf(localIso: string): TimeBand {
  const hour = Number(localIso.slice(11, 13));
  if (hour < 6) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

function summarizeItinerary({ duration, segments }: FlightItinerary): ItinerarySummary {
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last) throw new TypeError('An itinerary has at least one segment');
  return {
    segments,
    origin: first.departure.iataCode,
    destination: last.arrival.iataCode,
    departureAt: first.departure.at,
    arrivalAt: last.arrival.at,
    dayOffset: daysBetween(first.departure.at, last.arrival.at),
    minutes: minutesOf(duration),
    stops: segments.length - 1 + segments.reduce((sum, { numberOfStops }) => sum + numberOfStops, 0),
    layovers: findLayovers(segments),
    airlines: unique(segments.map(({ carrierCode }) => carrierCode)),
  };
}

function unique(codes: string[]): string[] {
  return [...new Set(codes)];
}
