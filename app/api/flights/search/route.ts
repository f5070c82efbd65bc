import { isSearchPaused } from '@/lib/env';
import { parseFlightSearchRequest } from '@/lib/flights/search/parse-search-request';
import { findFlightOffers } from '@/lib/flights/search/queries';
import { answerSearchFailure } from '@/lib/flights/search/search-answers';
import { answerFieldErrors, answerJsonText, onlyPost } from '@/lib/network/http';
import { answerSearchPaused } from '@/lib/search/answer-search-paused';
import { answerBodyError, readJson } from '@/lib/security/body/json-body';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseBeyondQuota } from '@/lib/security/search-quota';

const maxBodyBytes = 16_000;
const searchesPerMinute = { name: 'flight-search', uses: 60, seconds: 60 };

export async function POST(request: Request): Promise<Response> {
  if (isSearchPaused()) return answerSearchPaused();
  const body = await readJson(request, maxBodyBytes);
  if (!body.ok) return answerBodyError(body.reason);
  const search = parseFlightSearchRequest(body.value);
  if (!search.ok) return answerFieldErrors('invalidSearch', search.reason);
  const refusal = await refuseTooMany(request, searchesPerMinute);
  if (refusal) return refusal;

  const cached = await findFlightOffers.cached(search.value);
  if (cached) return answerJsonText(cached);
  const beyond = await refuseBeyondQuota(request);
  if (beyond) return beyond;
  const offers = await findFlightOffers(search.value, requestIdOf(request));
  return offers.ok ? answerJsonText(offers.value) : answerSearchFailure(offers.reason);
}

export { onlyPost as DELETE, onlyPost as GET, onlyPost as OPTIONS, onlyPost as PATCH, onlyPost as PUT };
