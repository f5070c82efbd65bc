import { isSearchPaused } from '@/lib/env';
import { parseHotelSearchRequest } from '@/lib/hotels/search/parse-hotel-search-request';
import { findHotelOffers } from '@/lib/hotels/search/queries';
import { answerHotelSearchFailure } from '@/lib/hotels/search/search-answers';
import { answerFieldErrors, answerJsonText, answerOnly } from '@/lib/network/http';
import { answerSearchPaused } from '@/lib/search/answer-search-paused';
import { answerBodyError, readJson } from '@/lib/security/body/json-body';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseBeyondQuota } from '@/lib/security/search-quota';

const maxBodyBytes = 16_000;
const searchesPerMinute = { name: 'hotel-search', uses: 60, seconds: 60 };

export async function POST(request: Request): Promise<Response> {
  if (isSearchPaused()) return answerSearchPaused();
  const body = await readJson(request, maxBodyBytes);
  if (!body.ok) return answerBodyError(body.reason);
  const search = parseHotelSearchRequest(body.value);
  if (!search.ok) return answerFieldErrors('invalidSearch', search.reason);
  const refusal = await refuseTooMany(request, searchesPerMinute);
  if (refusal) return refusal;

  const kept = await findHotelOffers.cached(search.value);
  if (kept) return answerJsonText(kept);
  const beyond = await refuseBeyondQuota(request);
  if (beyond) return beyond;
  const hotels = await findHotelOffers(search.value, requestIdOf(request));
  return hotels.ok ? answerJsonText(hotels.value) : answerHotelSearchFailure(hotels.reason);
}

const onlyPost = answerOnly('POST');

export { onlyPost as DELETE, onlyPost as GET, onlyPost as OPTIONS, onlyPost as PATCH, onlyPost as PUT };
