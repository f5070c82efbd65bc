import type { Locale } from '@/lib/i18n/locales';

const longest = 30;
const wordings: Record<Locale, (nights: number) => string> = {
  en: (nights) => (nights === 1 ? '1 night' : `${nights} nights`),
  ar: (nights) => {
    if (nights < 3) return ['بلا ليالٍ', 'ليلة واحدة', 'ليلتان'][nights] ?? '';
    return nights <= 10 ? `${nights} ليالٍ` : `${nights} ليلة`;
  },
};

/** The texts for none to thirty nights. */
export function nightTexts(locale: Locale): string[] {
  return Array.from({ length: longest + 1 }, (_, nights) => wordings[locale](nights));
}
