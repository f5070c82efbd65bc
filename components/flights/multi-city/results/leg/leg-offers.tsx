import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { PartialResults } from '@/components/layout/partial-results';
import { Button } from '@/components/ui/button';
import { useSheetStep } from '@/components/ui/overlays/use-sheet-step';
import type { Connection } from '@/lib/flights/multi-city/connections';
import type { FlightSearchAnswer, SignedFlightOffer } from '@/lib/flights/offer';
import { averageEmissions } from '@/lib/flights/results/emissions';
import { activeFilters, filterOffers, noFilters } from '@/lib/flights/results/filter-offers';
import type { ResultsView } from '@/lib/flights/results/result-params';
import { findHighlights, sortOffers } from '@/lib/flights/results/sort-offers';
import { type OfferSummary, summarizeOffer } from '@/lib/flights/results/summarize-offer';
import { useHasPassed } from '@/lib/time/use-has-passed';
import { FlightFilterSheet } from '../../../results/filters/flight-filter-sheet';
import { ExpiredNotice } from '../../../results/list/expired-notice';
import { ListNotes } from '../../../results/list/list-notes';
import { QuickChoices } from '../../../results/list/quick-choices';
import { ResultsToolbar } from '../../../results/list/results-toolbar';
import { legFilterSheet } from '../../history';
import { LegOffer } from './leg-offer';
import { TooSoonOffers } from './too-soon-offers';

/** In which order and through which filters a leg is looked at. */
export type LegView = Pick<ResultsView, 'sort' | 'filters'>;

interface LegOffersProps {
  index: number;
  answer: FlightSearchAnswer;
  view: LegView;
  /** The offers that leave before the leg before has landed, or too soon after it, by id. */
  tooSoon: ReadonlyMap<string, Connection>;
  chosenId: string | null;
  onChangeView: (view: LegView) => void;
  onChoose: (offer: SignedFlightOffer) => void;
  onSearchAgain: () => void;
}

/** Enough to choose from without losing sight of the other legs. */
const batch = 6;

/**
 * The offers of one leg in the order asked for, a few at a time, the chosen one always among them. Those that the leg before leaves no time for
 * stand apart, and are never the best.
 */
export function LegOffers({ index, answer, view, tooSoon, chosenId, onChangeView, onChoose, onSearchAgain }: LegOffersProps) {
  const t = useTranslations('flights');
  const [limit, setLimit] = useState(batch);
  const [openId, setOpenId] = useState<string | null>(null);
  const sheet = useSheetStep(legFilterSheet(index), () => undefined);
  const isExpired = useHasPassed(answer.meta.expiresAt);
  const { sort, filters } = view;
  const found = useMemo(() => answer.data.map(summarizeOffer), [answer]);
  const all = found.filter(({ id }) => !tooSoon.has(id));
  const offers = sortOffers(filterOffers(all, filters), sort);
  const early = sortOffers(filterOffers(found, filters), sort).filter(({ id }) => tooSoon.has(id));
  const shown = offers.filter(({ id }, at) => at < limit || id === chosenId);
  const highlights = findHighlights(offers);
  const emissions = averageEmissions(answer.data);
  const highlightOf = (offer: OfferSummary) =>
    (['best', 'cheapest', 'fastest'] as const).find((name) => highlights?.[name] === offer) ?? null;
  const changeView = (change: Partial<LegView>) => onChangeView({ ...view, ...change });
  const clearFilters = () => changeView({ filters: noFilters });
  const isWhole = offers.length === all.length;
  const row = (summary: OfferSummary) => ({
    summary,
    number: index + 1,
    averageEmissions: emissions,
    isChosen: summary.id === chosenId,
    isExpired,
    isOpen: openId === summary.id,
    onOpen: () => setOpenId(openId === summary.id ? null : summary.id),
    onChoose: () => onChoose(summary.offer),
  });

  return (
    <div className="flex flex-col gap-2">
      {isExpired && <ExpiredNotice searchedAt={answer.meta.searchedAt} onRefresh={onSearchAgain} />}
      {!isExpired && <PartialResults of="flights" meta={answer.meta} onSearchAgain={onSearchAgain} />}
      <div className="flex flex-col gap-1.5">
        <ResultsToolbar
          count={
            isWhole
              ? t('results.count', { count: all.length })
              : t('results.countFiltered', { shown: offers.length, total: all.length })
          }
          activeCount={activeFilters(filters).length}
          hasColumn={null}
          onToggleFilters={sheet.open}
          onClearFilters={clearFilters}
        />
        <QuickChoices offers={offers} sort={sort} onSort={(next) => changeView({ sort: next })} />
        <ListNotes sort={sort} isSample={answer.meta.sandbox} />
      </div>
      {sheet.isOpen && (
        <FlightFilterSheet offers={all} view={view} count={offers.length} onChangeView={changeView} onClose={sheet.close} />
      )}
      {offers.length === 0 && (
        <p className="py-4 text-center text-ink-soft">
          {all.length > 0
            ? t('results.empty.filtered', { count: all.length })
            : t('multiCity.results.tooSoon.all', { number: index })}
        </p>
      )}
      <ul className="flex flex-col gap-2">
        {shown.map((summary) => (
          <LegOffer key={summary.id} {...row(summary)} highlight={highlightOf(summary)} />
        ))}
      </ul>
      {offers.length > shown.length && (
        <Button variant="secondary" onClick={() => setLimit(limit + batch)} className="self-center print:hidden">
          {t('multiCity.results.more', { count: Math.min(batch, offers.length - shown.length) })}
        </Button>
      )}
      {early.length > 0 && <TooSoonOffers offers={early} connections={tooSoon} row={row} />}
    </div>
  );
}
