import { type FieldError, fieldErrors } from '@/lib/network/http';
import { failure, type Result, success } from '@/lib/result';
import {
  type FlightCalendarRequest,
  flightCalendarRequest,
} from '@/supabase/functions/_shared/contracts/flights/flight-calendar';
import { isKnownPlace } from '../place-names';

/** A question for the lowest fares as our own API takes it: every rule of the contract, between places of our list. */
export function parseFlightCalendarRequest(body: unknown, today?: string): Result<FlightCalendarRequest, FieldError[]> {
  const world = { isKnownPlace };
  const result = flightCalendarRequest(today ? { ...world, today } : world).safeParse(body);
  return result.success ? success(result.data) : failure(fieldErrors(result.error.issues));
}
