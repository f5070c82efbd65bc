import type { Locale } from '@/lib/i18n/locales';
import type { HotelSearchAnswer } from './offer';
import { queryText, type StaySearch, writeStaySearch } from './search-params';

/** Going back and forth between a few searches asks no one again. */
const keptAnswers = 4;

const answers = new Map<string, HotelSearchAnswer>();

/** One text per search and language. */
export function searchKey(search: StaySearch, locale: Locale): string {
  return `${locale}?${queryText(writeStaySearch(search))}`;
}

/** The answer of an earlier search on this page, while its rates can still be asked for; otherwise null. */
export function recallAnswer(key: string, now: number = Date.now()): HotelSearchAnswer | null {
  const answer = answers.get(key);
  return answer && Date.parse(answer.meta.expiresAt) > now ? answer : null;
}

export function keepAnswer(key: string, answer: HotelSearchAnswer): void {
  answers.delete(key);
  answers.set(key, answer);
  for (const oldest of [...answers.keys()].slice(0, -keptAnswers)) answers.delete(oldest);
}
