import { useLocale, useTranslations } from 'next-intl';
import type { StoredTrip } from '@/lib/bookings/stored-trip';
import { cancellationLines } from '@/lib/hotels/cancellation-words';
import { intlTag } from '@/lib/i18n/locales';

/** Until when a stay can be cancelled free of charge, and the cost after that: one line each. */
export function useCancellationWord(): (cancellation: NonNullable<StoredTrip['cancellation']>) => string {
  const t = useTranslations('hotels.results.cancellation');
  const tag = intlTag(useLocale());
  return (cancellation) => cancellationLines(cancellation, t, tag).join('\n');
}
