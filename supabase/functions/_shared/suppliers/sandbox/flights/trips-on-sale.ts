import { airportsOf } from '../../../contracts/flights/city-airports.ts';
import type { FlightSearchRequest } from '../../../contracts/flights/flight-request.ts';
import type { FlightSearchContext } from '../../flights/flight-supplier.ts';
import { toDayNumber } from '../../local-time.ts';
import { SupplierRefusal } from '../../supplier-refusal.ts';
import { cabinsOf } from './cabins.ts';
import { journeysOn } from './journeys.ts';
import type { Flight } from './timetable.ts';
import { seatsLeft, type Trip, tripsFrom } from './trips.ts';

/** Like real reservation systems: nine seats a booking, infants travel on a lap. */
export const mostSeats = 9;

/** The trips of a search before they become offers: shared by the list of flights and the lowest fare of a day. */
export function tripsOnSale(request: FlightSearchRequest, { today, notBefore }: FlightSearchContext): Trip[] {
  const seats = request.adults + request.children;
  if (seats > mostSeats) throw new SupplierRefusal('partyTooLarge');
  const { origin, destination, departureDate, returnDate, cabinClass } = request;
  const isSellable = (flights: readonly Flight[]) => cabinsOf(flights, cabinClass) !== null;
  const earliest = notBefore ? notBefore.getTime() / 60_000 : Number.NEGATIVE_INFINITY;
  /** Between all airports of two cities. */
  const journeys = (from: string, to: string, day: string) =>
    airportsOf(from).flatMap((start) => airportsOf(to).flatMap((end) => journeysOn(start, end, toDayNumber(day), isSellable)));
  const outbound = journeys(origin, destination, departureDate).filter((journey) => journey.departure >= earliest);
  const inbound = returnDate ? journeys(destination, origin, returnDate) : null;
  const trips = tripsFrom(outbound, inbound, {
    cabin: cabinClass,
    isRoundTrip: returnDate !== undefined,
    today: toDayNumber(today),
  });
  return trips.filter((trip) => seatsLeft(trip, cabinClass) >= seats);
}
