import { isSearchPaused } from '@/lib/env';
import { parseFlightSearchRequest } from '@/lib/flights/search/parse-search-request';
import { handleFlightSearch } from '@/lib/flights/search/search-responses';
import { fieldErrorsResponse, jsonTextResponse } from '@/lib/network/http';
import { searchPausedResponse } from '@/lib/search/handle-search';
import { bodyErrorResponse, readJson } from '@/lib/security/body/json-body';
import { acceptsPacked, packedMediaType } from '@/supabase/functions/_shared/contracts/flights/packed/packed-media-type';
import { unpackResponse } from '@/supabase/functions/_shared/contracts/flights/packed/packed-response';

const maxBodyBytes = 16_000;

export async function POST(request: Request): Promise<Response> {
  if (isSearchPaused()) return searchPausedResponse();
  const body = await readJson(request, maxBodyBytes);
  if (!body.ok) return bodyErrorResponse(body.reason);
  const search = parseFlightSearchRequest(body.value);
  if (!search.ok) return fieldErrorsResponse('invalidSearch', search.reason);
  const answer = await handleFlightSearch(request, search.value);
  return answer.ok ? inAcceptedForm(answer, request) : answer;
}

/** Cached answers are packed. Whole offers, ten times their size, are written only for callers that do not ask for the packed form. */
async function inAcceptedForm(packed: Response, request: Request): Promise<Response> {
  const vary = { Vary: 'Accept' };
  const text = await packed.text();
  if (acceptsPacked(request.headers.get('Accept')))
    return jsonTextResponse(text, 200, { ...vary, 'Content-Type': packedMediaType });
  return jsonTextResponse(JSON.stringify(unpackResponse(JSON.parse(text))), 200, vary);
}
