import { airportFacts } from '@/supabase/functions/_shared/airports';
import { airportsOf } from '@/supabase/functions/_shared/contracts/flights/city-airports';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import type { FlightItinerary, FlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { legsOf } from '@/supabase/functions/_shared/contracts/flights/legs-of-search';
import { toLocalText } from '@/supabase/functions/_shared/suppliers/local-time';
import { maximumConnection, minimumConnection } from '@/supabase/functions/_shared/suppliers/sandbox/flights/network/hubs';
import { endsOf, instantAt, minutesOf } from './sandbox-searches';

/** Descriptions of errors in times and places of an offer; empty when it can be flown. */
export function timetableFailures(search: FlightSearchRequest, { itineraries }: FlightOffer): string[] {
  const ways = itineraries.map(endsOf);
  const failures = itineraries.flatMap(itineraryFailures);
  const isAt = (place: string, airport = '') => airportsOf(place).includes(airport);
  const legs = legsOf(search);
  if (ways.length !== legs.length) failures.push('has more legs or fewer');
  for (const [index, leg] of legs.entries()) {
    const [way, before] = [ways[index], ways[index - 1]];
    if (!isAt(leg.origin, way?.from) || !isAt(leg.destination, way?.to)) failures.push(`leg ${index} flies somewhere else`);
    if (way?.leavesAt.slice(0, 10) !== leg.departureDate) failures.push(`leg ${index} leaves on another day`);
    if (way && before && way.departure <= before.arrival) failures.push(`leg ${index} leaves before the one before has landed`);
  }
  return failures;
}

function itineraryFailures(itinerary: FlightItinerary): string[] {
  const failures: string[] = [];
  const { departure, arrival, from } = endsOf(itinerary);
  const end = itinerary.segments.at(-1)?.arrival;
  if (clockAt(end?.iataCode, departure + minutesOf(itinerary.duration)) !== end?.at)
    failures.push('its duration is not the time between its ends');
  if (arrival - departure > 42 * 60) failures.push('takes more than 42 hours');
  const stops = [from, ...itinerary.segments.map((segment) => segment.arrival.iataCode)];
  if (new Set(stops).size < stops.length) failures.push(`passes an airport twice: ${stops.join('-')}`);
  for (const [index, segment] of itinerary.segments.entries()) {
    const leaves = instantAt(segment.departure.iataCode, segment.departure.at);
    const lands = leaves + minutesOf(segment.duration);
    const name = `${segment.carrierCode}${segment.number}`;
    if (lands <= leaves) failures.push(`${name} lands before it leaves`);
    if (clockAt(segment.arrival.iataCode, lands) !== segment.arrival.at) failures.push(`${name} takes another time than it says`);
    const next = itinerary.segments[index + 1];
    if (!next) continue;
    const place = next.departure.iataCode;
    if (place !== segment.arrival.iataCode) failures.push(`${name} does not reach the next flight`);
    const wait = instantAt(place, next.departure.at) - lands;
    const country = airportFacts.get(place)?.country ?? '';
    const shortest = minimumConnection(place, country, next.departure.terminal !== segment.arrival.terminal);
    if (wait < shortest || wait > maximumConnection) failures.push(`a change of ${wait} minutes at ${place}`);
  }
  return failures;
}

/** Compares local times, because a local time may occur twice in the night of a clock change. */
function clockAt(airport: string | undefined, instant: number): string {
  return toLocalText(airportFacts.get(airport ?? '')?.zone ?? 'UTC', instant);
}

/** Descriptions of errors in prices, seats and references of an offer. */
export function priceFailures(search: FlightSearchRequest, offer: FlightOffer): string[] {
  const failures: string[] = [];
  for (const amount of ['total', 'base'] as const) {
    const sum = offer.travelerPricings.reduce((total, entry) => total + Number(entry.price[amount]) * entry.quantity, 0);
    if (Number(offer.price[amount]) !== sum) failures.push(`${amount} is not the sum over the travellers`);
  }
  if (Number(offer.price.base) <= 0) failures.push('costs nothing');
  if (Number(offer.price.total) <= Number(offer.price.base)) failures.push('has no taxes');
  if (offer.travelerPricings[0]?.travelerType !== 'ADULT') failures.push('does not begin with the adults');
  if (offer.numberOfBookableSeats < search.adults + search.children) failures.push('has too few seats');
  const segmentIds = offer.itineraries.flatMap((itinerary) => itinerary.segments.map((segment) => segment.id));
  if (new Set(segmentIds).size < segmentIds.length) failures.push('two segments share an id');
  for (const { fareDetailsBySegment } of offer.travelerPricings) {
    if (fareDetailsBySegment.map((fare) => fare.segmentId).join() !== segmentIds.join())
      failures.push('fares do not match segments');
    if (!fareDetailsBySegment.some((fare) => fare.cabin === search.cabinClass)) failures.push('has the cabin nowhere');
  }
  return failures;
}
