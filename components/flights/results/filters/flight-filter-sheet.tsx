import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FilterSheet } from '@/components/ui/filters/filter-sheet';
import { noFilters } from '@/lib/flights/results/filter-offers';
import { areJourneys } from '@/lib/flights/round-trip';
import { FilterPanel, type FilterPanelProps } from './filter-panel';

interface FlightFilterSheetProps extends FilterPanelProps {
  /** Rows that match the filters. */
  count: number;
  onClose: () => void;
  /** Below the filters. */
  children?: ReactNode;
}

/** The filters of a list of flights where there is no room for a column. */
export function FlightFilterSheet({ count, onClose, children, ...panel }: FlightFilterSheetProps) {
  const t = useTranslations('flights.results.filters');
  const ofJourneys = useTranslations('flights.results.journeys');
  const show = areJourneys(panel.offers) ? ofJourneys('show', { count }) : t('show', { count });
  return (
    <FilterSheet
      words={{ title: t('title'), close: t('close'), clearAll: t('clearAll'), show }}
      onClose={onClose}
      onClearAll={() => panel.onChangeView({ filters: noFilters })}
    >
      <FilterPanel {...panel} />
      {children}
    </FilterSheet>
  );
}
