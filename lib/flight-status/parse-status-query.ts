import { airports } from '@/content/airports';
import { type FieldError, fieldErrors } from '@/lib/network/http';
import { failure, type Result, success } from '@/lib/result';
import { type FlightStatusRequest, flightStatusRequest } from '@/supabase/functions/_shared/contracts/flights/flight-status';

const knownCodes = new Set(airports.map(({ code }) => code));

/**
 * A question in the query of our own API: `flight`, or `from` and `to`, with `date`. Checks the whole contract, and that the airports are in our
 * list.
 */
export function parseStatusQuery(query: URLSearchParams, today?: string): Result<FlightStatusRequest, FieldError[]> {
  const read = (name: string) => query.get(name) ?? undefined;
  const asked = query.has('flight')
    ? { flight: read('flight'), date: read('date') }
    : { origin: read('from'), destination: read('to'), date: read('date') };
  const known = { isKnownAirport: (code: string) => knownCodes.has(code) };
  const result = flightStatusRequest(asked, today ? { ...known, today } : known).safeParse(asked);
  return result.success ? success(result.data) : failure(fieldErrors(result.error.issues));
}
