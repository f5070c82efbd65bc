/**
 * Departure times of a route. An aircraft leaves the hub with a wave, turns round at the destination and returns for a later wave, so connections
 * at hubs are realistic. Local times are valid for one season.
 */

import {
  type DayNumber,
  type Instant,
  modulo,
  toDayNumber,
  toInstant,
  toLocalDay,
  toLocalMinutes,
  weekdayOf,
} from '../../local-time.ts';
import { blockMinutes } from '../great-circle.ts';
import { chance } from '../seeded.ts';
import { aircraftFor, sandboxAirlines } from './network/airlines.ts';
import { departureWaves, nightPenalty, waveTransfer } from './network/hubs.ts';
import type { Route } from './network/routes.ts';

export interface Flight {
  route: Route;
  number: string;
  aircraft: string;
  departure: Instant;
  arrival: Instant;
}

interface Slot {
  number: string;
  aircraft: string;
  /** Minutes after local midnight. */
  leaves: number;
  /** Weekdays of local departure, 0 is Sunday. */
  days: ReadonlySet<number>;
}

type Season = 'summer' | 'winter';

/** A normal day in each season, for which local times are computed. */
const referenceDays: Record<Season, DayNumber> = { summer: toDayNumber('2027-07-14'), winter: toDayNumber('2027-01-13') };

/** The most aircraft per wave to the same place. */
const turnsPerWave = 3;

const slotsByRoute = new Map<Route, Partial<Record<Season, Slot[]>>>();

const summersByYear = new Map<number, readonly [from: DayNumber, until: DayNumber]>();

/** Flights of a route that leave on this local day. */
export function flightsOn(route: Route, day: DayNumber): Flight[] {
  const season = seasonOf(day);
  if (route.summerOnly && season === 'winter') return [];
  const weekday = weekdayOf(day);
  return slotsOf(route, season)
    .filter((slot) => slot.days.has(weekday))
    .map((slot) => {
      const departure = toInstant(route.from.zone, day, slot.leaves);
      return { route, number: slot.number, aircraft: slot.aircraft, departure, arrival: departure + route.minutes };
    });
}

/** Flights of a route that leave within the time span, in order. */
export function flightsWithin(route: Route, earliest: Instant, latest: Instant): Flight[] {
  const flights: Flight[] = [];
  const lastDay = toLocalDay(route.from.zone, latest);
  for (let day = toLocalDay(route.from.zone, earliest); day <= lastDay; day += 1) {
    for (const flight of flightsOn(route, day)) {
      if (flight.departure >= earliest && flight.departure <= latest) flights.push(flight);
    }
  }
  return flights.sort((a, b) => a.departure - b.departure);
}

/** Airline seasons: summer runs from the last Sunday of March to the day before the last Sunday of October. */
export function seasonOf(day: DayNumber): Season {
  const year = new Date(day * 86_400_000).getUTCFullYear();
  let summer = summersByYear.get(year);
  if (!summer) {
    summer = [lastSunday(`${year}-03-31`), lastSunday(`${year}-10-31`)];
    summersByYear.set(year, summer);
  }
  return day >= summer[0] && day < summer[1] ? 'summer' : 'winter';
}

function lastSunday(monthEnd: string): DayNumber {
  const day = toDayNumber(monthEnd);
  return day - weekdayOf(day);
}

function slotsOf(route: Route, season: Season): Slot[] {
  const known = slotsByRoute.get(route) ?? {};
  slotsByRoute.set(route, known);
  known[season] ??= layOutSlots(route, season);
  return known[season];
}

function layOutSlots(route: Route, season: Season): Slot[] {
  const airline = sandboxAirlines[route.airline];
  const day = referenceDays[season];
  const departures: Instant[] = [];
  return outboundTimes(route, day).map((leavesHub, index) => {
    const name = `${nameOf(route)}${index}`;
    const outbound = toInstant(route.hub.zone, day, leavesHub);
    const departure = route.from === route.hub ? outbound : returnDeparture(route, outbound, name, departures);
    departures.push(departure);
    return {
      number: String(route.firstNumber + 2 * index),
      aircraft:
        airline && !route.vehicle ? aircraftFor(airline, route.spoke.code, route.kilometres, chance(`aircraft ${name}`)) : '320',
      leaves: toLocalMinutes(route.from.zone, departure),
      days: operatingDays(
        route.weekly - 7 * index,
        Math.floor(chance(`days ${name}`) * 7) + toLocalDay(route.from.zone, departure) - day,
      ),
    };
  });
}

/** The seed for its times: trains and planes of an airline between the same places have different times. */
function nameOf({ airline, hub, spoke, vehicle }: Route): string {
  return `${airline}${hub.code}${spoke.code}${vehicle ?? ''}`;
}

