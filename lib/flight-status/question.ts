import { toLatinDigits } from '@/lib/text/digits';
import { airportsOf, iataCodeOf } from '@/supabase/functions/_shared/contracts/flights/city-airports';
import { type FlightStatusRequest, flightStatusRequest } from '@/supabase/functions/_shared/contracts/flights/flight-status';

/** The form as filled in: the number as typed, the airports as codes or typed text, the day as yyyy-MM-dd. */
export interface StatusForm {
  by: 'number' | 'route';
  flight: string;
  from: string;
  to: string;
  date: string;
}

export type StatusField = 'flight' | 'from' | 'to' | 'date';
/** Keys of `flightStatus.errors`, by field. */
export type StatusErrors = Partial<Record<StatusField, string>>;
export type StatusCheck = { question: FlightStatusRequest } | { errors: StatusErrors };

const fieldOfPath: Readonly<Record<string, StatusField>> = { flight: 'flight', origin: 'from', destination: 'to', date: 'date' };

/** "QR7" for "qr 007", "QR-7" or "QR ٧"; null for anything that is not a flight number. */
export function readFlightNumber(text: string): string | null {
  const compact = toLatinDigits(text)
    .toUpperCase()
    .replace(/[\s\u200e\u200f\u061c‐-–-]+/g, '');
  const match = /^([A-Z]{2}|[A-Z]\d|\d[A-Z])0*([1-9]\d{0,3})$/.exec(compact);
  return match ? `${match[1]}${match[2]}` : null;
}

/** A flight number as on tickets: "QR 7". */
export function writeFlightNumber(flight: string): string {
  return `${flight.slice(0, 2)} ${flight.slice(2)}`;
}

/** Turns the form into a question, or returns its errors by field. */
export function checkStatusForm(form: StatusForm, today?: string, isKnownAirport?: (code: string) => boolean): StatusCheck {
  const { by, flight, from, to, date } = form;
  const asked = by === 'number' ? { flight: readFlightNumber(flight) ?? '', date } : { origin: from, destination: to, date };
  const result = flightStatusRequest(asked, { ...(today && { today }), ...(isKnownAirport && { isKnownAirport }) }).safeParse(
    asked,
  );
  if (result.success) return { question: result.data };
  const errors: StatusErrors = {};
  for (const { path, message } of result.error.issues) errors[fieldOfPath[String(path[0])] ?? 'flight'] ??= message;
  return { errors };
}

/** The form from an address, with today where it has no day; null when the address asks nothing. */
export function formFromAddress(query: URLSearchParams, today: string): StatusForm | null {
  const read = (name: string) => query.get(name)?.trim() ?? '';
  const form = { flight: read('flight'), from: mainAirport(read('from')), to: mainAirport(read('to')) };
  if (!form.flight && !form.from && !form.to) return null;
  const number = readFlightNumber(form.flight);
  return {
    ...form,
    by: form.flight ? 'number' : 'route',
    flight: number ? writeFlightNumber(number) : form.flight.slice(0, 12),
    date: toLatinDigits(read('date')) || today,
  };
}

/** The query of the page and of our API for a question. */
export function statusQuery(question: FlightStatusRequest): string {
  const query =
    'flight' in question
      ? { flight: question.flight, date: question.date }
      : { from: question.origin, to: question.destination, date: question.date };
  return String(new URLSearchParams(query));
}

/** A flight has one airport at each end: the one with this code; for a city with several, the main one. */
function mainAirport(place: string): string {
  const airports = airportsOf(place.toUpperCase());
  const code = iataCodeOf(place.toUpperCase());
  return airports.includes(code) ? code : (airports[0] ?? code);
}
