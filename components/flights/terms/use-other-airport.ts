import { useLocale, useTranslations } from 'next-intl';
import { airportName } from '@/lib/flights/place-names';
import type { OtherAirport } from '@/lib/flights/results/summarize-offer';

/** A note for a return that uses another airport than the outbound, with both names; empty for other trips. */
export function useOtherAirport({ away, home }: OtherAirport): string[] {
  const t = useTranslations('flights.results.details');
  const locale = useLocale();
  const names = ({ lands, leaves }: { lands: string; leaves: string }) => ({
    lands: airportName(lands, locale),
    leaves: airportName(leaves, locale),
  });
  return [...(away ? [t('returnFrom', names(away))] : []), ...(home ? [t('returnTo', names(home))] : [])];
}
