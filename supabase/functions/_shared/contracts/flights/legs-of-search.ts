import { endsOf, type FlightSearchRequest, placesOf, type SearchedLeg } from './flight-request.ts';

/** The legs of this search on one ticket, in order: the outbound, then the return or the further legs. */
export function legsOf(search: FlightSearchRequest): SearchedLeg[] {
  const { departureDate, returnDate, furtherLegs = [] } = search;
  const [from, to] = placesOf(search);
  const back = returnDate ? [{ ...endsOf(to, from), departureDate: returnDate }] : [];
  return [{ ...endsOf(from, to), departureDate }, ...back, ...furtherLegs];
}
