import { useTranslations } from 'next-intl';
import { PartialNotice } from '@/components/ui/feedback/retry-button';
import type { HotelSearchAnswer } from '@/lib/hotels/offer';
import { isPartial, secondsUntilAnew } from '@/supabase/functions/_shared/contracts/partial-answer';

/** Nothing when every supplier has answered. */
export function PartialHotels({ meta, onSearchAgain }: Pick<HotelSearchAnswer, 'meta'> & { onSearchAgain: () => void }) {
  const t = useTranslations('hotels.results');
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
