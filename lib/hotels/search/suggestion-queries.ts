import 'server-only';
import { createCachedFunction } from '@/lib/supabase/cached-function';
import {
  type HotelPlacesAnswer,
  type HotelPlacesRequest,
  hotelPlacesAnswer,
} from '@/supabase/functions/_shared/contracts/hotels/hotel-places';
import { partialAnswerCacheMs } from '@/supabase/functions/_shared/contracts/partial-answer';
import { isOpaqueId } from './suggestions';

const findPlaces = createCachedFunction<HotelPlacesRequest, HotelPlacesAnswer, 'searchUnavailable'>({
  name: 'hotel-autocomplete',
  answer: hotelPlacesAnswer,
  /** In milliseconds; a list of suggestions must open quickly. */
  marginMs: 1_000,
  cacheMs: ({ partial }) => (partial ? partialAnswerCacheMs : 10 * 60_000),
  readFailure: () => 'searchUnavailable',
});

/** Places for a keyword, as the JSON text of a `HotelPlacesAnswer`. Equal keywords within ten minutes share one answer, a partial one for half a minute. */
export function findHotelPlaces(asked: HotelPlacesRequest, requestId: string) {
  return findPlaces(normalized(asked), requestId);
}

/** The cached answer, else null. */
export function cachedHotelPlaces(asked: HotelPlacesRequest): Promise<string | null> {
  return findPlaces.cached(normalized(asked));
}

/** Suggestions without a supplier request. Null when there are none, because a supplier may still know such a place. */
export async function findFreeHotelPlaces(asked: HotelPlacesRequest, requestId: string): Promise<string | null> {
  const found = await findHotelPlaces({ ...asked, freeOnly: true }, requestId);
  if (!found.ok) return null;
  const { suggestions }: HotelPlacesAnswer = JSON.parse(found.value);
  return suggestions.length > 0 ? found.value : null;
}

function normalized(asked: HotelPlacesRequest): HotelPlacesRequest {
  const keyword = isOpaqueId(asked.keyword) ? asked.keyword : asked.keyword.toLowerCase().replace(/\s+/g, ' ');
  return { ...asked, keyword };
}
