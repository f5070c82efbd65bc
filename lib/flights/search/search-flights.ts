import { recordEvent } from '@/lib/analytics/record-event';
import { postSearch, SearchError } from '@/lib/search/search-request';
import { packedMediaType } from '@/supabase/functions/_shared/contracts/flights/packed/packed-media-type';
import type { PackedResponse } from '@/supabase/functions/_shared/contracts/flights/packed/packed-response';
import type { FlightSearchRequest, FlightSearchResponse } from '../offer';
import { cachedResponseOf, cacheResponse, searchKey } from './response-cache';

/** The code that reads an answer: not in the bundle of the home page. */
export const loadAnswerReader = () => import('@/supabase/functions/_shared/contracts/flights/packed/packed-response');

/** Asks our own API for offers, from the browser. Throws like `postSearch`, and a `SearchError` for an answer without offers. */
export async function searchFlights(search: FlightSearchRequest, signal: AbortSignal): Promise<FlightSearchResponse> {
  const [answer, { unpackResponse }] = await Promise.all([
    postSearch<PackedResponse>('Flight search', '/api/flights/search', search, signal, packedMediaType),
    loadAnswerReader(),
  ]);
  if (!answer.journeys) throw new SearchError(200, 'No response received from flight search service');
  return unpackResponse(answer as PackedResponse);
}

interface PrefetchedSearch {
  key: string;
  answer: Promise<FlightSearchResponse>;
  leaving: AbortController;
}

let prefetched: PrefetchedSearch | null = null;

/** `searchFlights`, counted for analytics, and cached for this page. */
async function searchAndCache(search: FlightSearchRequest, signal: AbortSignal): Promise<FlightSearchResponse> {
  recordEvent({ name: 'search', kind: 'flight' });
  const answer = await searchFlights(search, signal);
  signal.throwIfAborted();
  cacheResponse(search, answer);
  recordEvent({ name: 'search_results', kind: 'flight', count: answer.data.length });
  return answer;
}

/** Starts a search while its screen is still loading, which may find the answer in the cache. A newer search replaces it. */
export function prefetchSearch(search: FlightSearchRequest): void {
  const key = searchKey(search);
  if (prefetched?.key === key || cachedResponseOf(search)) return;
  cancelPrefetch();
  const leaving = new AbortController();
  prefetched = { key, leaving, answer: searchAndCache(search, leaving.signal) };
  // The caller that takes the answer handles its failure.
  prefetched.answer.catch(() => undefined);
}

/** Whether the answer of `prefetchSearch` for this search has not been taken yet. */
export const isPrefetched = (search: FlightSearchRequest): boolean => prefetched?.key === searchKey(search);

/** Aborts the prefetched search, unless its answer has been taken. */
export function cancelPrefetch(): void {
  prefetched?.leaving.abort();
  prefetched = null;
}

/** The answer of `prefetchSearch` if it was for this search, otherwise of a new request. It is cached and counted. Throws like `searchFlights`. */
export function takeAnswer(search: FlightSearchRequest, signal: AbortSignal): Promise<FlightSearchResponse> {
  if (!prefetched || !isPrefetched(search)) return searchAndCache(search, signal);
  const { answer, leaving } = prefetched;
  prefetched = null;
  signal.addEventListener('abort', () => leaving.abort());
  return answer;
}
