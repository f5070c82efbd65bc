/** The fare of a direction for one adult. Prices are invented, but depend on the same factors as real ones; amounts are whole riyals. */
import type { CabinClass } from '../../../../contracts/flights/flight-request.ts';
import { type DayNumber, toLocalDay, toLocalMinutes } from '../../../local-time.ts';
import { distanceBetween } from '../../great-circle.ts';
import { demandOn, leadTimeFactor } from '../../season.ts';
import { chance } from '../../seeded.ts';
import { type Journey, journeysOn, lengthOf } from '../journeys.ts';
import { sandboxAirlines } from '../network/airlines.ts';
import { advertisedLevel } from './advertised-fares.ts';

export interface Fare {
  /** Without taxes and fees. */
  base: number;
  taxes: number;
}

export interface FareContext {
  cabin: CabinClass;
  isRoundTrip: boolean;
  today: DayNumber;
}

/** The market level from Doha relative to distance, by the other airport. */
const marketFromDoha: Readonly<Record<string, number>> = {
  LHR: 0.84,
  LGW: 0.84,
  CDG: 0.98,
  IST: 1.04,
  SAW: 1.04,
  DXB: 1.1,
  CAI: 1.15,
  BKK: 1.15,
  BOM: 1.04,
  MNL: 1,
};

/** Departure taxes and fees by country, in riyals; some are higher for long flights in cabins above economy. */
const departureTaxes: Readonly<Record<string, number>> = {
  GB: 430,
  US: 190,
  DE: 230,
  FR: 190,
  NL: 220,
  CH: 160,
  AT: 170,
  IT: 140,
  ES: 110,
  GR: 120,
  AU: 210,
  IN: 90,
  PH: 120,
  EG: 120,
  TH: 110,
  QA: 110,
  AE: 100,
  SA: 105,
  KE: 190,
  MA: 110,
  TR: 90,
};
const usualDepartureTax = 105;

/** The fare of one adult for one direction of a trip. */
export function fareFor(journey: Journey, context: FareContext): Fare {
  return split(modelledFare(journey, context) * levelOf(journey, context.today), taxesOf(journey, context.cabin));
}

/** The modelled fare by distance, season, airline and other factors, in riyals. */
function modelledFare(journey: Journey, { cabin, isRoundTrip, today }: FareContext): number {
  const [first] = journey.flights;
  const last = journey.flights.at(-1);
  if (!first || !last) return 0;
  const from = first.route.from;
  const to = last.route.to;
  const kilometres = distanceBetween(from, to);
  const day = toLocalDay(from.zone, journey.departure);
  return (
    distanceFare(kilometres) *
    marketFactor(from.code, to.code) *
    airlineLevel(journey) *
    convenience(journey) *
    cabinFactor(cabin, kilometres) *
    leadTimeFactor(day - today) *
    demandOn(day, from.country, to) *
    hourFactor(toLocalMinutes(from.zone, journey.departure)) *
    (isRoundTrip ? 1 : oneWayFactor(journey)) *
    (0.95 + 0.1 * chance(`fare ${flightNames(journey)} ${day}`))
  );
}

/** The factor for an advertised non-stop fare; 1 for all others. */
function levelOf({ flights }: Journey, today: DayNumber): number {
  const [flight] = flights;
  if (!flight || flights.length > 1) return 1;
  const { airline, from, to } = flight.route;
  return advertisedLevel({ airline, from: from.code, to: to.code, today }, (origin, destination, day) => {
    const fares = journeysOn(origin, destination, day, (some) => some.length === 1 && some[0]?.route.airline === airline).map(
      (journey) => modelledFare(journey, { cabin: 'ECONOMY', isRoundTrip: true, today }),
    );
    return Math.min(...fares);
  });
}

export function flightNames(journey: Journey): string {
  return journey.flights.map(({ route, number }) => `${route.airline}${number}`).join(' ');
}

function distanceFare(kilometres: number): number {
  return 315 + 0.21 * Math.min(kilometres, 7_000) + 0.17 * Math.max(0, kilometres - 7_000);
}

function marketFactor(from: string, to: string): number {
  if (from === 'DOH') return marketFromDoha[to] ?? 1;
  if (to === 'DOH') return marketFromDoha[from] ?? 1;
  return 1;
}

/** The fare level of the airline with the longest part of the way. */
function airlineLevel(journey: Journey): number {
  const longest = longestFlight(journey);
  return sandboxAirlines[longest?.route.airline ?? '']?.level ?? 1;
}

export function longestFlight(journey: Journey): Journey['flights'][number] | undefined {
  return journey.flights.reduce<Journey['flights'][number] | undefined>(
    (best, flight) => (best && best.route.kilometres >= flight.route.kilometres ? best : flight),
    undefined,
  );
}

/** Non-stop flights cost more. Each change, and each hour it takes, reduces the fare; mixed airlines are never cheap. */
function convenience(journey: Journey): number {
  const changes = journey.flights.length - 1;
  const flown = journey.flights.reduce((sum, flight) => sum + flight.route.minutes, 0);
  const waitingHours = (lengthOf(journey) - flown) / 60;
  const airlines = new Set(journey.flights.map((flight) => flight.route.airline)).size;
  if (changes === 0) return 1.08;
  return (0.98 - Math.min(0.1, waitingHours * 0.01)) * (airlines > 1 ? 1.09 : 1) * (changes > 1 ? 1.06 : 1);
}

function cabinFactor(cabin: CabinClass, kilometres: number): number {
  const far = Math.min(1, kilometres / 6_500);
  return { ECONOMY: 1, PREMIUM_ECONOMY: 1.55 + 0.25 * far, BUSINESS: 2.3 + 1.3 * far, FIRST: 4 + 2.4 * far }[cabin];
}

/** Night hours are cheaper, the early evening is more expensive. */
function hourFactor(minutes: number): number {
  if (minutes < 330) return 0.97;
  return minutes >= 1_020 && minutes < 1_320 ? 1.03 : 1;
}

/** One way costs more than half a round trip, except with low-cost airlines. */
function oneWayFactor(journey: Journey): number {
  return journey.flights.some((flight) => !sandboxAirlines[flight.route.airline]?.lowCost) ? 1.2 : 1;
}

function taxesOf(journey: Journey, cabin: CabinClass): number {
  const departures = journey.flights.map((flight, index) => {
    const full = departureTaxes[flight.route.from.country] ?? usualDepartureTax;
    const isShort = flight.route.kilometres < 1_500;
    return (index === 0 ? full : full * 0.45) * (isShort ? 0.6 : 1);
  });
  return departures.reduce((sum, tax) => sum + tax, 0) * (cabin === 'BUSINESS' || cabin === 'FIRST' ? 1.3 : 1);
}

/** Taxes are at most 45 % of the price. */
function split(total: number, wantedTaxes: number): Fare {
  const taxes = Math.round(Math.min(wantedTaxes, total * 0.45));
  return { base: Math.max(10, Math.round(total - taxes)), taxes };
}

/** The share of an adult's fare that a child from 2 to 11 or an infant on a lap pays. */
const shares = {
  ADULT: { base: 1, taxes: 1 },
  CHILD: { base: 0.75, taxes: 0.85 },
  HELD_INFANT: { base: 0.1, taxes: 0.1 },
} as const;

export type TravelerType = keyof typeof shares;

export function fareOf(type: TravelerType, adult: Fare): Fare {
  const share = shares[type];
  return { base: Math.round(adult.base * share.base), taxes: Math.round(adult.taxes * share.taxes) };
}
