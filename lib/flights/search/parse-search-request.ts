import { type FieldError, fieldErrors } from '@/lib/network/http';
import { failure, type Result, success } from '@/lib/result';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import { fullSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { knownPlaces } from '../place-names';

/** A search in a request to our own API: checks the whole contract, and that the places are in our list. */
export function parseFlightSearchRequest(body: unknown, today?: string): Result<FlightSearchRequest, FieldError[]> {
  const result = fullSearchRequest(today ? { ...knownPlaces, today } : knownPlaces).safeParse(body);
  return result.success ? success(result.data) : failure(fieldErrors(result.error.issues));
}
