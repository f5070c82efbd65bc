import fc from 'fast-check';
import { airportFacts } from '@/supabase/functions/_shared/airports';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';
import { cabinClasses, type FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import type { FlightItinerary } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { toDayNumber, toInstant } from '@/supabase/functions/_shared/suppliers/local-time';
import { sandboxFlightSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/flights/sandbox-flight-supplier';

export const today = '2026-11-21';

export function searchFor(origin: string, destination: string, more: Partial<FlightSearchRequest> = {}): FlightSearchRequest {
  const base = {
    origin,
    destination,
    departureDate: '2027-01-14',
    adults: 1,
    children: 0,
    infants: 0,
    cabinClass: 'ECONOMY' as const,
  };
  return { ...base, ...more };
}

export function supply(search: FlightSearchRequest, day = today) {
  return sandboxFlightSupplier.searchFlights(search, { signal: new AbortController().signal, today: day });
}

export const airportCodes = [...airportFacts.keys()];

/** Any two airports, any days on sale, any party within nine seats; half of them from or to Doha, some through a third city. */
export const anySearch = fc
  .record({
    pair: fc.oneof(
      fc.tuple(fc.constant('DOH'), fc.constantFrom(...airportCodes)),
      fc.tuple(fc.constantFrom(...airportCodes), fc.constantFrom(...airportCodes)),
    ),
    ahead: fc.integer({ min: 0, max: 340 }),
    stay: fc.option(fc.integer({ min: 0, max: 20 })),
    via: fc.option(fc.constantFrom(...airportCodes)),
    adults: fc.integer({ min: 1, max: 5 }),
    children: fc.integer({ min: 0, max: 4 }),
    infants: fc.integer({ min: 0, max: 1 }),
    cabinClass: fc.constantFrom(...cabinClasses),
  })
  .filter(({ pair, via }) => pair[0] !== pair[1] && !pair.includes(via ?? ''))
  .map(({ pair: [origin, destination], ahead, stay, via, ...party }) => {
    const departureDate = addDays(today, ahead);
    const search = { ...party, departureDate };
    if (stay === null) return searchFor(origin, destination, search);
    const returnDay = addDays(departureDate, stay);
    if (via === null) return searchFor(origin, destination, { ...search, returnDate: returnDay });
    const furtherLegs = [
      { origin: destination, destination: via, departureDate: returnDay },
      { origin: via, destination: origin, departureDate: addDays(returnDay, 2) },
    ];
    return searchFor(origin, destination, { ...search, furtherLegs });
  });

/** Minutes since 1970 of a local time at an airport. */
export function instantAt(airport: string, local: string): number {
  const zone = airportFacts.get(airport)?.zone ?? 'UTC';
  return toInstant(zone, toDayNumber(local.slice(0, 10)), Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16)));
}

export function minutesOf(isoDuration: string): number {
  const [, hours = '0', minutes = '0'] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(isoDuration) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

export function endsOf(itinerary: FlightItinerary) {
  const first = itinerary.segments[0];
  const last = itinerary.segments.at(-1);
  if (!first || !last) throw new Error('An itinerary has segments');
  return {
    departure: instantAt(first.departure.iataCode, first.departure.at),
    arrival: instantAt(last.arrival.iataCode, last.arrival.at),
    from: first.departure.iataCode,
    to: last.arrival.iataCode,
    leavesAt: first.departure.at,
  };
}
