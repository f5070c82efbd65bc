import { airportsOf } from '../../contracts/flights/city-airports.ts';
import { type FlightSearchRequest, placesOf, type SearchedLeg } from '../../contracts/flights/flight-request.ts';
import { legsOf } from '../../contracts/flights/legs-of-search.ts';
import type { DuffelOffer, DuffelSlice } from './duffel-answer.ts';
import { departureOf, landingOf } from './to-itinerary.ts';

/**
 * Duffel reads the codes of cities, and some codes of airports, as all airports of the city, even if only one is meant. It may send trips that were
 * not requested: from an unknown airport, on another day, with a gap between two cities, only a part of the trip, or a leg that leaves before the
 * previous one has landed.
 */
export function isRequestedTrip({ slices, partial }: DuffelOffer, search: FlightSearchRequest, notBefore?: Date): boolean {
  const legs = legsOf(search);
  const takeOff = slices[0]?.segments[0];
  if (!takeOff || partial || slices.length !== legs.length) return false;
  if (notBefore && departureOf(takeOff) * 60_000 < notBefore.getTime()) return false;
  return slices.every((slice, index) => leads(slice, legs[index]) && !overlaps(slices[index - 1], slice));
}

/** False when a zone is unknown. */
function overlaps(before: DuffelSlice | undefined, { segments: [takeOff] }: DuffelSlice): boolean {
  const landing = before?.segments.at(-1);
  return landing !== undefined && takeOff !== undefined && departureOf(takeOff) <= landingOf(landing);
}

function leads({ segments }: DuffelSlice, leg: SearchedLeg | undefined): boolean {
  const [first, last] = [segments[0], segments.at(-1)];
  if (!leg || !first || !last) return false;
  const [from, to] = placesOf(leg);
  if (!airportsOf(from).includes(first.origin.iata_code) || !airportsOf(to).includes(last.destination.iata_code)) return false;
  return (
    first.departing_at.startsWith(leg.departureDate) &&
    segments.every((segment, index) => index === 0 || connects(segments[index - 1], segment))
  );
}

/** The traveller sees a change of airport; a change of city would be another trip. */
function connects(before: DuffelSlice['segments'][number] | undefined, { origin }: DuffelSlice['segments'][number]): boolean {
  if (before?.destination.iata_code === origin.iata_code) return true;
  const city = before?.destination.iata_city_code;
  return Boolean(city) && city === origin.iata_city_code;
}
