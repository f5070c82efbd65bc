import { createAnswerCache } from '@/lib/storage/answer-cache';
import type { FlightSearchAnswer, FlightSearchRequest } from '../offer';
import { buildFlightSearchQuery } from './search-params';

/** A journey through several cities has up to six searches. */
const cache = createAnswerCache<FlightSearchAnswer>(12);

/** Equal searches have equal keys, whatever the order of their parts. */
export function searchKey(search: FlightSearchRequest): string {
  return String(buildFlightSearchQuery(search));
}

/** The answer of an earlier search on this page, while its offers can still be booked; otherwise null. */
export function cachedAnswerOf(search: FlightSearchRequest, now?: number): FlightSearchAnswer | null {
  return cache.get(searchKey(search), now);
}

/** Removes an outdated answer: the next search makes a request. */
export function evictAnswer(search: FlightSearchRequest): void {
  cache.delete(searchKey(search));
}

export function cacheAnswer(search: FlightSearchRequest, answer: FlightSearchAnswer): void {
  cache.set(searchKey(search), answer);
}
