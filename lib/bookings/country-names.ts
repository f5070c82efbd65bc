import { countryCodes, frequentNationalities } from '@/content/countries';
import type { Locale } from '@/lib/i18n/locales';
import { nameOrder, regionNames } from '@/lib/i18n/region-name';

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  /** One of the countries that most visitors choose. */
  frequent: boolean;
}

/**
 * Nationalities for a select: the frequent ones first, in their own order, then all others by name. For the server only: full ICU names are
 * needed.
 */
export function listCountries(locale: Locale): Country[] {
  const nameOf = regionNames(locale);
  const country = (code: string, frequent: boolean): Country => ({
    code,
    name: nameOf(code) ?? code,
    frequent,
  });
  const others = countryCodes.filter((code) => !frequentNationalities.includes(code)).map((code) => country(code, false));
  const compare = nameOrder(locale);
  return [...frequentNationalities.map((code) => country(code, true)), ...others.sort((a, b) => compare(a.name, b.name))];
}
