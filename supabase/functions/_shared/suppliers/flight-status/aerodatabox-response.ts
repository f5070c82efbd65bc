/** The fields of AeroDataBox's answers that are read (https://doc.aerodatabox.com), and their conversion to our contract. */
import * as z from 'zod/mini';
import type { FlightEnd, FlightState, FlightStatus } from '../../contracts/flights/flight-status.ts';
import { lateMinutes } from './day-of-flight.ts';

const startOfTime = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}/));
const clockOf = (time: string) => `${time.slice(0, 10)}T${time.slice(11, 16)}:00`;

/** "2026-11-21 05:00Z" as an ISO instant; an impossible date is invalid. */
const instant = z.pipe(
  startOfTime.check(z.endsWith('Z')),
  z.pipe(
    z.transform((utc: string) => `${clockOf(utc)}.000Z`),
    z.iso.datetime(),
  ),
);
/** "2026-11-21 08:00+03:00" as local time at the airport. */
const local = z.pipe(startOfTime, z.pipe(z.transform(clockOf), z.iso.datetime({ local: true })));
/** A time that cannot be read is unknown, and costs nothing else of its flight. */
const time = z.catch(z.optional(z.nullable(z.object({ utc: instant, local }))), null);

const text = z.optional(z.nullable(z.string()));

const movement = z.object({
  airport: z.optional(z.object({ iata: text, municipalityName: text, name: text })),
  scheduledTime: time,
  revisedTime: time,
  predictedTime: time,
  runwayTime: time,
  terminal: text,
  gate: text,
  baggageBelt: text,
});
type Movement = z.infer<typeof movement>;

export const aeroFlight = z.object({
  number: z.string(),
  status: z.string(),
  isCargo: z.optional(z.boolean()),
  /** "IsOperator", "IsCodeshared" or "Unknown". */
  codeshareStatus: z.catch(text, null),
  /** Display only: an unreadable value is left out alone. */
  lastUpdatedUtc: z.catch(z.optional(instant), undefined),
  airline: z.optional(z.object({ name: z.string(), iata: text })),
  departure: movement,
  arrival: movement,
});
export type AeroFlight = z.infer<typeof aeroFlight>;

/** The list by number, and the departures of an airport. */
export const aeroFlights = z.array(z.unknown());
export const aeroBoard = z.object({ departures: z.optional(z.nullable(aeroFlights)) });

const bound = z.object({ arrival: z.object({ airport: z.object({ iata: z.string() }) }) });

/**
 * Each flight once: without duplicates, and without the numbers of airlines that only sell it. If the operating airline is unknown, the first
 * seller remains.
 */
export function withoutCodeshares(flights: readonly AeroFlight[]): AeroFlight[] {
  const isSold = ({ codeshareStatus }: AeroFlight) => codeshareStatus === 'IsCodeshared';
  const flown = flights.filter(({ codeshareStatus }) => codeshareStatus === 'IsOperator');
  return flights.filter((flight, place) => {
    if (isSold(flight) && flown.some((other) => isSameFlight(flight, other))) return false;
    const isTwice = (other: AeroFlight) =>
      isSameFlight(flight, other) && (numberOf(flight) === numberOf(other) || (isSold(flight) && isSold(other)));
    return !flights.slice(0, place).some(isTwice);
  });
}

/** "QR 003" is "QR3". */
const numberOf = ({ number }: AeroFlight) => number.replace(/^(\w{2}) ?0*/, '$1');

/** Between the same airports at the same times, of which one entry may lack one. */
function isSameFlight(one: AeroFlight, other: AeroFlight): boolean {
  const ends = (['departure', 'arrival'] as const).map((end) => [one[end], other[end]] as const);
  const times = ends.map(([a, b]) => [a.scheduledTime?.utc, b.scheduledTime?.utc] as const);
  return (
    ends.every(([a, b]) => a.airport?.iata === b.airport?.iata) &&
    times.some(([a, b]) => a !== undefined && a === b) &&
    times.every(([a, b]) => a === b || a === undefined || b === undefined)
  );
}

/** The destination of an entry, which may be known even for an unreadable one. */
export function destinationOf(entry: unknown): string | undefined {
  return z.safeParse(bound, entry).data?.arrival.airport.iata;
}

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
  CanceledUncertain: 'perhapsCancelled',
  Diverted: 'diverted',
};
const hasLeft = new Set<FlightState>(['departed', 'enRoute', 'landed', 'diverted']);

/** One flight in our format; null when it cannot be shown: without a number, or without an airport at either end. An end without any time is kept. */
export function toStatus(flight: AeroFlight, now: Date, origin?: string): FlightStatus | null {
  const match = /^([A-Z0-9]{2}) ?0*(\d{1,4})[A-Z]?$/.exec(flight.number.toUpperCase());
  if (!match?.[1] || !match[2]) return null;
  const state = stateOf(flight, now);
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
    ...(flight.lastUpdatedUtc && { updatedAt: flight.lastUpdatedUtc }),
  };
}

/** By its status, unless a runway time proves more: the status is updated late. */
function stateOf({ status, departure, arrival }: AeroFlight, now: Date): FlightState {
  const word = (Object.hasOwn(statesByWord, status) && statesByWord[status]) || 'unknown';
  const isOver = ({ runwayTime }: Movement) => Boolean(runwayTime && Date.parse(runwayTime.utc) <= now.getTime());
  // A diverted flight may have landed elsewhere.
  if (word === 'diverted') return word;
  if (isOver(arrival)) return 'landed';
  if (word === 'cancelled') return word;
  return isOver(departure) && !hasLeft.has(word) ? 'departed' : word;
}

/** A diverted flight is no longer expected at its destination. */
function planOf({ revisedTime: _revised, predictedTime: _predicted, runwayTime: _runway, ...planned }: Movement): Movement {
  return planned;
}

function toEnd(movement: Movement, hasHappened: boolean, knownAirport?: string): FlightEnd | null {
  const { scheduledTime, revisedTime, predictedTime, runwayTime, airport } = movement;
  const iataCode = airport?.iata || knownAirport;
  // Times at the gate, as in timetables; runway times only when nothing else is known.
  const known = revisedTime ?? (hasHappened ? runwayTime : (predictedTime ?? runwayTime)) ?? null;
  const best = known ?? scheduledTime;
  if (!iataCode || !/^[A-Z]{3}$/.test(iataCode)) return null;
  // Without a plan nothing is late.
  const planned = scheduledTime ?? best;
  const place = airport?.municipalityName || airport?.name;
  return {
    iataCode,
    ...(place && { place }),
    ...(planned && { scheduled: planned.local }),
    ...(known && { [hasHappened ? 'actual' : 'estimated']: known.local }),
    ...(best && { at: best.utc }),
    delayMinutes: best && planned ? Math.round((Date.parse(best.utc) - Date.parse(planned.utc)) / 60_000) : 0,
    ...(movement.terminal && { terminal: movement.terminal }),
    ...(movement.gate && { gate: movement.gate }),
    ...(movement.baggageBelt && { baggageBelt: movement.baggageBelt }),
  };
}
