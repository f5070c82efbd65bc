import type { Locale } from '@/lib/i18n/locales';
import { createResponseCache } from '@/lib/storage/response-cache';
import type { HotelSearchResponse } from '../offer';
import { queryText, type StaySearch, writeStaySearch } from './search-params';

/** One text per search and language. */
export function searchKey(search: StaySearch, locale: Locale): string {
  return `${locale}?${queryText(writeStaySearch(search))}`;
}

export const { get: cachedResponseOf, set: cacheResponse } = createResponseCache<HotelSearchResponse>(4);
