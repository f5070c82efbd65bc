import type { FlightSearchRequest, SearchedLeg } from './flight-request.ts';

/** The legs of this search on one ticket, in order: the outbound, then the return or the further legs. */
export function legsOf(search: FlightSearchRequest): SearchedLeg[] {
  const { origin, destination, departureDate, returnDate, furtherLegs = [] } = search;
  const back = returnDate ? [{ origin: destination, destination: origin, departureDate: returnDate }] : [];
  return [{ origin, destination, departureDate }, ...back, ...furtherLegs];
}
