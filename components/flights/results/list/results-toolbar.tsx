import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { ActiveCount } from '@/components/ui/filters/filter-sheet';
import { Icon } from '@/components/ui/icon';
import { ButtonWithAddress } from '@/components/ui/search/button-with-address';

interface ResultsToolbarProps {
  /** The number of flights, in words. */
  count: ReactNode;
  activeCount: number;
  /** The filter that most people want, one tap away where the filters are in a sheet. Null where it is no choice. */
  nonStop?: { isOn: boolean; address: string; onChange: (isOn: boolean) => void } | null;
  /** Whether the filter panel is beside the list on wide screens, with a button to hide it. Null when it never is. */
  hasColumn: boolean | null;
  onToggleFilters: () => void;
  /** Where nothing is filtered, for a browser without script. */
  clearAddress?: string;
  onClearFilters: () => void;
}

/** The number of flights, and buttons for the filters, in one line. */
export function ResultsToolbar({
  count,
  activeCount,
  nonStop,
  hasColumn,
  onToggleFilters,
  clearAddress,
  onClearFilters,
}: ResultsToolbarProps) {
  const t = useTranslations('flights.results');
  return (
    <div className="flex min-h-11 items-center gap-2 max-[17rem]:flex-wrap">
      {hasColumn === false && (
        <Button
          variant="secondary"
          id="show-flight-filters"
          aria-expanded={false}
          onClick={onToggleFilters}
          className="px-3 max-lg:hidden print:hidden"
        >
          <FilterLabel activeCount={activeCount} />
        </Button>
      )}
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        onClick={onToggleFilters}
        className={`shrink-0 px-3 text-sm noscript:hidden print:hidden ${hasColumn === null ? '' : 'lg:hidden'}`}
      >
        <FilterLabel activeCount={activeCount} />
      </Button>
      {nonStop && (
        <ButtonWithAddress
          href={nonStop.address}
          aria-pressed={nonStop.isOn}
          onPress={() => nonStop.onChange(!nonStop.isOn)}
          className="inline-flex min-h-11 items-center shrink-0 rounded-control border border-line-strong bg-raised px-2.5 font-medium text-xs transition-colors duration-150 hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent max-[22rem]:hidden lg:hidden print:hidden"
        >
          {t('filters.nonStop')}
        </ButtonWithAddress>
      )}
      <h2 className="min-w-0 grow text-balance font-semibold text-sm leading-5 sm:text-base">
        <span role="status">{count}</span>
      </h2>
      {activeCount > 0 && (
        <ButtonWithAddress
          href={clearAddress}
          onPress={onClearFilters}
          aria-label={t('filters.clearAll')}
          className={buttonClass('quiet', `shrink-0 px-2 text-sm print:hidden ${nonStop ? 'min-[22rem]:max-lg:hidden' : ''}`)}
        >
          {t('filters.clear')}
        </ButtonWithAddress>
      )}
    </div>
  );
}

function FilterLabel({ activeCount }: { activeCount: number }) {
  const t = useTranslations('flights.results.filters');
  return (
    <>
      <Icon name="filter" />
      <span>{t('title')}</span>
      <ActiveCount count={activeCount} text={t('active', { count: activeCount })} />
    </>
  );
}
