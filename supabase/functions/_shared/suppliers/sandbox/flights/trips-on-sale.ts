import { airportsOf } from '../../../contracts/flights/city-airports.ts';
import { type FlightSearchRequest, placesOf, type SearchedLeg } from '../../../contracts/flights/flight-request.ts';
import { legsOf } from '../../../contracts/flights/legs-of-search.ts';
import { SupplierRefusal } from '../../../resilience/supplier-refusal.ts';
import type { FlightSearchContext } from '../../flights/flight-supplier.ts';
import { toDayNumber } from '../../local-time.ts';
import { cabinsOf } from './cabins.ts';
import { journeysOn } from './journeys.ts';
import type { Flight } from './timetable.ts';
import { seatsLeft, type Trip, tripsFrom } from './trips.ts';

/** As in real reservation systems: nine seats per booking, infants on laps. */
export const mostSeats = 9;

/** The trips of a search before they become offers, for the list of flights and the lowest fare of a day. */
export function tripsOnSale(request: FlightSearchRequest, { today, notBefore }: FlightSearchContext): Trip[] {
  const seats = request.adults + request.children;
  if (seats > mostSeats) throw new SupplierRefusal('partyTooLarge');
  const { cabinClass } = request;
  const isSellable = (flights: readonly Flight[]) => cabinsOf(flights, cabinClass) !== null;
  const earliest = notBefore ? notBefore.getTime() / 60_000 : Number.NEGATIVE_INFINITY;
  /** Between all airports of two cities. */
  const journeys = (leg: SearchedLeg) => {
    const [starts, ends] = placesOf(leg).map(airportsOf) as [readonly string[], readonly string[]];
    return starts.flatMap((start) => ends.flatMap((end) => journeysOn(start, end, toDayNumber(leg.departureDate), isSellable)));
  };
  const [first = [], ...next] = legsOf(request).map(journeys);
  const outbound = first.filter((journey) => journey.departure >= earliest);
  const trips = tripsFrom([outbound, ...next], {
    cabin: cabinClass,
    isRoundTrip: request.returnDate !== undefined,
    today: toDayNumber(today),
  });
  return trips.filter((trip) => seatsLeft(trip, cabinClass) >= seats);
}
