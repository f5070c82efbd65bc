import { todayInQatar } from '../../contracts/calendar-day.ts';
import type { FlightSearchRequest } from '../../contracts/flights/flight-request.ts';
import type { FlightSearchContext, FlightSupplier } from './flight-supplier.ts';

/** Nobody gets to the gate of a flight that leaves sooner. */
const noticeMs = 2 * 60 * 60_000;

/** What an adapter needs to know of the moment it is asked. */
export function flightMoment(now: Date): Omit<FlightSearchContext, 'signal'> {
  return { today: todayInQatar(now), notBefore: new Date(now.getTime() + noticeMs) };
}

/** Why the supplier is not asked for this party. */
export function refusedParty({ adults, children }: Pick<FlightSearchRequest, 'adults' | 'children'>) {
  return ({ limits }: FlightSupplier) => (adults + children > limits.seats ? ('partyTooLarge' as const) : null);
}
