'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Icon } from '@/components/ui/icon';
import { loadOnUse } from '@/components/ui/load-on-use';
import { Skeleton } from '@/components/ui/skeleton';
import { ratesOnSale } from '@/lib/hotels/room-groups';
import type { StaySearch } from '@/lib/hotels/search/search-params';
import type { HotelDetails } from '@/supabase/functions/_shared/contracts/hotels/hotel-details';
import { RatesTable } from './rates-table';
import { useStayInAddress } from './stay-in-address';

const NearStaysList = loadOnUse(() => import('../rates/near-stays').then((near) => near.NearStaysList));

interface RatesOfStayProps {
  search: StaySearch;
  hotel: Pick<HotelDetails, 'name' | 'geoCode' | 'roomTypes'>;
}

/** The rates of a stay, or progress or failure. */
export function RatesOfStay({ search, hotel }: RatesOfStayProps) {
  const t = useTranslations('hotels');
  const { name, geoCode: position, roomTypes } = hotel;
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
    const { code, mayRetry } = state.failure;
    return (
      <div className="mt-4">
        <ErrorState heading="h3" title={t('results.failure.title', { code })} text={t('results.failure.text', { code })}>
          {mayRetry && <Button onClick={searchAgain}>{t('results.failure.retry')}</Button>}
        </ErrorState>
      </div>
    );
  }
  const rates = ratesOnSale(state.answer, hotelId);
  if (rates.length === 0)
    return (
      <>
        <div role="status" className="mt-4 flex gap-3 rounded-control bg-sun-soft p-4 text-on-sun-soft">
          <Icon name="info" className="size-6" />
          <div>
            <p className="font-semibold">{t('stayPage.rates.noneTitle')}</p>
            <p>{t('stayPage.rates.none')}</p>
          </div>
        </div>
        {position && (
          <section aria-labelledby="near-stays" className="mt-6">
            <h3 id="near-stays" className="mb-3 text-lg">
              {t('rates.near.title')}
            </h3>
            <NearStaysList hotel={{ name, names: [], position }} search={search} />
          </section>
        )}
      </>
    );
  return <RatesTable {...{ search, rates, roomTypes }} answer={state.answer} onSearchAgain={searchAgain} />;
}
