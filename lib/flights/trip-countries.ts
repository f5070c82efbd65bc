import { airports } from '@/content/airports';
import { schengenCountries } from '@/content/transit-visas';
import { daysBetween } from '@/lib/time/dates';
import type { FlightOffer, FlightSegment } from './offer';

/** The offers of one journey in the order flown: a single one, or one per leg. */
export type TripOffers = readonly Pick<FlightOffer, 'itineraries'>[];

/**
 * Why a trip involves a country: as destination, to change airports, because the flight before or after stays within the country or the Schengen area,
 * or to change planes. All but the last require entry.
 */
type TripRole = 'destination' | 'transfer' | 'border' | 'connection';

export interface TripCountry {
  /** ISO 3166-1 alpha-2; null for an unknown airport. */
  country: string | null;
  /** The first airport of the trip in that country. */
  airport: string;
  role: TripRole;
  /** Days there, first and last included: of a destination in all, else of the longest stop; null when the trip does not lead on. */
  days: number | null;
}

const roles: readonly TripRole[] = ['destination', 'transfer', 'border', 'connection'];
const isGraver = (one: TripRole, other: TripRole) => roles.indexOf(one) < roles.indexOf(other);

/**
 * The countries a traveller needs documents for, each once, destinations first. Not the country of departure, and not those of technical stops:
 * passengers stay on board, and suppliers do not name them.
 */
export function tripCountries(offers: TripOffers): TripCountry[] {
  const flown = offers.flatMap(({ itineraries }) => itineraries.map(({ segments }) => segments));
  const home = placeOf(flown[0]?.[0]?.departure.iataCode);
  const touched = new Map<string, Omit<TripCountry, 'days'>>();

  const touch = (airport: string | undefined, role: TripRole) => {
    const place = placeOf(airport);
    if (airport === undefined || place === undefined || place === home) return;
    const known = touched.get(place);
    if (known && !isGraver(role, known.role)) return;
    touched.set(place, { country: countryOfAirport(airport), airport: known?.airport ?? airport, role });
  };

  for (const segments of flown) {
    // A leg may start elsewhere than the previous one ended: the passenger was there too.
    touch(segments[0]?.departure.iataCode, 'destination');
    touch(segments.at(-1)?.arrival.iataCode, 'destination');
    segments.slice(1).forEach((next, index) => {
      const before = segments[index];
      const landed = before?.arrival.iataCode;
      const isWithin = [before, next].some((segment) => segment && staysWithinBorders(segment));
      const role = landed !== next.departure.iataCode ? 'transfer' : isWithin ? 'border' : 'connection';
      touch(landed, role);
      touch(next.departure.iataCode, role);
    });
  }
  const flights = flown.flat();
  return [...touched]
    .map(([place, country]) => ({ ...country, days: daysIn(place, country.role, flights) }))
    .sort((one, other) => Number(one.role !== 'destination') - Number(other.role !== 'destination'));
}

function daysIn(place: string, role: TripRole, flights: readonly FlightSegment[]): number | null {
  const visits: number[] = [];
  let entered: string | null = null;
  for (const { departure, arrival } of flights) {
    const [from, to] = [placeOf(departure.iataCode), placeOf(arrival.iataCode)];
    if (from === place && to === place) continue;
    if (from === place && entered) visits.push(daysBetween(entered, departure.at) + 1);
    // Whoever takes off elsewhere has left by land, on a day that nobody says.
    entered = to === place ? arrival.at : null;
  }
  if (entered || visits.length === 0) return null;
  return role === 'destination' ? visits.reduce((sum, days) => sum + days, 0) : Math.max(...visits);
}

/** An airport of the country of departure, to which the trip leads back; null where it does not. */
export function returnsTo(offers: TripOffers): string | null {
  const flown = offers.flatMap(({ itineraries }) => itineraries.map(({ segments }) => segments));
  const last = flown.at(-1)?.at(-1)?.arrival.iataCode;
  const isBack = last !== undefined && placeOf(last) === placeOf(flown[0]?.[0]?.departure.iataCode);
  return isBack && tripCountries(offers).length > 0 ? last : null;
}

/** The day of the last landing, yyyy-MM-dd; empty without flights. */
export function lastDayOf(offers: TripOffers): string {
  const last = offers.at(-1)?.itineraries.at(-1)?.segments.at(-1);
  return last?.arrival.at.slice(0, 10) ?? '';
}

/** Whether passports are checked at neither end of a flight: within one country, or within the Schengen area. */
function staysWithinBorders({ departure, arrival }: FlightSegment): boolean {
  const [from, to] = [countryOfAirport(departure.iataCode), countryOfAirport(arrival.iataCode)];
  if (from === null || to === null) return false;
  return from === to || [from, to].every((country) => schengenCountries.includes(country));
}

let countries: ReadonlyMap<string, string> | undefined;

/** ISO 3166-1 alpha-2 country of an airport; null for an unknown one. */
export function countryOfAirport(code: string): string | null {
  countries ??= new Map(airports.map((airport) => [airport.code, airport.country]));
  return countries.get(code) ?? null;
}

/** Identifies a country; an unknown airport counts as a separate country. */
function placeOf(airport: string | undefined): string | undefined {
  return airport && (countryOfAirport(airport) ?? airport);
}
