import type { Locale } from '@/lib/i18n/locales';

const wordsAMinute: Record<Locale, number> = { en: 200, ar: 180 };

/** Words of the visible text: addresses of links and Markdown marks do not count. */
export function countWords(markdown: string): number {
  const words = markdown.replace(/\]\([^()]*\)/g, ']').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,-]*/gu);
  return words?.length ?? 0;
}

/** Whole minutes, at least one. Arabic joins short words to the next one, so a minute has fewer words. */
export function readingMinutes(markdown: string, locale: Locale): number {
  return Math.max(1, Math.round(countWords(markdown) / wordsAMinute[locale]));
}
