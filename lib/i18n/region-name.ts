import { intlTag, type Locale } from './locales';

/** Where the everyday name is the short one: "Palestine", "Hong Kong". */
const shortNames = new Set(['HK', 'MM', 'MO', 'PS']);

/** Where the pages of this site say another name than the runtime. */
const ours: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { en: { TR: 'Turkey' }, ar: { GB: 'بريطانيا' } };

/** Names of countries (ISO 3166-1 alpha-2) in a language, as the whole site calls them; undefined for an unknown code. */
export function regionNames(locale: Locale): (code: string) => string | undefined {
  const tag = intlTag(locale);
  const long = new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' });
  const short = new Intl.DisplayNames(tag, { type: 'region', style: 'short', fallback: 'none' });
  return (code) => ours[locale][code] ?? (shortNames.has(code) ? short : long).of(code);
}
