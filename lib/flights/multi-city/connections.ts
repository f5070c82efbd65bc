import { minutesBetween } from '@/lib/time/zoned-time';
import { isSamePlace } from '@/supabase/functions/_shared/contracts/flights/city-airports';
import type { FlightOffer } from '../offer';

/**
 * Why a connection between two legs is difficult: the second leaves before the first lands; there is little time; the airports differ, in one
 * city or in two.
 */
export type ConnectionWarning = 'overlap' | 'short' | 'airportChange' | 'cityChange';

export interface Connection {
  arrivalAirport: string;
  departureAirport: string;
  /** What changes at the connection. */
  change: keyof typeof sensibleMinutes;
  /** Between landing and the next take-off; negative when they overlap. */
  minutes: number;
  warnings: ConnectionWarning[];
}

/** Minimum minutes. Each leg is a separate ticket: bags are collected and checked in again, and no airline waits for the other. */
export const sensibleMinutes = { sameAirport: 180, airportChange: 300, cityChange: 480 };

/** A connection that needs a warning. */
export interface HardConnection {
  /** Number of the first leg, from 1; the second is the next one. */
  number: number;
  connection: Connection;
}

/** The connections of a journey that need a warning, in the order flown; null means a leg without a selected offer. */
export function hardConnectionsOf(offers: readonly (Pick<FlightOffer, 'itineraries'> | null)[]): HardConnection[] {
  return offers.flatMap((before, index) => {
    const after = offers[index + 1];
    const connection = before && after ? connectionBetween(before, after) : null;
    return connection && connection.warnings.length > 0 ? [{ number: index + 1, connection }] : [];
  });
}

/** The first impossible connection. */
export function overlapIn(connections: readonly HardConnection[]): HardConnection | null {
  return connections.find(({ connection }) => connection.warnings.includes('overlap')) ?? null;
}

/** The connections of `offers` that leave too soon after `before` lands, or earlier, by the id of the offer. Empty while `before` is null. */
export function tooSoonAfter(
  before: Pick<FlightOffer, 'itineraries'> | null,
  offers: readonly Pick<FlightOffer, 'id' | 'itineraries'>[],
): ReadonlyMap<string, Connection> {
  const found = new Map<string, Connection>();
  // Cached by departure, which hundreds of offers share.
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

/** Whether there is enough time between two legs. */
export function isInTime(before: Pick<FlightOffer, 'itineraries'>, after: Pick<FlightOffer, 'itineraries'>): boolean {
  const connection = connectionBetween(before, after);
  return connection !== null && connection.minutes >= sensibleMinutes[connection.change];
}

/** The connection of two legs. Null when an offer has no flights. */
export function connectionBetween(
  before: Pick<FlightOffer, 'itineraries'>,
  after: Pick<FlightOffer, 'itineraries'>,
): Connection | null {
  const arrival = before.itineraries.at(-1)?.segments.at(-1)?.arrival;
  const departure = after.itineraries[0]?.segments[0]?.departure;
  if (!arrival || !departure) return null;
  const change = changeBetween(arrival.iataCode, departure.iataCode);
  const minutes = minutesBetween(arrival, departure);
  // Also after days in the city: who lands at one airport expects to leave from it.
  const warnings: ConnectionWarning[] = change === 'sameAirport' ? [] : [change];
  if (minutes <= 0) warnings.unshift('overlap');
  else if (minutes < sensibleMinutes[change]) warnings.unshift('short');
  return { arrivalAirport: arrival.iataCode, departureAirport: departure.iataCode, change, minutes, warnings };
}

function changeBetween(from: string, to: string): keyof typeof sensibleMinutes {
  if (from === to) return 'sameAirport';
  return isSamePlace(from, to) ? 'airportChange' : 'cityChange';
}