/** Seven flights a week are daily; fewer are spread over the week from `first` on. */
function operatingDays(weekly: number, first: number): ReadonlySet<number> {
  const count = Math.min(7, weekly);
  return new Set(Array.from({ length: count }, (_, index) => modulo(Math.floor((index * 7) / count) + first, 7)));
}

/** Minutes after local midnight at which the day's flights leave the hub; the best waves are filled first. */
function outboundTimes(route: Route, day: DayNumber): number[] {
  const daily = Math.ceil(route.weekly / 7);
  const { airline, hub, spoke } = route;
  const waves = departureWaves(airline, hub.code);
  const isShuttle = daily > waves.length && (route.kilometres < 2_000 || daily > turnsPerWave * waves.length);
  if (isShuttle) return spreadOverDay(route, daily);
  const minutes = blockMinutes(hub, spoke);
  const cost = (leaves: number) => {
    const arrives = toLocalMinutes(spoke.zone, toInstant(hub.zone, day, leaves) + minutes);
    const shortAtNight = minutes < 150 ? nightPenalty(hub.code, leaves) : 0;
    return nightPenalty(spoke.code, arrives) + nightPenalty(hub.code, leaves) * 0.4 + shortAtNight;
  };
  const times = waves.flatMap((wave, index) =>
    Array.from({ length: turnsPerWave }, (_, turn) => {
      const name = `${nameOf(route)}${index}${turn}`;
      const leaves = modulo(toFive(wave + (chance(`leaves ${name}`) - 0.5) * 80), 1440);
      return { leaves, cost: cost(leaves) + turn * 1.5 + chance(`wave ${name}`) };
    }),
  );
  times.sort((a, b) => a.cost - b.cost);
  const selected = times
    .slice(0, daily)
    .map((time) => time.leaves)
    .sort((a, b) => a - b);
  return selected.map((leaves, index) =>
    index > 0 && leaves - (selected[index - 1] ?? -1440) < 15 ? modulo(leaves + 20, 1440) : leaves,
  );
}

function spreadOverDay(route: Route, daily: number): number[] {
  const firstLeaves = 345;
  const span = 1_050;
  return Array.from({ length: daily }, (_, index) => {
    const drift = (chance(`spread ${nameOf(route)}${index}`) - 0.5) * (span / daily) * 0.6;
    return Math.min(1_425, toFive(firstLeaves + (span * index) / Math.max(1, daily - 1) + drift));
  });
}

/** The return flight: after the turn-round, into an arrival wave of the hub, outside curfews and away from earlier `departures`. */
function returnDeparture(route: Route, outbound: Instant, name: string, departures: readonly Instant[]): Instant {
  const { hub, spoke, minutes } = route;
  const isShort = minutes < 240;
  const ready = outbound + (route.via || route.vehicle ? minutes : blockMinutes(hub, spoke)) + (isShort ? 55 : 90);
  const waves = departureWaves(route.airline, hub.code);
  const firstDay = toLocalDay(hub.zone, ready + minutes);
  const options = [0, 1, 2].flatMap((dayOffset) =>
    waves.map((wave, index) => {
      const arrives =
        toInstant(hub.zone, firstDay + dayOffset, wave) - waveTransfer + (chance(`back ${name}${index}`) - 0.5) * 70;
      return toFive(arrives - minutes);
    }),
  );
  const ideal = toFive(ready + chance(`turn ${name}`) * 20);
  const feasible = [
    ...options.filter((departure) => departure >= ready && departure <= ready + 1_440),
    ...(isShort ? [ideal, ideal + 40, ideal + 80] : [ideal, ideal + 75, ideal + 150]),
  ];
  const cost = (departure: Instant) =>
    (departure - ready) * (isShort ? 0.012 : 0.004) +
    nightPenalty(spoke.code, toLocalMinutes(spoke.zone, departure)) * 1.6 +
    nightPenalty(hub.code, toLocalMinutes(hub.zone, departure + minutes)) +
    departures.reduce((sum, other) => sum + crowding(departure, other), 0);
  return feasible.reduce((best, departure) => (cost(departure) < cost(best) ? departure : best), feasible[0] ?? ideal);
}

/** Two flights of an airline to one place are at least half an hour apart, better two hours, on any day. */
function crowding(departure: Instant, other: Instant): number {
  const apart = modulo(departure - other, 1_440);
  const gap = Math.min(apart, 1_440 - apart);
  return gap < 30 ? 4 : Math.max(0, 1 - gap / 120);
}

function toFive(minutes: number): number {
  return Math.round(minutes / 5) * 5;
}
