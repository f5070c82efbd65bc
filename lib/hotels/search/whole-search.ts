import type { Locale } from '@/lib/i18n/locales';
import type { HotelSearchRequest } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { countAdults } from '../stay-rooms';
import { queryText, type StaySearch, writeStaySearch } from './search-params';

// Separate from `search-params`, which the home page loads.

/** English path of a hotel's page, with the stay of the search; without one the page asks for days. */
export function hotelStayPath(hotelId: string, search: StaySearch | null): string {
  const path = `/explore/hotels/stay/${hotelId}`;
  return search ? `${path}?${queryText(writeStaySearch(search))}` : path;
}

/** English path of the request for a hotel of a search; without `rate`, for its best rate. */
export function stayRequestPath(search: StaySearch, hotelId: string, rate: string | null = null): string {
  const query = writeStaySearch(search);
  query.set('hotel', hotelId);
  if (rate) query.set('rate', rate);
  return `/booking/stay-request?${queryText(query)}`;
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
