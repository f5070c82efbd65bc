/** Status of the flights that the sandbox sells: same network, same timetable, events from day-of-flight. */
import { airportFacts } from '../../airports.ts';
import type { FlightEnd, FlightStatus } from '../../contracts/flights/flight-status.ts';
import { toDayNumber, toLocalText } from '../local-time.ts';
import { sandboxAirlines } from '../sandbox/flights/network/airlines.ts';
import { soldAs } from '../sandbox/flights/network/partners.ts';
import { type Route, routesBetween, routesFrom } from '../sandbox/flights/network/routes.ts';
import { terminalOf } from '../sandbox/flights/network/terminals.ts';
import { type Flight, flightsOn } from '../sandbox/flights/timetable.ts';
import { dayOfFlight } from './day-of-flight.ts';
import type { FlightStatusSupplier, SuppliedStatuses } from './flight-status-supplier.ts';

/** A flight with the requested number. */
interface NamedFlight {
  flight: Flight;
  airline: string;
  number: string;
}

export const sandboxFlightStatus: FlightStatusSupplier = {
  name: 'sandbox',
  sandbox: true,
  timeLimitMs: 10_000,
  questionsAtOnce: 8,
  async byNumber({ flight, date }, { signal, now }) {
    signal.throwIfAborted();
    return toAnswer(numbered(flight.slice(0, 2), flight.slice(2), toDayNumber(date)), now);
  },
  async byRoute({ origin, destination, date }, { signal, now }) {
    signal.throwIfAborted();
    const flights = flightsAlong(routesBetween(origin, destination), toDayNumber(date));
    return toAnswer(
      flights.map((flight) => ({ flight, airline: flight.route.airline, number: flight.number })),
      now,
    );
  },
};

function numbered(airline: string, number: string, day: number): NamedFlight[] {
  const named = allFlights(day, airline)
    .filter((flight) => flight.number === number)
    .map((flight) => ({ flight, airline, number }));
  if (named.length > 0) return named;
  // The number under which another airline sells the flight.
  return Object.keys(sandboxAirlines)
    .filter((operator) => soldAs(airline, operator, '0').carrierCode === airline && operator !== airline)
    .flatMap((operator) => allFlights(day, operator))
    .filter((flight) => soldAs(airline, flight.route.airline, flight.number).number === number)
    .map((flight) => ({ flight, airline, number }));
}

function allFlights(day: number, airline: string): Flight[] {
  const routes = [...airportFacts.keys()].flatMap((code) => routesFrom(code).filter((route) => route.airline === airline));
  return flightsAlong(routes, day);
}

/** Trains and buses have no status. */
function flightsAlong(routes: readonly Route[], day: number): Flight[] {
  return routes.filter(({ vehicle }) => !vehicle).flatMap((route) => flightsOn(route, day));
}

function toAnswer(named: readonly NamedFlight[], now: Date): SuppliedStatuses {
  const flights = named.toSorted((a, b) => a.flight.departure - b.flight.departure).map((entry) => toStatus(entry, now));
  const codes = new Set(flights.flatMap(({ airline, operatedBy }) => [airline, operatedBy ?? airline]));
  return { flights, carriers: Object.fromEntries([...codes].map((code) => [code, sandboxAirlines[code]?.name ?? code])) };
}

function toStatus({ flight, airline, number }: NamedFlight, now: Date): FlightStatus {
  const { route } = flight;
  const day = dayOfFlight(flight, now.getTime() / 60_000);
  return {
    airline,
    number,
    ...(airline !== route.airline && { operatedBy: route.airline }),
    state: day.state,
    departure: {
      ...endOf(route.from, route.airline, flight.departure, day.departure),
      ...(day.gate && { gate: day.gate }),
    },
    arrival: {
      ...endOf(route.to, route.airline, flight.arrival, day.arrival),
      ...(day.baggageBelt && { baggageBelt: day.baggageBelt }),
    },
    updatedAt: now.toISOString(),
  };
}

function endOf(
  { code, zone }: { code: string; zone: string },
  airline: string,
  planned: number,
  known: { at: number; isActual: boolean } | null,
): FlightEnd {
  const terminal = terminalOf(code, airline);
  const best = known?.at ?? planned;
  return {
    iataCode: code,
    scheduled: toLocalText(zone, planned),
    ...(known && { [known.isActual ? 'actual' : 'estimated']: toLocalText(zone, best) }),
    at: new Date(best * 60_000).toISOString(),
    delayMinutes: best - planned,
    ...(terminal && { terminal }),
  };
}
