import { intlTag, type Locale } from '@/lib/i18n/locales';
import type { PlaceName } from './group-by-ease';

/** Where the short name is the everyday one. */
const shortNames = new Set(['PS']);

/** Countries (ISO 3166-1 alpha-2) by name in a language, sorted as it sorts; one that cannot be named goes by its code. */
export function namePlaces(codes: readonly string[], locale: Locale): PlaceName[] {
  const tag = intlTag(locale);
  const long = new Intl.DisplayNames(tag, { type: 'region' });
  const short = new Intl.DisplayNames(tag, { type: 'region', style: 'short' });
  const { compare } = new Intl.Collator(tag);
  return codes
    .map((code) => ({ code, name: (shortNames.has(code) ? short : long).of(code) ?? code }))
    .sort((one, other) => compare(one.name, other.name));
}
