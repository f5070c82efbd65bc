import { isSearchPaused } from '@/lib/env';
import { parseFlightSearchRequest } from '@/lib/flights/search/parse-search-request';
import { findFlightOffers } from '@/lib/flights/search/queries';
import { answerSearchFailure } from '@/lib/flights/search/search-answers';
import { answerFieldErrors, onlyPost } from '@/lib/network/http';
import { answerSearch } from '@/lib/search/answer-search';
import { answerSearchPaused } from '@/lib/search/answer-search-paused';
import { answerBodyError, readJson } from '@/lib/security/body/json-body';
import { refuseBeyondQuota } from '@/lib/security/search-quota';

const maxBodyBytes = 16_000;
const searchesPerMinute = { name: 'flight-search', uses: 60, seconds: 60 };

export async function POST(request: Request): Promise<Response> {
  if (isSearchPaused()) return answerSearchPaused();
  const body = await readJson(request, maxBodyBytes);
  if (!body.ok) return answerBodyError(body.reason);
  const search = parseFlightSearchRequest(body.value);
  if (!search.ok) return answerFieldErrors('invalidSearch', search.reason);
  return answerSearch(request, {
    question: search.value,
    find: findFlightOffers,
    perMinute: searchesPerMinute,
    refuseBeyond: refuseBeyondQuota,
    answerFailure: answerSearchFailure,
  });
}

export { onlyPost as DELETE, onlyPost as GET, onlyPost as OPTIONS, onlyPost as PATCH, onlyPost as PUT };
