import type { CabinClass } from '../../../contracts/flights/flight-request.ts';
import { hasCabin, sandboxAirlines } from './network/airlines.ts';
import type { Flight } from './timetable.ts';

/** The replacement for a cabin that a short flight does not have, on a ticket with a long flight that has it. */
const nextBest: Partial<Record<CabinClass, CabinClass>> = { PREMIUM_ECONOMY: 'ECONOMY', FIRST: 'BUSINESS' };

/**
 * The cabin of each flight when `wanted` is requested, or null when the chain cannot be sold in it: the longest flight must have the cabin, shorter
 * ones may be one class lower.
 */
export function cabinsOf(flights: readonly Flight[], wanted: CabinClass): CabinClass[] | null {
  const longest = Math.max(...flights.map((flight) => flight.route.kilometres));
  const cabins: CabinClass[] = [];
  for (const { route, aircraft } of flights) {
    const airline = sandboxAirlines[route.airline];
    const fallback = nextBest[wanted];
    if (airline && hasCabin(airline, aircraft, wanted)) cabins.push(wanted);
    else if (airline && fallback && route.kilometres < longest && hasCabin(airline, aircraft, fallback)) cabins.push(fallback);
    else return null;
  }
  return cabins;
}
