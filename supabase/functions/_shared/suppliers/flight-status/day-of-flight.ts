/**
 * The course of a sandbox flight: a pure function of flight, day and clock. Most leave within minutes of the plan, about one in seven is late by a
 * quarter of an hour or more, a few are cancelled or diverted. Instants are minutes, as in the timetable.
 */
import type { FlightState } from '../../contracts/flights/flight-status.ts';
import type { Instant } from '../local-time.ts';
import type { Flight } from '../sandbox/flights/timetable.ts';
import { chance } from '../sandbox/seeded.ts';

/** Shorter delays are not announced. */
export const lateMinutes = 15;

const boardsBefore = 45;
const gateKnownBefore = 120;
const climbs = 20;
const beltKnownBefore = 15;
/** How many minutes before departure a delay or cancellation is known. */
const knownBefore = { delay: 150, cancellation: 600 };

export interface DayOfFlight {
  state: FlightState;
  /** Null while only the plan is known. */
  departure: { at: Instant; isActual: boolean } | null;
  arrival: { at: Instant; isActual: boolean } | null;
  gate: string | null;
  baggageBelt: string | null;
}

export function dayOfFlight(flight: Flight, now: Instant): DayOfFlight {
  const name = `status ${flight.route.airline}${flight.number} ${flight.departure}`;
  const fate = chance(`${name} fate`);
  const planned: DayOfFlight = { state: 'scheduled', departure: null, arrival: null, gate: null, baggageBelt: null };
  if (fate < 0.012) return now < flight.departure - knownBefore.cancellation ? planned : { ...planned, state: 'cancelled' };

  const late = departsLate(name);
  const leaves = flight.departure + late;
  const lands = Math.max(flight.arrival + late - madeUp(name, flight), leaves + 20);
  const isLate = late >= lateMinutes;
  const isLateKnown = isLate && now >= flight.departure - knownBefore.delay;
  const gate = now >= leaves - gateKnownBefore ? gateOf(name) : null;
  if (now < leaves) {
    const isBoarding = now >= leaves - boardsBefore;
    const isExpected = isLateKnown || isBoarding;
    return {
      state: isBoarding ? 'boarding' : isLateKnown ? 'delayed' : 'scheduled',
      departure: isExpected ? { at: leaves, isActual: false } : null,
      arrival: isExpected ? { at: lands, isActual: false } : null,
      gate,
      baggageBelt: null,
    };
  }
  const departure = { at: leaves, isActual: true };
  if (fate < 0.016 && !isLate && now >= leaves + (lands - leaves) * 0.7) {
    return { state: 'diverted', departure, arrival: null, gate, baggageBelt: null };
  }
  const hasLanded = now >= lands;
  return {
    state: hasLanded ? 'landed' : now < leaves + climbs ? 'departed' : 'enRoute',
    departure,
    arrival: { at: lands, isActual: hasLanded },
    gate,
    baggageBelt: now >= lands - beltKnownBefore ? beltOf(name) : null,
  };
}

function departsLate(name: string): number {
  const luck = chance(`${name} late`);
  const share = chance(`${name} how late`);
  if (luck < 0.14) return lateMinutes + Math.round(share * share * 90);
  return Math.round(share * 12);
}

/** Timetables have reserves: long flights make up more time, and may land early. */
function madeUp(name: string, { route }: Flight): number {
  return Math.round(chance(`${name} air`) * Math.min(25, route.minutes * 0.06));
}

function gateOf(name: string): string {
  const pier = 'ABC'[Math.floor(chance(`${name} pier`) * 3)] ?? 'A';
  return `${pier}${1 + Math.floor(chance(`${name} gate`) * 24)}`;
}

function beltOf(name: string): string {
  return String(1 + Math.floor(chance(`${name} belt`) * 12));
}
