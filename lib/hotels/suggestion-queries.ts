import 'server-only';
import { createAsk } from '@/lib/supabase/ask-and-keep';
import {
  type HotelPlacesAnswer,
  type HotelPlacesRequest,
  hotelPlacesAnswer,
} from '@/supabase/functions/_shared/contracts/hotel-places';
import { isOpaqueId } from './suggestions';

const findPlaces = createAsk<HotelPlacesRequest, HotelPlacesAnswer, 'unavailable'>({
  name: 'hotel-autocomplete',
  answer: hotelPlacesAnswer,
  /** Nobody waits longer for a list to open. */
  patienceMs: 5_000,
  keptMs: () => 10 * 60_000,
  readRefusal: () => 'unavailable',
});

/** Places for a keyword, as the JSON text of a `HotelPlacesAnswer`. Equal keywords within ten minutes share one answer. */
export function findHotelPlaces(asked: HotelPlacesRequest, requestId: string) {
  const keyword = isOpaqueId(asked.keyword) ? asked.keyword : asked.keyword.toLowerCase().replace(/\s+/g, ' ');
  return findPlaces({ ...asked, keyword }, requestId);
}
