/**
 * The contract of the flight status (docs/product/live-data.md): by flight number or by route, for one day of departure. Times are
 * local at each airport, as in the flight search.
 */
import * as z from 'zod/mini';
import { addDays, todayInQatar } from '../calendar-day.ts';
import { calendarDay } from '../calendar-day-schema.ts';

/** Days before and after today for which flight status is available. */
export const statusDays = 2;

/** An airline's two-character code, then the number without leading zeros: "QR7", "6E1302". */
export const flightNumberPattern = /^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])[1-9]\d{0,3}$/;

const airportCode = z.string({ error: 'airportRequired' }).check(z.regex(/^[A-Z]{3}$/, { error: 'airportRequired' }));
const flightNumber = z.string({ error: 'flightInvalid' }).check(z.regex(flightNumberPattern, { error: 'flightInvalid' }));
/** The day of departure at the airport of departure. */
const date = calendarDay('dateInvalid');

const byNumber = z.strictObject({ flight: flightNumber, date });
const byRoute = z.strictObject({ origin: airportCode, destination: airportCode, date });
export type FlightByNumber = z.infer<typeof byNumber>;
export type FlightsByRoute = z.infer<typeof byRoute>;
export type FlightStatusRequest = FlightByNumber | FlightsByRoute;

/** Context of the rules: `today` as yyyy-MM-dd in Qatar, and the known IATA codes. */
export interface FlightStatusContext {
  today?: string;
  isKnownAirport?: (code: string) => boolean;
}

/** First and last day that can be requested. */
export function statusWindow(today: string): readonly [first: string, last: string] {
  return [addDays(today, -statusDays), addDays(today, statusDays)];
}

/** Schema of a request by number or by route, depending on `asked`. Issues have an error key and the path of their field. */
export function flightStatusRequest(
  asked: unknown,
  { today = todayInQatar(), isKnownAirport = () => true }: FlightStatusContext = {},
) {
  const [first, last] = statusWindow(today);
  const isByNumber = typeof asked === 'object' && asked !== null && 'flight' in asked;
  const shape: z.ZodMiniType<FlightStatusRequest> = isByNumber ? byNumber : byRoute;
  return shape.check((context) => {
    const question = context.value;
    const report = (path: string, message: string) =>
      context.issues.push({ code: 'custom', input: question, path: [path], message });
    if (question.date < first) report('date', 'datePast');
    if (question.date > last) report('date', 'dateTooFar');
    if ('flight' in question) return;
    for (const path of ['origin', 'destination'] as const) if (!isKnownAirport(question[path])) report(path, 'airportUnknown');
    if (question.origin === question.destination) report('destination', 'sameAirport');
  });
}

export const flightStates = [
  'scheduled',
  'delayed',
  'boarding',
  'departed',
  'enRoute',
  'landed',
  'cancelled',
  /** Reported by one source, and not confirmed. */
  'perhapsCancelled',
  'diverted',
  'unknown',
] as const;
export type FlightState = (typeof flightStates)[number];

/** Local time at the airport, without offset: never parse it in the reader's own time zone. */
const localTime = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00$/));
const instant = z.iso.datetime();

const flightEnd = z.object({
  iataCode: z.string().check(z.regex(/^[A-Z]{3}$/)),
  /** The supplier's English name of the place, for airports we do not know. */
  place: z.optional(z.string()),
  /** Where it is not stated, the best known time; absent when there is none. */
  scheduled: z.optional(localTime),
  /** The expected time; absent when unknown, and after the event. */
  estimated: z.optional(localTime),
  actual: z.optional(localTime),
  /** The best known of the three as an ISO instant, UTC: where the aircraft is between them. Absent when none is known. */
  at: z.optional(instant),
  /** The delay in whole minutes between planned and best known time; negative when early, zero when nothing is known. */
  delayMinutes: z.int(),
  terminal: z.optional(z.string()),
  gate: z.optional(z.string()),
  baggageBelt: z.optional(z.string()),
});
export type FlightEnd = z.infer<typeof flightEnd>;

export const flightStatus = z.object({
  airline: z.string(),
  number: z.string(),
  /** The operating airline, when it is another one. */
  operatedBy: z.optional(z.string()),
  state: z.enum(flightStates),
  departure: flightEnd,
  arrival: flightEnd,
  /** ISO instant, UTC, of the supplier's last update; absent when it does not state one. */
  updatedAt: z.optional(instant),
});
export type FlightStatus = z.infer<typeof flightStatus>;

export const flightStatusResponse = z.object({
  /** In order of departure; empty when no such flight leaves that day. */
  data: z.array(flightStatus).check(z.maxLength(200)),
  searchParams: z.union([byNumber, byRoute]),
  dictionaries: z.object({ carriers: z.record(z.string(), z.string()) }),
  /** `sandbox`: invented times, no live data. */
  meta: z.object({ supplier: z.string(), sandbox: z.boolean(), askedAt: instant }),
});
export type FlightStatusResponse = z.infer<typeof flightStatusResponse>;
