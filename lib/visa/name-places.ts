import type { Locale } from '@/lib/i18n/locales';
import { nameOrder, regionNames } from '@/lib/i18n/region-name';
import type { PlaceName } from './group-by-ease';

/** Countries (ISO 3166-1 alpha-2) by name, sorted for the language; one without a name is listed by its code. */
export function namePlaces(codes: readonly string[], locale: Locale): PlaceName[] {
  const nameOf = regionNames(locale);
  const compare = nameOrder(locale);
  return codes.map((code) => ({ code, name: nameOf(code) ?? code })).sort((one, other) => compare(one.name, other.name));
}
