import { useTranslations } from 'next-intl';
import { Button, buttonClass } from '@/components/ui/button';
import { ButtonWithAddress } from '@/components/ui/search/button-with-address';
import type { OfferFilters } from '@/lib/flights/results/filter-offers';
import { isAfterWork } from '@/lib/flights/results/result-params';

interface NoFlightsProps {
  filters: OfferFilters;
  /** Rows hidden by the filters; 0 when there are none at all. */
  hiddenCount: number;
  clearAddress: string;
  onClearFilters: () => void;
  onChangeSearch: () => void;
}

/** In place of the list: how many flights the filters hide, or what else may help. */
export function NoFlights({ filters, hiddenCount, clearAddress, onClearFilters, onChangeSearch }: NoFlightsProps) {
  const t = useTranslations('flights.results');
  const isShortTrip = isAfterWork(filters);
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-3 rounded-card border border-line bg-raised px-6 py-8 text-center">
      {/* biome-ignore lint/performance/noImgElement: a vector file. */}
      <img
        src="/art/pages/no-flights.svg"
        alt=""
        width={800}
        height={600}
        className="mb-2 aspect-3/2 w-full max-w-72 rounded-card object-cover"
      />
      <h2 className="text-lg">{t('empty.title')}</h2>
      <p className="text-ink-soft">
        {hiddenCount === 0 ? t('empty.none') : isShortTrip ? t('empty.afterWork') : t('empty.filtered', { count: hiddenCount })}
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {hiddenCount > 0 && (
          <ButtonWithAddress href={clearAddress} onPress={onClearFilters} className={buttonClass()}>
            {isShortTrip ? t('empty.allOfDays', { count: hiddenCount }) : t('filters.clearAll')}
          </ButtonWithAddress>
        )}
        <Button variant={hiddenCount > 0 ? 'secondary' : 'primary'} onClick={onChangeSearch} className="noscript:hidden">
          {t('empty.changeDates')}
        </Button>
      </div>
    </div>
  );
}
