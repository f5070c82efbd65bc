import type { Locale } from '@/lib/i18n/locales';

/** "Add a destination and a departure date". */
export function missingText(lead: string, missing: readonly string[], locale: Locale): string {
  return lead.replace('{fields}', new Intl.ListFormat(locale).format(missing));
}
