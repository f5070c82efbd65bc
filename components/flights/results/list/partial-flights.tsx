import { useTranslations } from 'next-intl';
import { PartialNotice } from '@/components/ui/feedback/retry-button';
import type { FlightSearchAnswer } from '@/lib/flights/offer';
import { isPartial, secondsUntilAnew } from '@/supabase/functions/_shared/contracts/partial-answer';

/** Nothing when every supplier has answered. */
export function PartialFlights({ meta, onSearchAgain }: Pick<FlightSearchAnswer, 'meta'> & { onSearchAgain: () => void }) {
  const t = useTranslations('flights.results');
  if (!isPartial(meta)) return null;
  return (
    <PartialNotice
      text={t('partial')}
      waitSeconds={secondsUntilAnew(meta.searchedAt, Date.now())}
      label={t('failure.retry')}
      waitLabel={(seconds) => t('failure.retryIn', { seconds })}
      onRetry={onSearchAgain}
    />
  );
}
