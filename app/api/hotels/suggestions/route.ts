import { cachedHotelPlaces, findFreeHotelPlaces, findHotelPlaces } from '@/lib/hotels/search/suggestion-queries';
import { errorResponse, fieldErrors, fieldErrorsResponse, jsonResponse } from '@/lib/network/http';
import { refuseBeyondKeywords, refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseOtherSites } from '@/lib/security/same-origin';
import { hotelPlacesRequest } from '@/supabase/functions/_shared/contracts/hotels/hotel-places';

/** A fast typist who corrects a lot sends about one a second. */
const lettersPerMinute = { name: 'hotel-suggestions', uses: 120, seconds: 60 };

/**
 * `?keyword=` three letters or more, `&locale=` the language of the names. Answers a `HotelPlacesResponse`. Beyond the daily limit, only cities of
 * our own list are found.
 */
export async function GET(request: Request): Promise<Response> {
  const crossOrigin = refuseOtherSites(request);
  if (crossOrigin) return crossOrigin;
  const asked = new URL(request.url).searchParams;
  const checked = hotelPlacesRequest.safeParse({
    keyword: asked.get('keyword') ?? '',
    subType: 'CITY',
    language: asked.get('locale') ?? undefined,
  });
  if (!checked.success) return fieldErrorsResponse('invalidKeyword', fieldErrors(checked.error.issues));
  const refusal = await refuseTooMany(request, lettersPerMinute);
  if (refusal) return refusal;

  const cached = await cachedHotelPlaces(checked.data);
  if (cached) return jsonResponse(cached);
  const beyond = await refuseBeyondKeywords(request);
  if (beyond) {
    const free = await findFreeHotelPlaces(checked.data, requestIdOf(request));
    return free ? jsonResponse(free) : beyond;
  }
  const places = await findHotelPlaces(checked.data, requestIdOf(request));
  if (places) return jsonResponse(places);
  return errorResponse(502, { error: 'Hotel autocomplete failed: no answer.', code: 'suggestionsUnavailable' });
}
