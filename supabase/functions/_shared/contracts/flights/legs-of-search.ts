import type { FlightSearchRequest, SearchedLeg } from './flight-request.ts';

/** What one ticket of this search flies, in order: the way out, then the way back or what comes after it. */
export function legsOf(search: FlightSearchRequest): SearchedLeg[] {
  const { origin, destination, departureDate, returnDate, furtherLegs = [] } = search;
  const back = returnDate ? [{ origin: destination, destination: origin, departureDate: returnDate }] : [];
  return [{ origin, destination, departureDate }, ...back, ...furtherLegs];
}
