import { createAnswerCache } from '@/lib/storage/answer-cache';
import type { FlightSearchAnswer, FlightSearchRequest } from '../offer';
import { buildFlightSearchQuery } from './search-params';

/** A journey of several cities is up to six searches. */
const cache = createAnswerCache<FlightSearchAnswer>(12);

/** One text per search, whatever the order of its parts. */
export function searchKey(search: FlightSearchRequest): string {
  return String(buildFlightSearchQuery(search));
}

/** The answer of an earlier search on this page, while its offers can still be booked; otherwise null. */
export function cachedAnswerOf(search: FlightSearchRequest, now?: number): FlightSearchAnswer | null {
  return cache.get(searchKey(search), now);
}

/** What was answered has proved out of date: the next search asks anew. */
export function evictAnswer(search: FlightSearchRequest): void {
  cache.delete(searchKey(search));
}

export function cacheAnswer(search: FlightSearchRequest, answer: FlightSearchAnswer): void {
  cache.set(searchKey(search), answer);
}
