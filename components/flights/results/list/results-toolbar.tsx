import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { type SortOrder, sortOrders } from '@/lib/flights/results/sort-offers';

interface ResultsToolbarProps {
  activeCount: number;
  sort: SortOrder;
  hasColumn: boolean;
  onSort: (sort: SortOrder) => void;
  onToggleFilters: () => void;
  onClearFilters: () => void;
}

/** What orders and narrows the list. */
export function ResultsToolbar(props: ResultsToolbarProps) {
  const { activeCount, sort, hasColumn, onSort, onToggleFilters, onClearFilters } = props;
  const t = useTranslations('flights.results');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="flex w-full flex-wrap gap-2 sm:w-auto">
        <Button
          variant="secondary"
          aria-expanded={hasColumn}
          aria-controls="flight-filters"
          onClick={onToggleFilters}
          className="px-4 max-lg:hidden"
        >
          <FilterLabel activeCount={activeCount} />
        </Button>
        <Button variant="secondary" aria-haspopup="dialog" onClick={onToggleFilters} className="px-4 lg:hidden">
          <FilterLabel activeCount={activeCount} />
        </Button>
        <label className="flex min-w-0 flex-1 basis-50 items-center gap-2 sm:flex-none">
          <span className="sr-only text-ink-soft text-sm sm:not-sr-only">{t('sort.label')}</span>
          <select
            value={sort}
            onChange={(event) => onSort(sortOrders.find((order) => order === event.target.value) ?? sort)}
            className="control min-h-11! min-w-0 sm:w-auto"
          >
            {sortOrders.map((order) => (
              <option key={order} value={order}>
                {t(`sort.${order}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {activeCount > 0 && (
        <Button variant="quiet" onClick={onClearFilters} className="ms-auto px-2 text-sm">
          {t('filters.clearAll')}
        </Button>
      )}
    </div>
  );
}

function FilterLabel({ activeCount }: { activeCount: number }) {
  const t = useTranslations('flights.results.filters');
  return (
    <>
      <Icon name="filter" />
      {t('title')}
      {activeCount > 0 && (
        <>
          <span className="sr-only">{t('active', { count: activeCount })}</span>
          <span
            aria-hidden="true"
            className="inline-flex size-6 items-center justify-center rounded-pill bg-accent-fill text-on-fill text-sm tabular-nums"
          >
            {activeCount}
          </span>
        </>
      )}
    </>
  );
}
