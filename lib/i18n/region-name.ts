import { intlTag, type Locale } from './locales';

/** Regions whose everyday name is the short one: "Palestine", "Hong Kong". */
const shortNames = new Set(['HK', 'MM', 'MO', 'PS']);

/** Regions whose name on this site differs from the runtime's. */
const ours: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { en: { TR: 'Turkey' }, ar: { GB: 'بريطانيا' } };

/** Country names (ISO 3166-1 alpha-2) in a language, as the whole site uses them; undefined for an unknown code. */
export function regionNames(locale: Locale): (code: string) => string | undefined {
  const tag = intlTag(locale);
  const long = new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' });
  const short = new Intl.DisplayNames(tag, { type: 'region', style: 'short', fallback: 'none' });
  return (code) => ours[locale][code] ?? (shortNames.has(code) ? short : long).of(code);
}
