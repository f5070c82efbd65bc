import { useLocale, useTranslations } from 'next-intl';
import type { StoredTrip } from '@/lib/bookings/stored-trip';
import type { Subject } from '@/lib/desk/subjects';
import { cancellationLines } from '@/lib/hotels/cancellation-words';
import { intlTag } from '@/lib/i18n/locales';
import { regionNames } from '@/lib/i18n/region-name';

/** The subject of a list entry in a word or two; for a visa, the country. An unknown kind is shown as stored. */
export function useKindWord(): (subject: Subject, kind: string) => string {
  const t = useTranslations('desk.kind');
  const countryOf = useCountryName();
  return (subject, kind) => {
    if (subject === 'visa') return countryOf(kind);
    if (subject === 'refund') return t('refund');
    const key = `${subject}.${kind}` as Parameters<typeof t>[0];
    return t.has(key) ? t(key) : kind;
  };
}

/** Names of countries by ISO 3166-1 alpha-2. */
export function useCountryName(): (code: string) => string {
  const nameOf = regionNames(useLocale());
  return (code) => (/^[A-Z]{2}$/.test(code) ? (nameOf(code) ?? code) : code);
}

/** Until when a stay can be cancelled free of charge, and the cost after that: one line each. */
export function useCancellationWord(): (cancellation: NonNullable<StoredTrip['cancellation']>) => string {
  const t = useTranslations('hotels.results.cancellation');
  const tag = intlTag(useLocale());
  return (cancellation) => cancellationLines(cancellation, t, tag).join('\n');
}
