import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useFirstRows } from '@/lib/browser/use-first-rows';
import { averageEmissions } from '@/lib/flights/results/emissions';
import type { OutboundGroup } from '@/lib/flights/results/group-by-outbound';
import { findHighlights, type Highlights } from '@/lib/flights/results/sort-offers';
import type { OfferSummary } from '@/lib/flights/results/summarize-offer';
import { areJourneys } from '@/lib/flights/round-trip';
import { searchKey } from '@/lib/flights/search/response-cache';
import { selectOffer } from '@/lib/flights/selected-offer';
import { OfferCard } from '../card/offer-card';
import { useFoundFlights } from '../results-context';
import { viewInAddress } from '../use-results-view';
import { cardId, clearScrollPosition, loadScrollPosition, restoreScrollPosition, saveScrollPosition } from './scroll-position';
import type { Renewal } from './use-renewed-choice';

interface OfferListProps {
  listId: string;
  /** Sorted and filtered; the returns of an outbound have this order too. */
  offers: readonly OfferSummary[];
  /** The same, one group per row. */
  outbounds: readonly OutboundGroup[];
  openOffer: string | null;
  /** QAR for the visas of the party, where the rows say the price from door to door; null where they do not. */
  visaPrice?: number | null;
  isExpired: boolean;
  /** What happened to the open offer when the prices were refreshed. */
  renewed: Renewal | null;
  /** Renders all rows from the start. */
  isWhole?: boolean;
  onOpen: (id: string | null) => void;
  /** Of the list, for rows that open without script. */
  address?: string;
  onSearchAgain: () => void;
  scrollArea: RefObject<HTMLElement | null>;
}

/** Rendering two hundred cards at once makes a slow phone stutter. */
const batch = 30;

export function OfferList({
  listId,
  offers,
  outbounds,
  openOffer,
  visaPrice = null,
  isExpired,
  renewed,
  isWhole = false,
  onOpen,
  address,
  onSearchAgain,
  scrollArea,
}: OfferListProps) {
  const t = useTranslations('flights.results');
  const { search, answer } = useFoundFlights();
  const [restored] = useState(() => loadScrollPosition(searchKey(search)));
  const [linkedOffer] = useState(openOffer);
  // After coming back, or from a link, the selected return is shown.
  const [picked, setPicked] = useState<readonly string[]>(() => [openOffer, restored?.offerId].flatMap((id) => id ?? []));
  const groups = outbounds.map((group) => ({ ...group, ...shownOf(group, picked, openOffer) }));
  const linkedIndex = groups.findIndex(({ shown }) => shown.id === linkedOffer);
  const [selectedLimit, setLimit] = useState(restored?.limit ?? batch);
  const limit = Math.max(selectedLimit, linkedIndex + 1);
  const highlights = findHighlights(offers);
  const emissions = averageEmissions(answer.data);
  const rows = useFirstRows(groups.slice(0, limit), isWhole || restored !== null || linkedIndex >= 0);

  useEffect(() => {
    clearScrollPosition();
    if (restored) restoreScrollPosition(restored, scrollArea.current);
    else if (linkedOffer) document.getElementById(cardId(linkedOffer))?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [restored, linkedOffer, scrollArea]);

  function select({ offer }: OfferSummary, row: string) {
    selectOffer({ search, offer, meta: answer.meta, dictionaries: answer.dictionaries });
    saveScrollPosition(searchKey(search), row, limit, scrollArea.current);
    viewInAddress.flush();
  }

  function choose(id: string) {
    setPicked((before) => [id, ...before]);
    onOpen(id);
  }

  return (
    <>
      <ul id={listId} className="flex flex-col gap-2">
        {rows.map(({ id, shown, selected, offers: returns }) => (
          <OfferCard
            key={id}
            summary={shown}
            selected={selected}
            returnCount={returns.length}
            returns={shown.id === openOffer ? returns : none}
            averageEmissions={emissions}
            highlight={highlightOf(shown, highlights)}
            visaPrice={visaPrice}
            isOpen={shown.id === openOffer}
            isExpired={isExpired}
            renewal={shown.id === renewed?.id ? renewed.text : null}
            onOpen={onOpen}
            address={address}
            onChoose={choose}
            onSelect={select}
            onSearchAgain={onSearchAgain}
          />
        ))}
      </ul>
      {groups.length > limit && (
        <Button variant="secondary" onClick={() => setLimit(limit + batch)} className="self-center print:hidden">
          {t(areJourneys(offers) ? 'journeys.more' : 'more', { count: Math.min(batch, groups.length - limit) })}
        </Button>
      )}
    </>
  );
}

/** One object for all closed cards, so that none of them renders again. */
const none: readonly never[] = [];

/**
 * An open row shows the open offer. A closed row shows its first offer, so that the list stays in order, and mentions the last selected return or
 * fare.
 */
function shownOf({ first, offers }: OutboundGroup, picked: readonly string[], openOffer: string | null) {
  const fares = offers.flatMap((offer) => offer.fares);
  const selected = picked.flatMap((id) => fares.find((fare) => fare.id === id) ?? [])[0];
  return { shown: fares.find(({ id }) => id === openOffer) ?? first, selected: selected && selected !== first ? selected : null };
}

const highlightNames = ['best', 'cheapest', 'fastest'] as const;

function highlightOf(offer: OfferSummary, highlights: Highlights | null): keyof Highlights | null {
  return highlightNames.find((name) => highlights?.[name] === offer) ?? null;
}
