import { airports } from '@/content/airports';
import { zoneOfAirport } from '@/lib/airport-zones';
import { instantOf } from '@/lib/zoned-time';
import type { FlightOffer, FlightSegment } from '../offer';

/**
 * Why two legs do not follow each other easily: the second leaves before the first has landed; there is little time; they use
 * two airports of one city; or two cities, and the way between them is the traveller's.
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
  const warnings: ConnectionWarning[] = change === 'sameAirport' ? [] : [change];
  if (minutes < 0) warnings.unshift('overlap');
  else if (minutes < sensibleMinutes[change]) warnings.unshift('short');
  return { arrivalAirport: arrival.iataCode, departureAirport: departure.iataCode, change, minutes, warnings };
}

function changeBetween(from: string, to: string): keyof typeof sensibleMinutes {
  if (from === to) return 'sameAirport';
  const [one, other] = [from, to].map((code) => airports.find((airport) => airport.code === code));
  return one && one.city.en === other?.city.en && one.country === other.country ? 'airportChange' : 'cityChange';
}

/** By the clocks of both places; by the clocks on the wall alone where one of their zones is not known. */
function minutesBetween(arrival: FlightSegment['arrival'], departure: FlightSegment['departure']): number {
  const [from, to] = [zoneOfAirport(arrival.iataCode), zoneOfAirport(departure.iataCode)];
  try {
    if (from && to) return (instantOf(departure.at, to).getTime() - instantOf(arrival.at, from).getTime()) / 60_000;
  } catch {
    // A zone this browser has not heard of.
  }
  return (Date.parse(`${departure.at}Z`) - Date.parse(`${arrival.at}Z`)) / 60_000;
}
