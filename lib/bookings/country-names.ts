import { countryCodes, frequentNationalities } from '@/content/countries';
import { intlTag, type Locale } from '@/lib/i18n/locales';

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  /** One of the few that most visitors look for. */
  frequent: boolean;
}

/** Where the short name is the everyday one: "Palestine", "Hong Kong". */
const shortNames = new Set(['HK', 'MM', 'MO', 'PS']);

/** Nationalities for a select: the frequent ones first, in their own order, then all others by name. For the server: its names are whole. */
export function listCountries(locale: Locale): Country[] {
  const tag = intlTag(locale);
  const long = new Intl.DisplayNames(tag, { type: 'region' });
  const short = new Intl.DisplayNames(tag, { type: 'region', style: 'short' });
  const country = (code: string, frequent: boolean): Country => ({
    code,
    name: (shortNames.has(code) ? short : long).of(code) ?? code,
    frequent,
  });
  const others = countryCodes.filter((code) => !frequentNationalities.includes(code)).map((code) => country(code, false));
  const { compare } = new Intl.Collator(tag);
  return [...frequentNationalities.map((code) => country(code, true)), ...others.sort((a, b) => compare(a.name, b.name))];
}
