import { airportsOf } from '../../contracts/flights/city-airports.ts';
import type { FlightSearchRequest } from '../../contracts/flights/flight-request.ts';
import type { DuffelOffer, DuffelSlice } from './duffel-answer.ts';
import { departureOf } from './to-itinerary.ts';

/**
 * Duffel reads the codes of cities, and some of airports, as all airports there. It may send trips that were not requested: from an airport we do not know, on another day, with a gap
 * between two cities, or only a part of the trip.
 */
export function isRequestedTrip({ slices, partial }: DuffelOffer, search: FlightSearchRequest, notBefore?: Date): boolean {
  const { origin, destination, departureDate, returnDate } = search;
  const [outbound, inbound, ...more] = slices;
  if (!outbound || partial || more.length > 0 || Boolean(inbound) !== Boolean(returnDate)) return false;
  const leavesAt = outbound.segments[0] ? departureOf(outbound.segments[0]) * 60_000 : Number.NaN;
  if (notBefore && leavesAt < notBefore.getTime()) return false;
  if (!leads(outbound, origin, destination, departureDate)) return false;
  return !inbound || !returnDate || leads(inbound, destination, origin, returnDate);
}

function leads({ segments }: DuffelSlice, from: string, to: string, day: string): boolean {
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !airportsOf(from).includes(first.origin.iata_code)) return false;
  if (!last || !airportsOf(to).includes(last.destination.iata_code)) return false;
  return (
    first.departing_at.startsWith(day) &&
    segments.every((segment, index) => index === 0 || connects(segments[index - 1], segment))
  );
}

/** A change of airport is for the traveller to see; a change of city is a trip of its own. */
function connects(before: DuffelSlice['segments'][number] | undefined, { origin }: DuffelSlice['segments'][number]): boolean {
  if (before?.destination.iata_code === origin.iata_code) return true;
  const city = before?.destination.iata_city_code;
  return Boolean(city) && city === origin.iata_city_code;
}
