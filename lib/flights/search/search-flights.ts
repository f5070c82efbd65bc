import { postSearch, SearchError } from '@/lib/search/search-request';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import type { FlightSearchAnswer } from '@/supabase/functions/_shared/contracts/flights/flight-search';

/** Asks our own API for offers, from the browser. Throws as `postSearch`, and a `SearchError` for an answer without offers. */
export async function searchFlights(search: FlightSearchRequest, signal: AbortSignal): Promise<FlightSearchAnswer> {
  const answer = await postSearch<FlightSearchAnswer>('Flight search', '/api/flights/search', search, signal);
  if (!answer.data) throw new SearchError(200, 'No response received from flight search service');
  return answer as FlightSearchAnswer;
}
