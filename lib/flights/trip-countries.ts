import { airports } from '@/content/airports';
import type { FlightOffer } from './offer';

/** The offers of one journey in the order flown: a single one, or one per leg. */
export type TripOffers = readonly Pick<FlightOffer, 'itineraries'>[];

/** Why a trip involves a country: as destination, to change planes, or to change airports, which requires entry. */
type TripRole = 'destination' | 'connection' | 'transfer';

export interface TripCountry {
  /** ISO 3166-1 alpha-2; null for an unknown airport. */
  country: string | null;
  /** The first airport of the trip in that country. */
  airport: string;
  role: TripRole;
}

const rank: Record<TripRole, number> = { destination: 0, transfer: 1, connection: 2 };

/**
 * The countries a traveller needs documents for, each once, destinations first. Not the country of departure, and not those of technical stops:
 * passengers stay on board, and suppliers do not name them.
 */
export function tripCountries(offers: TripOffers): TripCountry[] {
  const flown = offers.flatMap(({ itineraries }) => itineraries.map(({ segments }) => segments));
  const home = placeOf(flown[0]?.[0]?.departure.iataCode);
  const touched = new Map<string, TripCountry>();

  const touch = (airport: string | undefined, role: TripRole) => {
    const place = placeOf(airport);
    if (airport === undefined || place === undefined || place === home) return;
    const known = touched.get(place);
    if (known && rank[known.role] <= rank[role]) return;
    touched.set(place, { country: countryOfAirport(airport), airport: known?.airport ?? airport, role });
  };

  for (const segments of flown) {
    // A leg may start elsewhere than the previous one ended: the passenger was there too.
    touch(segments[0]?.departure.iataCode, 'destination');
    touch(segments.at(-1)?.arrival.iataCode, 'destination');
    segments.slice(1).forEach(({ departure }, index) => {
      const landed = segments[index]?.arrival.iataCode;
      const role = landed === departure.iataCode ? 'connection' : 'transfer';
      touch(landed, role);
      touch(departure.iataCode, role);
    });
  }
  return [...touched.values()].sort((one, other) => Number(one.role !== 'destination') - Number(other.role !== 'destination'));
}

/** ISO 3166-1 alpha-2 country of an airport; null for an unknown one. */
export function countryOfAirport(code: string): string | null {
  return airports.find((airport) => airport.code === code)?.country ?? null;
}

/** Identifies a country; an unknown airport counts as a separate country. */
function placeOf(airport: string | undefined): string | undefined {
  return airport && (countryOfAirport(airport) ?? airport);
}
