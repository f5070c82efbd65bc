import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { TripVisasProvider } from './trip-visas-provider';

/** Trips rendered inside list the visas that they need. */
export function WithTripVisas({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const t = useTranslations('visa.trip');
  return (
    <TripVisasProvider locale={locale} words={{ missing: t('missing'), all: t('all') }}>
      {children}
    </TripVisasProvider>
  );
}
