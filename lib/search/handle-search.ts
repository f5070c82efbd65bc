import 'server-only';
import { errorResponse, jsonTextResponse } from '@/lib/network/http';
import type { Result } from '@/lib/result';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import type { RateRule } from '@/lib/state/state-driver';
import arabic from '@/messages/ar/home.json';
import english from '@/messages/en/home.json';

interface Search<Question, Failure> {
  question: Question;
  find: ((question: Question, requestId: string) => Promise<Result<string, Failure>>) & {
    cached: (question: Question) => Promise<string | null>;
  };
  perMinute: RateRule;
  /** The refusal beyond the daily limit; only requests that reach a supplier count. */
  refuseBeyond: (request: Request) => Promise<Response | null>;
  failureResponse: (reason: Failure) => Response;
}

/** Answers a question that was checked already: from the cache, or by the function within the limits of its sender. */
export async function handleSearch<Question, Failure>(request: Request, search: Search<Question, Failure>): Promise<Response> {
  const { question, find, perMinute, refuseBeyond, failureResponse } = search;
  const refusal = await refuseTooMany(request, perMinute);
  if (refusal) return refusal;
  const cached = await find.cached(question);
  if (cached) return jsonTextResponse(cached);
  const beyond = await refuseBeyond(request);
  if (beyond) return beyond;
  const found = await find(question, requestIdOf(request));
  return found.ok ? jsonTextResponse(found.value) : failureResponse(found.reason);
}

/**
 * The answer while searching is paused: the text of the overlay in both languages, because a search request does not contain its page's language.
 */
export function searchPausedResponse(): Response {
  const inWords = ({ paused }: Pick<typeof english, 'paused'>) => `${paused.title} ${paused.text}`;
  return errorResponse(503, { error: inWords(english), code: 'paused', details: { en: inWords(english), ar: inWords(arabic) } });
}
