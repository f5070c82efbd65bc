import { isSamePlace } from '@/supabase/functions/_shared/contracts/flights/city-airports';
import type { FlightOffer } from './offer';

/** Whether these itineraries are outbound and return. Other trips with several are journeys, shown as flight 1, 2 and 3. */
export function isRoundTrip([out, back, ...more]: FlightOffer['itineraries']): boolean {
  const from = out?.segments[0]?.departure.iataCode;
  const to = out?.segments.at(-1)?.arrival.iataCode;
  const backFrom = back?.segments[0]?.departure.iataCode;
  const backTo = back?.segments.at(-1)?.arrival.iataCode;
  if (more.length > 0 || !from || !to || !backFrom || !backTo) return false;
  return isSamePlace(to, backFrom) && isSamePlace(from, backTo);
}

/** Whether a journey through several cities is on one ticket or on separate ones; null for one way and round trips. */
export function ticketsOf(offers: readonly Pick<FlightOffer, 'itineraries'>[]): 'one' | 'separate' | null {
  if (offers.length > 1) return 'separate';
  const [ways = []] = offers.map(({ itineraries }) => itineraries);
  return ways.length > 1 && !isRoundTrip(ways) ? 'one' : null;
}

/** Whether a list contains journeys on one ticket: then its items are combinations of several flights, and counted as such. */
export function areJourneys([first]: readonly { offer: FlightOffer }[]): boolean {
  return first !== undefined && ticketsOf([first.offer]) === 'one';
}

/** Codes of the airports that name a trip, in the order flown: all ends of a journey; for a round trip, those of the outbound. */
export function stopsOf(offers: readonly Pick<FlightOffer, 'itineraries'>[]): string[] {
  const ways = offers.flatMap(({ itineraries }) => (isRoundTrip(itineraries) ? itineraries.slice(0, 1) : itineraries));
  const ends = [ways[0]?.segments[0]?.departure, ...ways.map(({ segments }) => segments.at(-1)?.arrival)];
  return ends.flatMap((end) => end?.iataCode ?? []);
}

/** Where a journey through several cities leaves from another airport of the city than it landed at, in the order flown. */
export function airportChangesOf(offers: readonly Pick<FlightOffer, 'itineraries'>[]): { lands: string; leaves: string }[] {
  if (ticketsOf(offers) === null) return [];
  const ways = offers.flatMap(({ itineraries }) => itineraries);
  return ways.slice(1).flatMap(({ segments }, index) => {
    const lands = ways[index]?.segments.at(-1)?.arrival.iataCode;
    const leaves = segments[0]?.departure.iataCode;
    return lands && leaves && lands !== leaves && isSamePlace(lands, leaves) ? [{ lands, leaves }] : [];
  });
}
