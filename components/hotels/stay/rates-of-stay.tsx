'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { ratesOnSale } from '@/lib/hotels/room-groups';
import type { StaySearch } from '@/lib/hotels/search/search-params';
import type { FailureKind } from '@/lib/search/search-failure';
import type { HotelDetails } from '@/supabase/functions/_shared/contracts/hotels/hotel-details';
import { RatesTable } from './rates-table';
import { useStayInAddress } from './stay-in-address';

/** No retry for an invalid search, a used-up quota or a closed service. */
const beyondRetry: ReadonlySet<FailureKind> = new Set(['invalid', 'paused', 'usedUp']);

interface RatesOfStayProps {
  search: StaySearch;
  roomTypes: HotelDetails['roomTypes'];
}

/** What the hotel has for one stay, or the wait or failure in its place. */
export function RatesOfStay({ search, roomTypes }: RatesOfStayProps) {
  const t = useTranslations('hotels');
  const { hotelId, rates: state, searchAgain } = useStayInAddress();
  if (state.status === 'searching')
    return (
      <>
        <p role="status" className="mt-4 text-ink-soft">
          {t('stayPage.rates.searching')}
        </p>
        <Skeleton className="mt-3 h-40 rounded-control" />
      </>
    );
  if (state.status === 'failed') {
    const { kind } = state.failure;
    return (
      <div className="mt-4">
        <ErrorState heading="h3" title={t(`results.failure.${kind}.title`)} text={t(`results.failure.${kind}.text`)}>
          {!beyondRetry.has(kind) && <Button onClick={searchAgain}>{t('results.failure.retry')}</Button>}
        </ErrorState>
      </div>
    );
  }
  const rates = ratesOnSale(state.answer, hotelId);
  if (rates.length === 0)
    return (
      <div role="status" className="mt-4 flex gap-3 rounded-control bg-sun-soft p-4 text-on-sun-soft">
        <Icon name="info" className="size-6" />
        <div>
          <p className="font-semibold">{t('stayPage.rates.noneTitle')}</p>
          <p>{t('stayPage.rates.none')}</p>
        </div>
      </div>
    );
  return <RatesTable {...{ search, rates, roomTypes }} answer={state.answer} onSearchAgain={searchAgain} />;
}
