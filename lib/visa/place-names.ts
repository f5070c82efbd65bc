import { visaPassports } from '@/content/visa-passports.generated';
import { visaRules } from '@/content/visa-rules.generated';
import type { Locale } from '@/lib/i18n/locales';
import type { PlaceName } from './group-by-ease';
import { namePlaces } from './name-places';
import { staysIn } from './rule';

/** The passports we have rules for, sorted as the language sorts. For the server: its names are whole. */
export function listPassports(locale: Locale): PlaceName[] {
  return namePlaces(visaPassports, locale);
}

/** Every destination that some passport has a rule for, sorted as the language sorts. */
export function listDestinations(locale: Locale): PlaceName[] {
  return namePlaces([...new Set(Object.values(visaRules).flatMap((rules) => Object.keys(rules)))], locale);
}

/** Every length of stay the rules name, in days. */
export function listStays(): number[] {
  return staysIn(Object.values(visaRules).flatMap((rules) => Object.values(rules)));
}
