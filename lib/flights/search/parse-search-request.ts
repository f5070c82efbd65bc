import { airports } from '@/content/airports';
import { type FieldError, fieldErrors } from '@/lib/network/http';
import { failure, type Result, success } from '@/lib/result';
import { type FlightSearchRequest, flightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';

const knownCodes = new Set(airports.map(({ code }) => code));

/** A search as our own API takes it: every rule of the contract, between airports of our list. */
export function parseFlightSearchRequest(body: unknown, today?: string): Result<FlightSearchRequest, FieldError[]> {
  const world = { isKnownAirport: (code: string) => knownCodes.has(code) };
  const result = flightSearchRequest(today ? { ...world, today } : world).safeParse(body);
  return result.success ? success(result.data) : failure(fieldErrors(result.error.issues));
}
