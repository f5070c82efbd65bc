import { isKnownAirport } from '../../airports.ts';
import { todayInQatar } from '../../contracts/calendar-day.ts';
import { airportsOf, isSamePlace } from '../../contracts/flights/city-airports.ts';
import type { FlightSearchRequest } from '../../contracts/flights/flight-request.ts';
import type { FlightSearchContext, FlightSupplier } from './flight-supplier.ts';

/** In milliseconds; passengers cannot reach a flight that leaves sooner. */
const noticeMs = 2 * 60 * 60_000;

/** Context of a request to an adapter. */
export function flightMoment(now: Date): Omit<FlightSearchContext, 'signal'> {
  return { today: todayInQatar(now), now, notBefore: new Date(now.getTime() + noticeMs) };
}

/** Why the supplier cannot serve this party. */
export function refusedParty({ adults, children }: Pick<FlightSearchRequest, 'adults' | 'children'>) {
  return ({ limits }: FlightSupplier) => (adults + children > limits.seats ? ('partyTooLarge' as const) : null);
}

/** The place data that the rules of a search need: a known airport, or a city of such airports, can be searched. */
export const knownPlaces = {
  isKnownPlace: (place: string) => airportsOf(place).every(isKnownAirport),
  isSamePlace,
};
