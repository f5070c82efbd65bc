import { visaPassports } from '@/content/visa-passports.generated';
import { visaRules } from '@/content/visa-rules.generated';
import type { Locale } from '@/lib/i18n/locales';
import type { PlaceName } from './group-by-ease';
import { namePlaces } from './name-places';
import { staysIn } from './rule';

/** The passports with rules, sorted for the language. For the server only: full ICU names are needed. */
export function listPassports(locale: Locale): PlaceName[] {
  return namePlaces(visaPassports, locale);
}

/** All destinations with a rule for some passport, sorted for the language. */
export function listDestinations(locale: Locale): PlaceName[] {
  return namePlaces([...new Set(Object.values(visaRules).flatMap((rules) => Object.keys(rules)))], locale);
}

/** All lengths of stay in the rules, in days. */
export function listStays(): number[] {
  return staysIn(Object.values(visaRules).flatMap((rules) => Object.values(rules)));
}
