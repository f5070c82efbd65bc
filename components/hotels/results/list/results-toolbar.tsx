import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Landmark } from '@/lib/hotels/map/landmark';
import type { ResultsView } from '@/lib/hotels/results/result-params';
import { sortOrders } from '@/lib/hotels/results/sort-hotels';

interface ResultsToolbarProps {
  activeCount: number;
  /** What distances are measured from. */
  measuredFrom: Landmark | undefined;
  /** Hotels and prices are invented. */
  isSample: boolean;
  view: ResultsView;
  onChangeView: (change: Partial<ResultsView>) => void;
  onOpenFilters: () => void;
  onClearFilters: () => void;
  /** How many hotels there are. */
  children: ReactNode;
}

const layouts = [
  { layout: 'list', icon: 'bed' },
  { layout: 'map', icon: 'pin' },
] as const;

/** What orders and narrows the list, and on a small screen shows the map in its place. */
export function ResultsToolbar(props: ResultsToolbarProps) {
  const { activeCount, measuredFrom, isSample, view, onChangeView, onOpenFilters, onClearFilters, children } = props;
  const t = useTranslations('hotels.results');
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5 max-sm:gap-x-1.5">
      <div className="min-w-0 grow basis-full sm:basis-0">
        <div className="flex flex-wrap items-baseline gap-x-3">
          {children}
          {isSample && (
            <p title={t('sandbox')} className="inline-flex items-center gap-1 text-ink-soft text-xs">
              <Icon name="shield" className="size-3.5 self-center" />
              {t('sandboxShort')}
            </p>
          )}
        </div>
        {view.sort === 'recommended' && <p className="text-ink-soft text-xs">{t('sort.recommendedHow')}</p>}
      </div>
      <Button variant="secondary" aria-haspopup="dialog" onClick={onOpenFilters} className="px-3 sm:px-4 xl:hidden">
        <Icon name="filter" className="size-5 max-sm:hidden" />
        {t('filters.title')}
        {activeCount > 0 && (
          <>
            <span className="sr-only">{t('filters.active', { count: activeCount })}</span>
            <span
              aria-hidden="true"
              className="inline-flex size-6 items-center justify-center rounded-pill bg-accent-fill text-on-fill text-sm tabular-nums"
            >
              {activeCount}
            </span>
          </>
        )}
      </Button>
      <label className="flex min-w-32 flex-1 items-center gap-2 sm:max-w-56 sm:flex-none">
        <span className="sr-only">{t('sort.label')}</span>
        <select
          value={view.sort}
          onChange={({ target }) => onChangeView({ sort: sortOrders.find((order) => order === target.value) ?? view.sort })}
          className="control min-h-11! min-w-0 max-sm:ps-3 max-sm:text-sm sm:w-auto"
        >
          {sortOrders.map((order) => (
            <option key={order} value={order}>
              {t(`sort.${order}`, { from: measuredFrom?.kind ?? 'centre', name: measuredFrom?.name ?? '' })}
            </option>
          ))}
        </select>
      </label>
      {activeCount > 0 && (
        <Button variant="quiet" onClick={onClearFilters} className="px-2 text-sm max-sm:order-last">
          {t('filters.clearAll')}
        </Button>
      )}
      <fieldset className="grid grid-cols-2 overflow-hidden rounded-control border border-line-strong bg-raised lg:hidden">
        <legend className="sr-only">{t('map.label')}</legend>
        {layouts.map(({ layout, icon }) => (
          <button
            key={layout}
            type="button"
            aria-pressed={view.layout === layout}
            onClick={() => onChangeView({ layout })}
            className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 font-medium sm:px-4 aria-pressed:bg-accent-soft aria-pressed:text-accent"
          >
            <Icon name={icon} className="size-4" />
            <span className="max-sm:sr-only">{t(`layout.${layout}`)}</span>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
