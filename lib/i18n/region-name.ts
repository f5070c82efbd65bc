import { intlTag, type Locale } from './locales';

/** Regions whose everyday name is the short one: "Palestine", "Hong Kong". */
const shortNames = new Set(['HK', 'MM', 'MO', 'PS']);

/** Regions whose name on this site differs from the runtime's. */
const ours: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: { TR: 'Turkey' },
  ar: {
    AE: 'الإمارات',
    CD: 'الكونغو الديمقراطية',
    CF: 'أفريقيا الوسطى',
    CG: 'الكونغو',
    DK: 'الدنمارك',
    DO: 'الدومينيكان',
    GB: 'بريطانيا',
    HU: 'المجر',
    SA: 'السعودية',
  },
};

/** Country names (ISO 3166-1 alpha-2) in a language, as the whole site uses them; undefined for an unknown code. */
export function regionNames(locale: Locale): (code: string) => string | undefined {
  const tag = intlTag(locale);
  const long = new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' });
  const short = new Intl.DisplayNames(tag, { type: 'region', style: 'short', fallback: 'none' });
  return (code) => ours[locale][code] ?? (shortNames.has(code) ? short : long).of(code);
}

/** Compares two names for a list in alphabetical order; in Arabic without the article: «السعودية» stands under «س». */
export function nameOrder(locale: Locale): (one: string, other: string) => number {
  const { compare } = new Intl.Collator(intlTag(locale));
  const sortKey = (name: string) => (locale === 'ar' ? name.replace(/^ال(?=\p{L}{2})/u, '') : name);
  return (one, other) => compare(sortKey(one), sortKey(other));
}
