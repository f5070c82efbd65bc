/** What AeroDataBox sends, as far as we read it (https://doc.aerodatabox.com), and how it becomes our contract. */
import * as z from 'zod/mini';
import type { FlightEnd, FlightState, FlightStatus } from '../../contracts/flight-status.ts';
import { lateMinutes } from './day-of-flight.ts';

/** "2026-11-21 05:00Z" and "2026-11-21 08:00+03:00". */
const time = z.object({
  utc: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2})?Z$/)),
  local: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}/)),
});
type Time = z.infer<typeof time>;

const text = z.optional(z.nullable(z.string()));

const movement = z.object({
  airport: z.optional(z.object({ iata: text, municipalityName: text, name: text })),
  scheduledTime: z.optional(z.nullable(time)),
  revisedTime: z.optional(z.nullable(time)),
  predictedTime: z.optional(z.nullable(time)),
  runwayTime: z.optional(z.nullable(time)),
  terminal: text,
  gate: text,
  baggageBelt: text,
});
type Movement = z.infer<typeof movement>;

export const aeroFlight = z.object({
  number: z.string(),
  status: z.string(),
  isCargo: z.optional(z.boolean()),
  lastUpdatedUtc: z.string(),
  airline: z.optional(z.object({ name: z.string(), iata: text })),
  departure: movement,
  arrival: movement,
});
export type AeroFlight = z.infer<typeof aeroFlight>;

/** The list by number, and the board of an airport. */
export const aeroFlights = z.array(z.unknown());
export const aeroBoard = z.object({ departures: z.optional(z.nullable(aeroFlights)) });

const statesByWord: Readonly<Record<string, FlightState>> = {
  Expected: 'scheduled',
  CheckIn: 'scheduled',
  Delayed: 'delayed',
  Boarding: 'boarding',
  GateClosed: 'boarding',
  Departed: 'departed',
  EnRoute: 'enRoute',
  Approaching: 'enRoute',
  Arrived: 'landed',
  Canceled: 'cancelled',
  Diverted: 'diverted',
};
const hasLeft = new Set<FlightState>(['departed', 'enRoute', 'landed', 'diverted']);

/** One flight in our shape; null for what cannot be shown: freight, a flight without a number, a plan or an airport of either end. */
export function toStatus(flight: AeroFlight, origin?: string): FlightStatus | null {
  const match = /^([A-Z0-9]{2}) ?0*(\d{1,4})[A-Z]?$/.exec(flight.number.toUpperCase());
  if (!match?.[1] || !match[2] || flight.isCargo) return null;
  const told = Object.hasOwn(statesByWord, flight.status) ? statesByWord[flight.status] : undefined;
  const state = told ?? 'unknown';
  const departure = toEnd(flight.departure, hasLeft.has(state), origin);
  const arrival = state === 'diverted' ? toEnd(planOf(flight.arrival), false) : toEnd(flight.arrival, state === 'landed');
  if (!departure || !arrival) return null;
  const isLate = state === 'scheduled' && departure.delayMinutes >= lateMinutes;
  return {
    airline: match[1],
    number: match[2],
    state: isLate ? 'delayed' : state,
    departure,
    arrival,
    updatedAt: toIso(flight.lastUpdatedUtc),
  };
}

/** A flight that lands elsewhere is no longer expected where it was going. */
function planOf({ revisedTime: _revised, predictedTime: _predicted, runwayTime: _runway, ...planned }: Movement): Movement {
  return planned;
}

function toEnd(movement: Movement, hasHappened: boolean, knownAirport?: string): FlightEnd | null {
  const { scheduledTime, revisedTime, predictedTime, runwayTime, airport } = movement;
  const iataCode = airport?.iata || knownAirport;
  if (!iataCode || !scheduledTime) return null;
  const known = (hasHappened ? (runwayTime ?? revisedTime) : (revisedTime ?? predictedTime)) ?? null;
  const best = known ?? scheduledTime;
  const place = airport?.municipalityName || airport?.name;
  return {
    iataCode,
    ...(place && { place }),
    scheduled: toLocal(scheduledTime),
    ...(known && { [hasHappened ? 'actual' : 'estimated']: toLocal(known) }),
    at: toIso(best.utc),
    delayMinutes: Math.round((Date.parse(toIso(best.utc)) - Date.parse(toIso(scheduledTime.utc))) / 60_000),
    ...(movement.terminal && { terminal: movement.terminal }),
    ...(movement.gate && { gate: movement.gate }),
    ...(movement.baggageBelt && { baggageBelt: movement.baggageBelt }),
  };
}

function toLocal({ local }: Time): string {
  return `${local.slice(0, 10)}T${local.slice(11, 16)}:00`;
}

/** Throws a RangeError for what is no time. */
function toIso(utc: string): string {
  return new Date(utc.replace(' ', 'T')).toISOString();
}
