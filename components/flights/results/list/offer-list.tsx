import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useFirstRows } from '@/lib/browser/use-first-rows';
import { averageEmissions } from '@/lib/flights/results/emissions';
import { findHighlights, type Highlights } from '@/lib/flights/results/sort-offers';
import type { OfferSummary } from '@/lib/flights/results/summarize-offer';
import { searchKey } from '@/lib/flights/search/answer-cache';
import { saveOffer } from '@/lib/flights/selected-offer';
import { OfferCard } from '../card/offer-card';
import { useFoundFlights } from '../results-context';
import { flushView } from '../use-results-view';
import { cardId, clearScrollPosition, loadScrollPosition, restoreScrollPosition, saveScrollPosition } from './scroll-position';

interface OfferListProps {
  offers: readonly OfferSummary[];
  openOffer: string | null;
  isExpired: boolean;
  onOpen: (id: string | null) => void;
  onSearchAgain: () => void;
  scrollArea: RefObject<HTMLElement | null>;
}

/** Drawing all of two hundred cards at once is what makes a slow phone stutter. */
const batch = 30;

export function OfferList({ offers, openOffer, isExpired, onOpen, onSearchAgain, scrollArea }: OfferListProps) {
  const t = useTranslations('flights.results');
  const { search, answer } = useFoundFlights();
  const [restored] = useState(() => loadScrollPosition(searchKey(search)));
  const [linkedOffer] = useState(openOffer);
  const linkedIndex = offers.findIndex(({ id }) => id === linkedOffer);
  const [chosenLimit, setLimit] = useState(restored?.limit ?? batch);
  const limit = Math.max(chosenLimit, linkedIndex + 1);
  const highlights = findHighlights(offers);
  const emissions = averageEmissions(answer.data);
  const rows = useFirstRows(offers.slice(0, limit), restored !== null || linkedIndex >= 0);

  useEffect(() => {
    clearScrollPosition();
    if (restored) restoreScrollPosition(restored, scrollArea.current);
    else if (linkedOffer) document.getElementById(cardId(linkedOffer))?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [restored, linkedOffer, scrollArea]);

  function select({ offer }: OfferSummary) {
    saveOffer({ search, offer, meta: answer.meta, dictionaries: answer.dictionaries });
    saveScrollPosition(searchKey(search), offer.id, limit);
    flushView();
  }

  return (
    <>
      <ul className="flex flex-col gap-2">
        {rows.map((summary) => (
          <OfferCard
            key={summary.id}
            summary={summary}
            averageEmissions={emissions}
            highlight={highlightOf(summary, highlights)}
            isOpen={summary.id === openOffer}
            isExpired={isExpired}
            onOpen={onOpen}
            onSelect={select}
            onSearchAgain={onSearchAgain}
          />
        ))}
      </ul>
      {offers.length > limit && (
        <Button variant="secondary" onClick={() => setLimit(limit + batch)} className="self-center">
          {t('more', { count: Math.min(batch, offers.length - limit) })}
        </Button>
      )}
    </>
  );
}

const highlightNames = ['best', 'cheapest', 'fastest'] as const;

function highlightOf(offer: OfferSummary, highlights: Highlights | null): keyof Highlights | null {
  return highlightNames.find((name) => highlights?.[name] === offer) ?? null;
}
