import { createResponseCache } from '@/lib/storage/response-cache';
import type { FlightSearchRequest, FlightSearchResponse } from '../offer';
import { buildFlightSearchQuery } from './search-params';

/** A journey through several cities has up to six searches. */
const cache = createResponseCache<FlightSearchResponse>(12);

/** Equal searches have equal keys, whatever the order of their parts. */
export function searchKey(search: FlightSearchRequest): string {
  return String(buildFlightSearchQuery(search));
}

/** The answer of an earlier search on this page, while its offers can still be booked; otherwise null. */
export function cachedResponseOf(search: FlightSearchRequest, now?: number): FlightSearchResponse | null {
  return cache.get(searchKey(search), now);
}

/** Removes an outdated answer: the next search makes a request. */
export function evictResponse(search: FlightSearchRequest): void {
  cache.delete(searchKey(search));
}

export function cacheResponse(search: FlightSearchRequest, answer: FlightSearchResponse): void {
  cache.set(searchKey(search), answer);
}
