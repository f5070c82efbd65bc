import { isSearchPaused } from '@/lib/env';
import { parseFlightSearchRequest } from '@/lib/flights/search/parse-search-request';
import { answerFlightSearch } from '@/lib/flights/search/search-answers';
import { answerFieldErrors, answerJsonText } from '@/lib/network/http';
import { answerSearchPaused } from '@/lib/search/answer-search';
import { answerBodyError, readJson } from '@/lib/security/body/json-body';
import { unpackAnswer } from '@/supabase/functions/_shared/contracts/flights/packed/packed-answer';
import { acceptsPacked, packedMediaType } from '@/supabase/functions/_shared/contracts/flights/packed/packed-media-type';

const maxBodyBytes = 16_000;

export async function POST(request: Request): Promise<Response> {
  if (isSearchPaused()) return answerSearchPaused();
  const body = await readJson(request, maxBodyBytes);
  if (!body.ok) return answerBodyError(body.reason);
  const search = parseFlightSearchRequest(body.value);
  if (!search.ok) return answerFieldErrors('invalidSearch', search.reason);
  const answer = await answerFlightSearch(request, search.value);
  return answer.ok ? inAcceptedForm(answer, request) : answer;
}

/** Cached answers are packed. Whole offers, ten times their size, are written only for callers that do not ask for the packed form. */
async function inAcceptedForm(packed: Response, request: Request): Promise<Response> {
  const vary = { Vary: 'Accept' };
  const text = await packed.text();
  if (acceptsPacked(request.headers.get('Accept')))
    return answerJsonText(text, 200, { ...vary, 'Content-Type': packedMediaType });
  return answerJsonText(JSON.stringify(unpackAnswer(JSON.parse(text))), 200, vary);
}
