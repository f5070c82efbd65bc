import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { ActiveCount } from '@/components/ui/filters/filter-sheet';
import { Icon } from '@/components/ui/icon';
import { ButtonWithAddress } from '@/components/ui/search/button-with-address';
import type { Landmark } from '@/lib/hotels/map/landmark';
import type { ResultsView } from '@/lib/hotels/results/result-params';
import { sortOrders } from '@/lib/hotels/results/sort-hotels';
import { Heart } from '../../saved/heart';

interface ResultsToolbarProps {
  activeCount: number;
  /** The origin of distances. */
  measuredFrom: Landmark | undefined;
  /** Hotels and prices are samples. */
  isSample: boolean;
  /** Saved hotels of this list, on this device. */
  savedCount: number;
  isOnlySaved: boolean;
  view: ResultsView;
  onChangeView: (change: Partial<ResultsView>) => void;
  onOpenFilters: () => void;
  /** The page without filters, for a browser without the page's script. */
  clearAddress: string;
  onClearFilters: () => void;
  /** The number of hotels. */
  children: ReactNode;
}

/** Sorts and filters the list; on a small screen, switches to the map. */
export function ResultsToolbar(props: ResultsToolbarProps) {
  const { activeCount, measuredFrom, isSample, savedCount, isOnlySaved, view, onChangeView, onOpenFilters } = props;
  const t = useTranslations('hotels.results');
  const from = { from: measuredFrom?.kind ?? 'centre', name: measuredFrom?.name ?? '' };
  const other = view.layout === 'list' ? 'map' : 'list';
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5 max-sm:gap-x-1.5">
      <div className="min-w-0 grow basis-full sm:basis-0">
        <div className="flex flex-wrap items-center gap-x-3">
          {props.children}
          {isSample && (
            <p title={t('sandbox')} className="inline-flex items-center gap-1 text-ink-soft text-xs">
              <Icon name="shield" className="size-3.5" />
              {t('sandboxShort')}
            </p>
          )}
          {savedCount > 0 && (
            <button
              type="button"
              aria-pressed={isOnlySaved}
              aria-label={t('onlySaved', { count: savedCount })}
              title={t('onlySaved', { count: savedCount })}
              onClick={() => onChangeView({ onlySaved: !isOnlySaved })}
              className="-my-2.5 inline-flex min-h-11 min-w-11 items-center justify-center"
            >
              <span
                className={`inline-flex items-center gap-1 rounded-pill border px-2 py-0.5 font-medium text-accent text-sm ${isOnlySaved ? 'border-accent bg-accent-soft' : 'border-line-strong bg-raised'}`}
              >
                <Heart isFull={isOnlySaved} className="size-4" />
                {savedCount}
              </span>
            </button>
          )}
        </div>
        {(view.sort === 'recommended' || view.sort === 'price' || view.sort === 'distance') && (
          <p className="text-ink-soft text-xs">{t(`sort.how.${view.sort}`, from)}</p>
        )}
      </div>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        onClick={onOpenFilters}
        className="px-3 max-[22rem]:flex-1 max-sm:text-sm sm:px-4 xl:hidden noscript:hidden"
      >
        <Icon name="filter" className="size-5 max-sm:hidden" />
        {t('filters.title')}
        <ActiveCount count={activeCount} text={t('filters.active', { count: activeCount })} />
      </Button>
      <label className="flex min-w-28 flex-1 noscript:hidden items-center gap-2 max-[22rem]:order-last max-[22rem]:basis-full sm:max-w-56 sm:flex-none">
        <span className="sr-only">{t('sort.label')}</span>
        <select
          value={view.sort}
          onChange={({ target }) => onChangeView({ sort: sortOrders.find((order) => order === target.value) ?? view.sort })}
          className="control min-h-11! min-w-0 max-sm:ps-3 max-sm:text-sm sm:w-auto"
        >
          {sortOrders.map((order) => (
            <option key={order} value={order}>
              {t(`sort.${order}`)}
            </option>
          ))}
        </select>
      </label>
      {activeCount > 0 && (
        <ButtonWithAddress
          href={props.clearAddress}
          onPress={props.onClearFilters}
          className={buttonClass('quiet', 'px-2 text-sm max-sm:order-last')}
        >
          {t('filters.clearAll')}
        </ButtonWithAddress>
      )}
      <Button
        variant="secondary"
        onClick={() => onChangeView({ layout: other })}
        className="px-3 max-[22rem]:flex-1 max-sm:text-sm sm:px-4 lg:hidden noscript:hidden"
      >
        <Icon name={other === 'map' ? 'pin' : 'bed'} className="size-4 max-sm:hidden" />
        {t(`layout.${other}`)}
      </Button>
    </div>
  );
}
