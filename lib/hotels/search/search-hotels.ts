import type { Locale } from '@/lib/i18n/locales';
import { postSearch, SearchError } from '@/lib/search/search-request';
import type { HotelSearchRequest, HotelSearchResponse } from '../offer';
import { countAdults } from '../stay-rooms';
import type { StaySearch } from './search-params';

/**
 * Asks our own API for hotels, from the browser; with `hotelId`, for all rates of that hotel. Throws like `postSearch`, and a `SearchError` for an
 * answer without hotels.
 */
export async function searchHotels(
  search: StaySearch,
  locale: Locale,
  signal: AbortSignal,
  hotelId: string | null = null,
): Promise<HotelSearchResponse> {
  const request = hotelSearchRequestOf(search, locale, hotelId);
  const answer = await postSearch<HotelSearchResponse>('Hotel search', '/api/hotels/search', request, signal);
  if (!answer.hotels || !answer.place) throw new SearchError(200, 'Hotel search failed: 200');
  return answer as HotelSearchResponse;
}

/** The request to the search function; with `hotelId`, for all rates of that hotel. */
export function hotelSearchRequestOf(search: StaySearch, locale: Locale, hotelId: string | null = null): HotelSearchRequest {
  const { destination, checkIn, checkOut, rooms } = search;
  return {
    cityCode: destination,
    checkIn,
    checkOut,
    adults: countAdults(rooms),
    rooms: rooms.length,
    occupancy: rooms,
    ...(hotelId && { hotel: hotelId }),
    language: locale,
  };
}
