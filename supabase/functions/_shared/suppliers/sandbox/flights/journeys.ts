/** Journeys between two airports on a day: non-stop, with one change and, when those are few, with two. */
import { type AirportFacts, airportFacts } from '../../../airports.ts';
import type { DayNumber, Instant } from '../../local-time.ts';
import { distanceBetween } from '../great-circle.ts';
import { maximumConnection, minimumConnection } from './network/hubs.ts';
import { canShareTicket } from './network/partners.ts';
import { type Route, routesBetween, routesFrom, routesTo } from './network/routes.ts';
import { terminalOf } from './network/terminals.ts';
import { type Flight, flightsOn, flightsWithin } from './timetable.ts';

export interface Journey {
  flights: Flight[];
  departure: Instant;
  arrival: Instant;
}

/** Whether a chain of flights can be sold at all, for instance in the requested cabin. */
export type SellableCheck = (flights: readonly Flight[]) => boolean;

type Path = readonly Route[];

/** In kilometres; nobody flies less: London Heathrow to Gatwick, Dubai to Abu Dhabi. */
const shortestFlight = 120;
const enoughJourneys = 10;
const journeysPerPath = 8;
const journeysPerSearch = 90;
const longestJourney = 42 * 60;

/** The longest detour of a path. The second is for neighbours without direct flights, who connect in a third country. */
const detours = [
  { factor: 1.45, kilometres: 900 },
  { factor: 2.3, kilometres: 1_700 },
];

/** All sensible journeys that leave `origin` on the local day `day`, the shortest first; empty when there are none. */
export function journeysOn(origin: string, destination: string, day: DayNumber, isSellable: SellableCheck): Journey[] {
  const from = airportFacts.get(origin);
  const to = airportFacts.get(destination);
  if (!from || !to || distanceBetween(from, to) < shortestFlight) return [];
  const direct = routesBetween(origin, destination).map((route) => [route]);
  const nonStop = alongAll(direct, day, isSellable);
  const flyingNonStop = new Set(nonStop.map((journey) => journey.flights[0]?.route.airline));
  const isAllowed = (path: Path) => !path.some((route) => flyingNonStop.has(route.airline));
  for (const detour of detours) {
    const longest = distanceBetween(from, to) * detour.factor + detour.kilometres;
    const journeys = [...nonStop, ...alongAll(pathsWithOneChange(from, to, longest).filter(isAllowed), day, isSellable)];
    if (journeys.length < enoughJourneys) {
      journeys.push(...alongAll(pathsWithTwoChanges(from, to, longest).filter(isAllowed), day, isSellable));
    }
    const offered = sensibleJourneys(journeys);
    if (offered.length > 0) return offered;
  }
  return [];
}

function alongAll(paths: readonly Path[], day: DayNumber, isSellable: SellableCheck): Journey[] {
  return paths.flatMap((path) => journeysAlong(path, day, isSellable));
}

function pathsWithOneChange(from: AirportFacts, to: AirportFacts, longest: number): Path[] {
  const paths: Path[] = [];
  for (const first of routesFrom(from.code)) {
    for (const second of routesBetween(first.to.code, to.code)) {
      if (first.kilometres + second.kilometres <= longest && canConnect(first, second)) paths.push([first, second]);
    }
  }
  return paths;
}

function pathsWithTwoChanges(from: AirportFacts, to: AirportFacts, longest: number): Path[] {
  const paths: Path[] = [];
  const lastRoutes = routesTo(to.code).filter((route) => route.from !== from);
  for (const first of routesFrom(from.code)) {
    if (first.to === to) continue;
    for (const last of lastRoutes) {
      if (first.kilometres + last.kilometres > longest || !canShareTicket(first.airline, last.airline)) continue;
      for (const middle of routesBetween(first.to.code, last.from.code)) {
        const kilometres = first.kilometres + middle.kilometres + last.kilometres;
        if (kilometres <= longest && canConnect(first, middle) && canConnect(middle, last)) paths.push([first, middle, last]);
      }
    }
  }
  const distance = (path: Path) => path.reduce((sum, route) => sum + route.kilometres, 0);
  return paths.sort((a, b) => distance(a) - distance(b)).slice(0, 60);
}

/** Whether two airlines share a ticket, and at least one of them is based where passengers change. */
function canConnect(first: Route, second: Route): boolean {
  const isHub = first.hub === first.to || second.hub === second.from;
  return isHub && canShareTicket(first.airline, second.airline);
}

function journeysAlong(path: Path, day: DayNumber, isSellable: SellableCheck): Journey[] {
  const [first, ...rest] = path;
  if (!first) return [];
  let chains: Flight[][] = flightsOn(first, day).map((flight) => [flight]);
  for (const route of rest) {
    chains = chains.flatMap((chain) => nextFlights(chain.at(-1), route).map((flight) => [...chain, flight]));
  }
  return chains
    .filter(isSellable)
    .map(toJourney)
    .sort(byLength)
    .slice(0, rest.length ? journeysPerPath : undefined);
}

/** The next flight after the minimum connection, and the one after it for travellers who want more time. */
function nextFlights(flight: Flight | undefined, route: Route): Flight[] {
  if (!flight) return [];
  const earliest = flight.arrival + changeTime(flight.route, route);
  const flights = flightsWithin(route, earliest, flight.arrival + maximumConnection);
  return flights.slice(0, 2).filter((next, index) => index === 0 || next.departure - flight.arrival <= 6 * 60);
}

/** The minimum for this change of planes, in minutes. */
export function changeTime(arriving: Route, leaving: Route): number {
  const airport = arriving.to;
  const terminals = [arriving.airline, leaving.airline].map((airline) => terminalOf(airport.code, airline));
  return minimumConnection(airport.code, airport.country, terminals[0] !== terminals[1]);
}

function toJourney(flights: Flight[]): Journey {
  return { flights, departure: flights[0]?.departure ?? 0, arrival: flights.at(-1)?.arrival ?? 0 };
}

export function lengthOf(journey: Journey): number {
  return journey.arrival - journey.departure;
}

function byLength(a: Journey, b: Journey): number {
  return lengthOf(a) - lengthOf(b);
}

/** The shortest journeys, without those that take much longer than the best. */
function sensibleJourneys(journeys: Journey[]): Journey[] {
  const sorted = journeys.filter((journey) => lengthOf(journey) <= longestJourney).sort(byLength);
  const best = sorted[0];
  if (!best) return [];
  const longest = Math.min(lengthOf(best) * 1.5 + 330, lengthOf(best) + 10 * 60);
  return sorted.filter((journey) => lengthOf(journey) <= longest).slice(0, journeysPerSearch);
}
