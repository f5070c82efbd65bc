/** The current flights of a booking: those of its order at the supplier, if there is one. The airline may have changed them since the request. */
import { minutesOf } from '@/lib/time/dates';
import type {
  FlightItinerary,
  FlightSegment,
  SignedFlightOffer,
} from '@/supabase/functions/_shared/contracts/flights/flight-search';
import type { ChangedFlight, Tickets } from './order-row';

export type OrderedFlights = Pick<Tickets, 'status' | 'itineraries' | 'longest_itineraries'>;

const standing: readonly Tickets['status'][] = ['held', 'paid', 'ticketed'];

/**
 * The requested flights with their current data. The supplier states airports and times; other data (plane, terminal, cabin) is kept from the
 * request.
 */
export function flightsInForce(requested: readonly SignedFlightOffer[], orders: readonly OrderedFlights[]): SignedFlightOffer[] {
  const known = orders.filter(({ itineraries }) => itineraries.length > 0);
  // Of a cancelled order, those that were cancelled.
  const booked = (known.find(({ status }) => standing.includes(status)) ?? known.find(({ status }) => status === 'cancelled'))
    ?.itineraries;
  // Only trips on one ticket are ordered as a whole.
  const isSame = requested.length === 1 && booked?.length === requested[0]?.itineraries.length;
  if (!booked || !isSame) return [...requested];
  return requested.map((offer) => ({
    ...offer,
    itineraries: offer.itineraries.map((itinerary, index) => inForce(itinerary, booked[index] ?? [])),
  }));
}

/** Earlier flights for which there is no flight in their place any more: a calendar that has them must let go of them. */
export function droppedFlights(
  requested: readonly SignedFlightOffer[],
  now: readonly SignedFlightOffer[],
  orders: readonly OrderedFlights[],
): FlightSegment[] {
  const [whole, ...others] = requested;
  const ordered = orders.flatMap((order) => [order.itineraries, order.longest_itineraries ?? []]);
  const ofWhole = ordered.filter((ways) => others.length === 0 && ways.length === whole?.itineraries.length);
  const earlier = ofWhole.map((ways) =>
    ways.flatMap((way, at) => way.map((flight, index) => toSegment(flight, index, whole?.itineraries[at]?.segments ?? []))),
  );
  return longest([flightsOf(requested), ...earlier]).slice(flightsOf(now).length);
}

const longest = (lists: readonly FlightSegment[][]) =>
  lists.reduce((most, list) => (list.length > most.length ? list : most), []);

const flightsOf = (offers: readonly SignedFlightOffer[]) =>
  offers.flatMap(({ itineraries }) => itineraries.flatMap(({ segments }) => segments));

function inForce(requested: FlightItinerary, flights: readonly ChangedFlight[]): FlightItinerary {
  const segments = flights.map((flight, index) => toSegment(flight, index, requested.segments));
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last) return requested;
  const isMoved = JSON.stringify(endsOf(segments)) !== JSON.stringify(endsOf(requested.segments));
  if (!isMoved) return requested;
  const [start, end] = [requested.segments[0], requested.segments.at(-1)];
  const duration = durationBetween(first.departure, last.arrival, start?.departure, end?.arrival, requested.duration);
  return { ...requested, duration: segments.length === 1 ? first.duration : duration, segments };
}

const endsOf = (segments: readonly FlightSegment[]) =>
  segments.map(({ carrierCode, number, departure, arrival }) => [
    carrierCode,
    number,
    departure.iataCode,
    departure.at,
    arrival.iataCode,
    arrival.at,
  ]);

function toSegment(
  { flight, from, to, departs, arrives, duration }: ChangedFlight,
  index: number,
  requested: readonly FlightSegment[],
): FlightSegment {
  const [, carrierCode = '', number = ''] = /^(\w{2}) ?(\w+)$/.exec(flight) ?? [];
  const before = requested.find(({ departure, arrival }) => departure.iataCode === from && arrival.iataCode === to);
  const isSameFlight = before?.carrierCode === carrierCode && before.number === number;
  const ends = { departure: { iataCode: from, at: atMinute(departs) }, arrival: { iataCode: to, at: atMinute(arrives) } };
  if (before && isSameFlight) {
    return {
      ...before,
      departure: { ...before.departure, ...ends.departure },
      arrival: { ...before.arrival, ...ends.arrival },
      duration: duration ?? durationBetween(ends.departure, ends.arrival, before.departure, before.arrival, before.duration),
    };
  }
  return {
    // Its cabin is found by this id.
    id: before?.id ?? requested[index]?.id ?? `changed-${index + 1}`,
    carrierCode,
    number,
    ...ends,
    numberOfStops: 0,
    duration:
      duration ??
      durationBetween(ends.departure, ends.arrival, before?.departure, before?.arrival, before?.duration ?? unknownDuration),
  };
}

const atMinute = (moment: string) => `${moment.slice(0, 16)}:00`;
const unknownDuration = 'PT0M';

type End = FlightSegment['departure'];

/** Between the same airports, clock times differ by a constant; otherwise no duration is stated. */
function durationBetween(start: End, end: End, knownStart: End | undefined, knownEnd: End | undefined, known: string): string {
  if (start.iataCode !== knownStart?.iataCode || end.iataCode !== knownEnd?.iataCode) return unknownDuration;
  const onClocks = (one: End, other: End) => (Date.parse(`${other.at}Z`) - Date.parse(`${one.at}Z`)) / 60_000;
  const minutes = minutesOf(known) + onClocks(start, end) - onClocks(knownStart, knownEnd);
  return minutes > 0 ? `PT${Math.floor(minutes / 60)}H${minutes % 60}M` : unknownDuration;
}
