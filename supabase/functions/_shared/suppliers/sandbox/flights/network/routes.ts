/**
 * All non-stop routes, in both directions, from the lists in network/. A list is one airline at one hub. An entry has CODE, flights per week, "s"
 * for summer only, "t" for a train and "b" for a bus under the airline's numbers, ">CODE" for a technical stop, "@" the first flight number.
 */
import { type AirportFacts, airportFacts } from '../../../../airports.ts';
import type { FlightSegment } from '../../../../contracts/flights/flight-search.ts';
import { blockMinutes, distanceBetween, groundMinutes } from '../../great-circle.ts';
import { americasOceaniaRoutes } from './routes-americas-oceania.ts';
import { asiaRoutes } from './routes-asia.ts';
import { europeRoutes } from './routes-europe.ts';
import { gulfRoutes } from './routes-gulf.ts';
import { middleEastAfricaRoutes } from './routes-middle-east-africa.ts';

export interface Route {
  airline: string;
  from: AirportFacts;
  to: AirportFacts;
  hub: AirportFacts;
  spoke: AirportFacts;
  /** Number of the first flight of the day; the flight back to the hub has the next number. */
  firstNumber: number;
  weekly: number;
  summerOnly: boolean;
  /** The technical stop, if any. */
  via: AirportFacts | null;
  /** Absent for a flight. */
  vehicle: FlightSegment['vehicle'];
  kilometres: number;
  minutes: number;
}

const entryPattern = /^([A-Z]{3})(\d+)([stb]?)(?:>([A-Z]{3}))?(?:@(\d+))?$/;
export const technicalStopMinutes = 80;

interface Entry {
  airline: string;
  hub: AirportFacts;
  spoke: AirportFacts;
  weekly: number;
  summerOnly: boolean;
  vehicle: FlightSegment['vehicle'];
  via: AirportFacts | null;
  wantedNumber: number | null;
}

function readEntries(): Entry[] {
  const lists = [...gulfRoutes, ...middleEastAfricaRoutes, ...europeRoutes, ...asiaRoutes, ...americasOceaniaRoutes];
  return lists.flatMap(([airline, hub, list]) =>
    list.split(/\s+/).map((entry) => {
      const [, spoke = '', weekly, kind, via, number] = entryPattern.exec(entry) ?? [];
      return {
        airline,
        hub: requireAirport(hub, entry),
        spoke: requireAirport(spoke, entry),
        weekly: Number(weekly),
        summerOnly: kind === 's',
        vehicle: kind === 't' ? 'TRAIN' : kind === 'b' ? 'BUS' : undefined,
        via: via ? requireAirport(via, entry) : null,
        wantedNumber: number ? Number(number) : null,
      };
    }),
  );
}

function requireAirport(code: string, entry: string): AirportFacts {
  const airport = airportFacts.get(code);
  if (!airport) throw new Error(`The route list has an entry that names no airport of ours: ${entry}`);
  return airport;
}

/** Fixed numbers first, then the lowest free block, so that all flights of an airline have different numbers. */
function numberEntries(entries: readonly Entry[]): Map<Entry, number> {
  const numbers = new Map<Entry, number>();
  const takenByAirline = new Map<string, Set<number>>();
  const claim = (entry: Entry, first: number): boolean => {
    const taken = takenByAirline.get(entry.airline) ?? new Set();
    takenByAirline.set(entry.airline, taken);
    const block = Array.from({ length: 2 * Math.ceil(entry.weekly / 7) }, (_, index) => first + index);
    if (block.some((number) => taken.has(number))) return false;
    for (const number of block) taken.add(number);
    numbers.set(entry, first);
    return true;
  };
  for (const entry of entries) if (entry.wantedNumber) claim(entry, entry.wantedNumber);
  for (const entry of entries) {
    for (let first = 201; !numbers.has(entry); first += 2) claim(entry, first);
  }
  return numbers;
}

function buildRoutes(): Route[] {
  const entries = readEntries();
  const numbers = numberEntries(entries);
  return entries.flatMap((entry) => {
    const firstNumber = numbers.get(entry) ?? 0;
    return [toRoute(entry, entry.hub, entry.spoke, firstNumber), toRoute(entry, entry.spoke, entry.hub, firstNumber + 1)];
  });
}

function toRoute(
  { airline, hub, spoke, weekly, summerOnly, vehicle, via }: Entry,
  from: AirportFacts,
  to: AirportFacts,
  firstNumber: number,
): Route {
  const stops = via ? [from, via, to] : [from, to];
  const sectors = stops.slice(1).map((stop, index) => [stops[index] ?? from, stop] as const);
  const sum = (measure: (start: AirportFacts, end: AirportFacts) => number) =>
    sectors.reduce((total, [start, end]) => total + measure(start, end), 0);
  return {
    airline,
    from,
    to,
    hub,
    spoke,
    firstNumber,
    weekly,
    summerOnly,
    via,
    vehicle,
    kilometres: sum(distanceBetween),
    minutes: vehicle ? groundMinutes(from, to, vehicle) : sum(blockMinutes) + (via ? technicalStopMinutes : 0),
  };
}

const routesFromAirport = new Map<string, Route[]>();
const routesToAirport = new Map<string, Route[]>();
const routesByPair = new Map<string, Route[]>();

for (const route of buildRoutes()) {
  addTo(routesFromAirport, route.from.code, route);
  addTo(routesToAirport, route.to.code, route);
  addTo(routesByPair, `${route.from.code}-${route.to.code}`, route);
}

function addTo(index: Map<string, Route[]>, key: string, route: Route): void {
  const routes = index.get(key);
  if (routes) routes.push(route);
  else index.set(key, [route]);
}

export function routesFrom(airport: string): readonly Route[] {
  return routesFromAirport.get(airport) ?? [];
}

export function routesTo(airport: string): readonly Route[] {
  return routesToAirport.get(airport) ?? [];
}

export function routesBetween(from: string, to: string): readonly Route[] {
  return routesByPair.get(`${from}-${to}`) ?? [];
}
