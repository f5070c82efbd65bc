import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { ResultsView } from '@/lib/hotels/results/result-params';
import { sortOrders } from '@/lib/hotels/results/sort-hotels';
import type { Landmark } from '@/lib/hotels/results/summarize-hotel';

interface ResultsToolbarProps {
  activeCount: number;
  /** What distances are measured from. */
  measuredFrom: Landmark;
  view: ResultsView;
  onChangeView: (change: Partial<ResultsView>) => void;
  onOpenFilters: () => void;
  onClearFilters: () => void;
}

const layouts = [
  { layout: 'list', icon: 'bed' },
  { layout: 'map', icon: 'pin' },
] as const;

/** What orders and narrows the list, and on a small screen shows the map in its place. */
export function ResultsToolbar(props: ResultsToolbarProps) {
  const { activeCount, measuredFrom, view, onChangeView, onOpenFilters, onClearFilters } = props;
  const t = useTranslations('hotels.results');
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:gap-x-1.5">
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
      <label className="flex min-w-40 flex-1 items-center gap-2 sm:flex-none">
        <span className="sr-only text-ink-soft text-sm sm:not-sr-only">{t('sort.label')}</span>
        <select
          value={view.sort}
          onChange={({ target }) => onChangeView({ sort: sortOrders.find((order) => order === target.value) ?? view.sort })}
          className="control min-h-11! min-w-0 max-sm:ps-3 max-sm:text-sm sm:w-auto"
        >
          {sortOrders.map((order) => (
            <option key={order} value={order}>
              {t(`sort.${order}`, { from: measuredFrom })}
            </option>
          ))}
        </select>
      </label>
      {activeCount > 0 && (
        <Button variant="quiet" onClick={onClearFilters} className="ms-auto px-2 text-sm max-sm:order-last">
          {t('filters.clearAll')}
        </Button>
      )}
      <fieldset className="ms-auto grid grid-cols-2 overflow-hidden rounded-control border border-line-strong bg-raised lg:hidden">
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
      {view.sort === 'recommended' && (
        <p className="basis-full text-ink-soft text-sm max-sm:order-last max-sm:text-xs">
          {t('sort.recommendedHow', { from: measuredFrom })}
        </p>
      )}
    </div>
  );
}
