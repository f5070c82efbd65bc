import type { Locale } from '@/lib/i18n/locales';

const wordsAMinute: Record<Locale, number> = { en: 200, ar: 180 };

/** Words a reader reads: addresses of links and the marks of Markdown do not count. */
export function countWords(markdown: string): number {
  const words = markdown.replace(/\]\([^()]*\)/g, ']').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,-]*/gu);
  return words?.length ?? 0;
}

/** Whole minutes, at least one. Arabic words carry their small words with them, so there are fewer to a minute. */
export function readingMinutes(markdown: string, locale: Locale): number {
  return Math.max(1, Math.round(countWords(markdown) / wordsAMinute[locale]));
}
