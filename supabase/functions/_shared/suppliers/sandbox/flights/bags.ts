import type { CabinClass } from '../../../contracts/flights/flight-request.ts';
import type { CheckedBags } from '../../../contracts/flights/flight-search.ts';
import type { Journey } from './journeys.ts';
import { type SandboxAirline, sandboxAirlines } from './network/airlines.ts';

/** Countries to and from which bags are counted, not weighed, whatever the airline does elsewhere. */
const countedBags = new Set(['US', 'CA', 'BR', 'AR', 'CL', 'CO']);

/**
 * Checked bags of one traveller on one flight, by the rules of the airline whose ticket it is: bags checked through follow one
 * rule all the way. Low-cost economy has none: hand luggage only.
 */
export function checkedBagsOn(journey: Journey, ticketAirline: string, cabin: CabinClass): CheckedBags {
  const airline = sandboxAirlines[ticketAirline];
  const isCounted = journey.flights.some(({ route }) => countedBags.has(route.from.country) || countedBags.has(route.to.country));
  if (!airline || (cabin === 'ECONOMY' && !airline.kilos && !airline.pieces)) return { quantity: 0 };
  if (airline.kilos && !isCounted) return { weight: weightIn(cabin, airline.kilos), weightUnit: 'KG' };
  return { quantity: piecesIn(cabin, airline, isCounted) };
}

function weightIn(cabin: CabinClass, economy: number): number {
  return { ECONOMY: economy, PREMIUM_ECONOMY: economy + 10, BUSINESS: Math.max(40, economy + 10), FIRST: 50 }[cabin];
}

function piecesIn(cabin: CabinClass, airline: SandboxAirline, isCounted: boolean): number {
  const economy = airline.kilos && isCounted ? 2 : (airline.pieces ?? 1);
  return cabin === 'ECONOMY' ? economy : cabin === 'FIRST' ? 3 : 2;
}
