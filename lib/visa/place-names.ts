import { visaRules } from '@/content/visa-rules.generated';
import { intlTag, type Locale } from '@/lib/i18n/locales';
import type { PlaceName } from './group-by-ease';

/** Where the short name is the everyday one. */
const shortNames = new Set(['PS']);

/** The passports we have rules for, sorted as the language sorts. For the server: its names are whole. */
export function listPassports(locale: Locale): PlaceName[] {
  return nameAll(Object.keys(visaRules), locale);
}

/** Every destination that some passport has a rule for, sorted as the language sorts. */
export function listDestinations(locale: Locale): PlaceName[] {
  return nameAll([...new Set(Object.values(visaRules).flatMap((rules) => Object.keys(rules)))], locale);
}

/** Every length of stay the rules name, in days. */
export function listStays(): number[] {
  const days = Object.values(visaRules).flatMap((rules) => Object.values(rules).map(Number).filter(Number.isInteger));
  return [...new Set(days)].sort((one, other) => one - other);
}

function nameAll(codes: readonly string[], locale: Locale): PlaceName[] {
  const tag = intlTag(locale);
  const long = new Intl.DisplayNames(tag, { type: 'region' });
  const short = new Intl.DisplayNames(tag, { type: 'region', style: 'short' });
  const { compare } = new Intl.Collator(tag);
  return codes
    .map((code) => ({ code, name: (shortNames.has(code) ? short : long).of(code) ?? code }))
    .sort((one, other) => compare(one.name, other.name));
}
