import type { Locale } from '@/lib/i18n/locales';
import { createAnswerCache } from '@/lib/storage/answer-cache';
import type { HotelSearchAnswer } from '../offer';
import { queryText, type StaySearch, writeStaySearch } from './search-params';

/** One text per search and language. */
export function searchKey(search: StaySearch, locale: Locale): string {
  return `${locale}?${queryText(writeStaySearch(search))}`;
}

export const { get: cachedAnswerOf, set: cacheAnswer } = createAnswerCache<HotelSearchAnswer>(4);
