import { postSearch, SearchError } from '@/lib/search/search-request';
import type { PackedAnswer } from '@/supabase/functions/_shared/contracts/flights/packed-answer';
import type { FlightSearchAnswer, FlightSearchRequest } from '../offer';
import { cachedAnswerOf, searchKey } from './answer-cache';

/** Asks our own API for offers, from the browser. Throws as `postSearch`, and a `SearchError` for an answer without offers. */
export async function searchFlights(search: FlightSearchRequest, signal: AbortSignal): Promise<FlightSearchAnswer> {
  const answer = await postSearch<PackedAnswer>('Flight search', '/api/flights/search', search, signal);
  if (!answer.journeys) throw new SearchError(200, 'No response received from flight search service');
  // Home has no room for what only an answer needs.
  const { unpackAnswer } = await import('@/supabase/functions/_shared/contracts/flights/packed-answer');
  return unpackAnswer(answer as PackedAnswer);
}

interface SearchAhead {
  key: string;
  answer: Promise<FlightSearchAnswer>;
  leaving: AbortController;
}

let ahead: SearchAhead | null = null;

/** Starts a search while the screen that shows it still loads. A newer search replaces it. */
export function searchAhead(search: FlightSearchRequest): void {
  const key = searchKey(search);
  if (ahead?.key === key || cachedAnswerOf(search)) return;
  dropAhead();
  const leaving = new AbortController();
  ahead = { key, leaving, answer: searchFlights(search, leaving.signal) };
  // The caller that takes the answer gets its failure.
  ahead.answer.catch(() => undefined);
}

/** Nobody waits for it any more. */
export function dropAhead(): void {
  ahead?.leaving.abort();
  ahead = null;
}

/** The answer that `searchAhead` asked for, else one asked for now. Throws as `searchFlights`. */
export function takeAnswer(search: FlightSearchRequest, signal: AbortSignal): Promise<FlightSearchAnswer> {
  if (ahead?.key !== searchKey(search)) return searchFlights(search, signal);
  const { answer, leaving } = ahead;
  ahead = null;
  signal.addEventListener('abort', () => leaving.abort());
  return answer;
}
