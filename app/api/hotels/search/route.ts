import { isSearchPaused } from '@/lib/env';
import { handleHotelSearch } from '@/lib/hotels/search/search-responses';
import { searchPausedResponse } from '@/lib/search/handle-search';
import { readInput } from '@/lib/security/body/json-body';
import { hotelSearchRequest } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';

const maxBodyBytes = 16_000;

export async function POST(request: Request): Promise<Response> {
  if (isSearchPaused()) return searchPausedResponse();
  // Every rule of the contract. Whether a place exists, only the supplier can tell.
  const search = await readInput(request, hotelSearchRequest(), { maxBytes: maxBodyBytes, code: 'invalidSearch' });
  return search.ok ? handleHotelSearch(request, search.value) : search.reason;
}
