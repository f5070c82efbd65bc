import { visaPassports, visaRuleValues } from '@/content/visa-passports.generated';
import type { Locale } from '@/lib/i18n/locales';
import type { PlaceName } from './group-by-ease';
import { namePlaces } from './name-places';
import { staysIn } from './rule';

/** The passports with rules, and the destinations they have rules for, sorted for the language. For the server only: full ICU names are needed. */
export function listPassports(locale: Locale): PlaceName[] {
  return namePlaces(visaPassports, locale);
}

/** All lengths of stay in the rules, in days. */
export function listStays(): number[] {
  return staysIn(visaRuleValues);
}
