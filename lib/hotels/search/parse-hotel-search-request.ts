import { type FieldError, fieldErrors } from '@/lib/network/http';
import { failure, type Result, success } from '@/lib/result';
import { type HotelSearchRequest, hotelSearchRequest } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';

/** A search as our own API takes it: every rule of the contract. Which places there are, only the supplier knows. */
export function parseHotelSearchRequest(body: unknown, today?: string): Result<HotelSearchRequest, FieldError[]> {
  const result = hotelSearchRequest(today ? { today } : {}).safeParse(body);
  return result.success ? success(result.data) : failure(fieldErrors(result.error.issues));
}
