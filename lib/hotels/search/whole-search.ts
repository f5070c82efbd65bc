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
