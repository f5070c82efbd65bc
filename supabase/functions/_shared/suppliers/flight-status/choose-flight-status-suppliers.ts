import * as z from 'zod/mini';
import type { FlightStatus } from '../../contracts/flights/flight-status.ts';
import { requestJson } from '../../resilience/request-json.ts';
import { inOneAttempt } from '../../resilience/retried-requests.ts';
import { createSupplierList } from '../supplier-list.ts';
import { aeroBoard, aeroFlight, aeroFlights, destinationOf, toStatus, withoutCodeshares } from './aerodatabox-response.ts';
import type { FlightStatusSupplier, SuppliedStatuses } from './flight-status-supplier.ts';
import { sandboxFlightStatus } from './sandbox-flight-status.ts';

/** AeroDataBox through RapidAPI. Sends no name or address: a flight number or an airport, and a day. */

const defaultBaseUrl = 'https://aerodatabox.p.rapidapi.com';
const timeLimitMs = 10_000;
/** In bytes; a larger answer cannot be half a day of departures. */
const maxBytes = 12 * 1024 * 1024;
/** Departures are requested by halves of a day: the service returns at most twelve hours. */
const halves = [
  ['00:00', '11:59'],
  ['12:00', '23:59'],
] as const;

interface AeroDataBoxSettings {
  key: string | undefined;
  /** Base address; the usual one by default. */
  address?: string | undefined;
}

export function createAeroDataBox({ key, address = defaultBaseUrl }: AeroDataBoxSettings): FlightStatusSupplier {
  if (!key) throw new Error('AERODATABOX_KEY is not set, so AeroDataBox cannot be asked');
  const headers = { 'X-RapidAPI-Key': key, 'X-RapidAPI-Host': new URL(address).host };
  /** Null means that there are no such flights. */
  const ask = (path: string, signal: AbortSignal) => {
    const url = `${address.replace(/\/$/, '')}${path}`;
    return requestJson(fetch, 'AeroDataBox', { url, headers, signal, none: [204, 404], limit: maxBytes });
  };
  return {
    name: 'aerodatabox',
    sandbox: false,
    timeLimitMs,
    questionsAtOnce: 4,
    repeatsRequests: true,
    async byNumber({ flight, date }, caller) {
      const query = 'dateLocalRole=Departure&withAircraftImage=false&withLocation=false';
      const path = `/flights/number/${flight}/${date}?${query}`;
      const answer = await inOneAttempt(caller, timeLimitMs, (twice, own) => twice(() => ask(path, own)));
      return toAnswer(answer === null ? [] : z.parse(aeroFlights, answer), caller.now);
    },
    async byRoute({ origin, destination, date }, caller) {
      const query =
        'withLeg=true&direction=Departure&withCancelled=true&withCodeshared=false&withCargo=false&withPrivate=false&withLocation=false';
      const paths = halves.map(([from, until]) => `/flights/airports/iata/${origin}/${date}T${from}/${date}T${until}?${query}`);
      const boards = await inOneAttempt(caller, timeLimitMs, (twice, own) =>
        Promise.all(paths.map((path) => twice(() => ask(path, own)))),
      );
      const listed = boards.flatMap((board) => (board === null ? [] : (z.parse(aeroBoard, board).departures ?? [])));
      return toAnswer(listed, caller.now, origin, destination);
    },
  };
}

/** In order: after every clock time when it is not known. */
function leavesAt({ departure }: FlightStatus): string {
  return departure.scheduled ?? '9999';
}

/** Flights that cannot be read are left out. When none remain, the request failed; it does not mean that nothing flies. */
function toAnswer(listed: readonly unknown[], now: Date, origin?: string, destination?: string): SuppliedStatuses {
  const entries = listed.map((entry) => ({ entry, read: z.safeParse(aeroFlight, entry).data }));
  const wanted = entries.filter(({ entry }) => !destination || destinationOf(entry) === destination);
  const read = withoutCodeshares(wanted.flatMap((each) => each.read ?? []).filter(({ isCargo }) => !isCargo));
  const statuses = read.map((flight) => toStatus(flight, now, origin));
  const flights = statuses
    .filter((flight): flight is FlightStatus => flight !== null)
    .sort((a, b) => leavesAt(a).localeCompare(leavesAt(b)));
  // Departures in another shape cannot be read.
  const concerned = entries.every((each) => !each.read) ? entries : wanted;
  const lost = concerned.filter((each) => !each.read).length + statuses.length - flights.length;
  if (flights.length === 0 && lost > 0) {
    throw new Error(`AeroDataBox told of flights of which none can be shown: ${lost} unreadable`);
  }
  const carriers = read.flatMap(({ airline, number }) => (airline ? [[number.slice(0, 2), airline.name]] : []));
  return { flights, carriers: Object.fromEntries(carriers) };
}

/** The suppliers in FLIGHT_STATUS_SUPPLIER, tried in this order. */
export const chooseFlightStatusSuppliers = createSupplierList<FlightStatusSupplier>('FLIGHT_STATUS_SUPPLIER', {
  sandbox: { settings: [], create: () => sandboxFlightStatus },
  aerodatabox: {
    settings: ['AERODATABOX_KEY', 'AERODATABOX_URL'],
    create: (environment) => createAeroDataBox({ key: environment('AERODATABOX_KEY'), address: environment('AERODATABOX_URL') }),
  },
});
