import { airports } from '@/content/airports';
import { minutesBetween } from '@/lib/time/minutes-between';
import type { FlightOffer } from '../offer';

/**
 * Why a connection between two legs is hard: the second leaves before the first lands; there is little time; the airports differ, in one city or in
 * two.
 */
export type ConnectionWarning = 'overlap' | 'short' | 'airportChange' | 'cityChange';

export interface Connection {
  arrivalAirport: string;
  departureAirport: string;
  /** What the traveller changes besides the plane. */
  change: keyof typeof sensibleMinutes;
  /** Between landing and the next take-off; negative when they overlap. */
  minutes: number;
  warnings: ConnectionWarning[];
}

/** Each leg is a ticket of its own: bags are collected and checked in again, and no airline waits for the other. */
export const sensibleMinutes = { sameAirport: 180, airportChange: 300, cityChange: 480 };

/** From here on it is a stay in the city: there is time for the way between its airports. */
const stayMinutes = 24 * 60;

/** A connection that asks for a warning. */
export interface HardConnection {
  /** Of the leg that lands, counted from one; the one that leaves comes after it. */
  number: number;
  connection: Connection;
}

/** The connections of a journey that ask for a warning, in the order flown; null stands for a leg that is not chosen yet. */
export function hardConnectionsOf(offers: readonly (Pick<FlightOffer, 'itineraries'> | null)[]): HardConnection[] {
  return offers.flatMap((before, index) => {
    const after = offers[index + 1];
    const connection = before && after ? connectionBetween(before, after) : null;
    return connection && connection.warnings.length > 0 ? [{ number: index + 1, connection }] : [];
  });
}

/** The first connection that nobody can fly. */
export function overlapIn(connections: readonly HardConnection[]): HardConnection | null {
  return connections.find(({ connection }) => connection.warnings.includes('overlap')) ?? null;
}

/**
 * The connections of those `offers` that leave before `before` has landed, or too soon after it to be advised, by the id of the offer. None
 * while the leg before is not chosen.
 */
export function tooSoonAfter(
  before: Pick<FlightOffer, 'itineraries'> | null,
  offers: readonly Pick<FlightOffer, 'id' | 'itineraries'>[],
): ReadonlyMap<string, Connection> {
  const found = new Map<string, Connection>();
  // Cached by departure: hundreds of offers share a few dozen of them.
  const byDeparture = new Map<string, Connection | null>();
  if (!before) return found;
  for (const offer of offers) {
    const departure = offer.itineraries[0]?.segments[0]?.departure;
    const key = `${departure?.iataCode} ${departure?.at}`;
    const known = byDeparture.get(key);
    const connection = known === undefined ? connectionBetween(before, offer) : known;
    byDeparture.set(key, connection);
    if (connection && connection.minutes < sensibleMinutes[connection.change]) found.set(offer.id, connection);
  }
  return found;
}

/** Whether one leg leaves late enough after another to be advised. */
export function isInTime(before: Pick<FlightOffer, 'itineraries'>, after: Pick<FlightOffer, 'itineraries'>): boolean {
  const connection = connectionBetween(before, after);
  return connection !== null && connection.minutes >= sensibleMinutes[connection.change];
}

/** How one leg follows another. Null when an offer has no flights. */
export function connectionBetween(
  before: Pick<FlightOffer, 'itineraries'>,
  after: Pick<FlightOffer, 'itineraries'>,
): Connection | null {
  const arrival = before.itineraries.at(-1)?.segments.at(-1)?.arrival;
  const departure = after.itineraries[0]?.segments[0]?.departure;
  if (!arrival || !departure) return null;
  const change = changeBetween(arrival.iataCode, departure.iataCode);
  const minutes = minutesBetween(arrival, departure);
  const isStay = change === 'airportChange' && minutes > stayMinutes;
  const warnings: ConnectionWarning[] = change === 'sameAirport' || isStay ? [] : [change];
  if (minutes <= 0) warnings.unshift('overlap');
  else if (minutes < sensibleMinutes[change]) warnings.unshift('short');
  return { arrivalAirport: arrival.iataCode, departureAirport: departure.iataCode, change, minutes, warnings };
}

function changeBetween(from: string, to: string): keyof typeof sensibleMinutes {
  if (from === to) return 'sameAirport';
  const [one, other] = [from, to].map((code) => airports.find((airport) => airport.code === code));
  return one && one.city.en === other?.city.en && one.country === other.country ? 'airportChange' : 'cityChange';
}
