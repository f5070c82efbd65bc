import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { FlightSearchAnswer, SignedFlightOffer } from '@/lib/flights/offer';
import { averageEmissions } from '@/lib/flights/results/emissions';
import { defaultSort, findHighlights, type SortOrder, sortOffers, sortOrders } from '@/lib/flights/results/sort-offers';
import { type OfferSummary, summarizeOffer } from '@/lib/flights/results/summarize-offer';
import { useHasPassed } from '@/lib/time/use-has-passed';
import { ExpiredNotice } from '../../../results/list/expired-notice';
import { PartialFlights } from '../../../results/list/partial-flights';
import { QuickChoices } from '../../../results/list/quick-choices';
import { LegOffer } from './leg-offer';

interface LegOffersProps {
  index: number;
  answer: FlightSearchAnswer;
  chosenId: string | null;
  onChoose: (offer: SignedFlightOffer) => void;
  onSearchAgain: () => void;
}

/** Enough to choose from without losing sight of the other legs. */
const batch = 6;

/** The offers of one leg in the order asked for, a few at a time, the chosen one always among them. */
export function LegOffers({ index, answer, chosenId, onChoose, onSearchAgain }: LegOffersProps) {
  const t = useTranslations('flights');
  const [sort, setSort] = useState<SortOrder>(defaultSort);
  const [limit, setLimit] = useState(batch);
  const [openId, setOpenId] = useState<string | null>(null);
  const isExpired = useHasPassed(answer.meta.expiresAt);
  const offers = sortOffers(answer.data.map(summarizeOffer), sort);
  const shown = offers.filter(({ id }, at) => at < limit || id === chosenId);
  const highlights = findHighlights(offers);
  const emissions = averageEmissions(answer.data);
  const highlightOf = (offer: OfferSummary) =>
    (['best', 'cheapest', 'fastest'] as const).find((name) => highlights?.[name] === offer) ?? null;

  return (
    <div className="flex flex-col gap-4">
      {isExpired && <ExpiredNotice onRefresh={onSearchAgain} />}
      {!isExpired && <PartialFlights meta={answer.meta} onSearchAgain={onSearchAgain} />}
      <QuickChoices offers={offers} sort={sort} onSort={setSort} />
      <label className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="shrink-0 text-ink-soft text-sm">{t('results.sort.label')}</span>
        <select
          value={sort}
          onChange={(event) => setSort(sortOrders.find((order) => order === event.target.value) ?? sort)}
          className="control min-h-11! min-w-0 max-w-full flex-1 basis-50 sm:w-auto sm:flex-none"
        >
          {sortOrders.map((order) => (
            <option key={order} value={order}>
              {t(`results.sort.${order}`)}
            </option>
          ))}
        </select>
      </label>
      {answer.meta.sandbox && <p className="text-ink-soft text-sm">{t('results.sandbox')}</p>}
      <ul className="flex flex-col gap-2">
        {shown.map((summary) => (
          <LegOffer
            key={summary.id}
            summary={summary}
            number={index + 1}
            averageEmissions={emissions}
            highlight={highlightOf(summary)}
            isChosen={summary.id === chosenId}
            isExpired={isExpired}
            isOpen={openId === summary.id}
            onOpen={() => setOpenId(openId === summary.id ? null : summary.id)}
            onChoose={() => onChoose(summary.offer)}
          />
        ))}
      </ul>
      {offers.length > shown.length && (
        <Button variant="secondary" onClick={() => setLimit(limit + batch)} className="self-center">
          {t('multiCity.results.more', { count: Math.min(batch, offers.length - shown.length) })}
        </Button>
      )}
    </div>
  );
}
