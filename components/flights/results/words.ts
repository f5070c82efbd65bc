import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

export type ResultsWords = Awaited<ReturnType<typeof loadWords>>;

/** In a file of their own, so that they are fetched beside the code of the results. */
export function loadWords(locale: Locale) {
  return loadMessages(locale, ['flights', 'layout']);
}
