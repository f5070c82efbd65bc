import { isKnownAirport } from '../../airports.ts';
import { todayInQatar } from '../../contracts/calendar-day.ts';
import { airportsOf } from '../../contracts/flights/city-airports.ts';
import type { FlightSearchRequest } from '../../contracts/flights/flight-request.ts';
import type { FlightSearchContext, FlightSupplier } from './flight-supplier.ts';

/** In milliseconds; passengers cannot reach a flight that leaves sooner. */
const noticeMs = 2 * 60 * 60_000;

/** Context of a request to an adapter. */
export function flightMoment(now: Date): Omit<FlightSearchContext, 'signal'> {
  return { today: todayInQatar(now), now, notBefore: new Date(now.getTime() + noticeMs) };
}

/** Why the supplier is not asked for this party. */
export function refusedParty({ adults, children }: Pick<FlightSearchRequest, 'adults' | 'children'>) {
  return ({ limits }: FlightSupplier) => (adults + children > limits.seats ? ('partyTooLarge' as const) : null);
}

/** Whether a place can be searched: a known airport, or a city of such airports. */
export function isKnownPlace(code: string): boolean {
  return airportsOf(code).every(isKnownAirport);
}
