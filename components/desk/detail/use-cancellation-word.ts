import { useLocale, useTranslations } from 'next-intl';
import { cancellationLines } from '@/lib/bookings/products/stay/cancellation-lines';
import type { StoredTrip } from '@/lib/bookings/stored-trip';
import { intlTag } from '@/lib/i18n/locales';

/** Until when a stay is cancelled free of charge, and what it costs then: a line each. */
export function useCancellationWord(): (cancellation: NonNullable<StoredTrip['cancellation']>) => string {
  const t = useTranslations('hotels.results.cancellation');
  const tag = intlTag(useLocale());
  return (cancellation) => cancellationLines(cancellation, t, tag).join('\n');
}
