import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PartialResults } from '@/components/layout/partial-results';
import { useSheetStep } from '@/components/ui/overlays/use-sheet-step';
import type { FlightSearchResponse } from '@/lib/flights/offer';
import { activeFilters, filterOffers, noFilters } from '@/lib/flights/results/filter-offers';
import type { ResultsView } from '@/lib/flights/results/result-params';
import { sortOffers } from '@/lib/flights/results/sort-offers';
import type { OfferSummary } from '@/lib/flights/results/summarize-offer';
import { areJourneys } from '@/lib/flights/round-trip';
import { useHasPassed } from '@/lib/time/use-has-passed';
import { FlightFilterSheet } from '../../results/filters/flight-filter-sheet';
import { ExpiredNotice } from '../../results/list/expired-notice';
import { ListNotes } from '../../results/list/list-notes';
import { QuickChoices } from '../../results/list/quick-choices';
import { ResultsToolbar } from '../../results/list/results-toolbar';
import { PapersProvider, usePapers } from '../../results/papers/use-papers';
import { legFilterSheet } from '../history';

/** In which order and through which filters offers are looked at. */
export type LegView = Pick<ResultsView, 'sort' | 'filters'>;

interface FilteredOffersProps {
  /** The position of the leg, which identifies its filters in the history; one ticket for all legs comes after the last. */
  index: number;
  answer: FlightSearchResponse;
  offers: readonly OfferSummary[];
  view: LegView;
  /** Shown when there are no offers, whatever the filters. */
  noneText?: string;
  onChangeView: (view: LegView) => void;
  onSearchAgain: () => void;
  /** Renders the filtered offers in the selected order. */
  children: (shown: readonly OfferSummary[], isExpired: boolean) => ReactNode;
}

/** Offers with what orders and filters them. */
export function FilteredOffers({ index, answer, offers, view, onChangeView, onSearchAgain, ...props }: FilteredOffersProps) {
  const t = useTranslations('flights.results');
  const sheet = useSheetStep(legFilterSheet(index), () => undefined);
  const isExpired = useHasPassed(answer.meta.expiresAt);
  const { known } = usePapers();
  const { sort, filters } = view;
  const shown = sortOffers(filterOffers(offers, filters), sort);
  const isJourney = areJourneys(offers);
  const changeView = (change: Partial<LegView>) => onChangeView({ ...view, ...change });
  return (
    <div className="flex flex-col gap-2">
      {isExpired && <ExpiredNotice searchedAt={answer.meta.searchedAt} onRefresh={onSearchAgain} />}
      {!isExpired && <PartialResults of="flights" meta={answer.meta} onSearchAgain={onSearchAgain} />}
      <div className="flex flex-col gap-1.5">
        <ResultsToolbar
          count={
            shown.length === offers.length
              ? t(isJourney ? 'journeys.count' : 'count', { count: offers.length })
              : t(isJourney ? 'journeys.countFiltered' : 'countFiltered', { shown: shown.length, total: offers.length })
          }
          activeCount={activeFilters(filters).length}
          hasColumn={null}
          onToggleFilters={sheet.open}
          onClearFilters={() => changeView({ filters: noFilters })}
        />
        {/* The order is not in the address. */}
        <div className="contents noscript:hidden">
          <QuickChoices offers={shown} sort={sort} onSort={(next) => changeView({ sort: next })} />
        </div>
        <ListNotes sort={sort} isSample={answer.meta.sandbox} />
      </div>
      {sheet.isOpen && (
        <FlightFilterSheet offers={offers} view={view} count={shown.length} onChangeView={changeView} onClose={sheet.close} />
      )}
      {shown.length === 0 && (
        <p className="py-4 text-center text-ink-soft">
          {offers.length > 0 ? t(isJourney ? 'journeys.filtered' : 'empty.filtered', { count: offers.length }) : props.noneText}
        </p>
      )}
      <PapersProvider value={known}>{props.children(shown, isExpired)}</PapersProvider>
    </div>
  );
}
