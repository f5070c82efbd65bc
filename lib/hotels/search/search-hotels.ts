import { postSearch, SearchError } from '@/lib/search/search-request';
import type { HotelSearchAnswer, HotelSearchRequest } from '../offer';

/** Asks our own API for hotels, from the browser. Throws like `postSearch`, and a `SearchError` for an answer without hotels. */
export async function searchHotels(search: HotelSearchRequest, signal: AbortSignal): Promise<HotelSearchAnswer> {
  const answer = await postSearch<HotelSearchAnswer>('Hotel search', '/api/hotels/search', search, signal);
  if (!answer.hotels || !answer.place) throw new SearchError(200, 'Hotel search failed: 200');
  return answer as HotelSearchAnswer;
}
