import { useFormatter, useTranslations } from 'next-intl';
import { memo, useId } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Highlights } from '@/lib/flights/results/sort-offers';
import type { OfferSummary } from '@/lib/flights/results/summarize-offer';
import { useHasPassed } from '@/lib/time/use-has-passed';
import { cardId } from '../list/scroll-position';
import { useNames } from '../results-context';
import { AirlineTile } from './airline-tile';
import { FareFacts } from './fare-facts';
import { ItineraryRow } from './itinerary-row';
import { OfferDetails } from './offer-details';
import { PriceBlock } from './price-block';

interface OfferCardProps {
  summary: OfferSummary;
  /** What this flight is first in, among those shown. */
  highlight: keyof Highlights | null;
  isOpen: boolean;
  /** So is every offer of the list. */
  isExpired: boolean;
  onOpen: (id: string | null) => void;
  onSelect: (summary: OfferSummary) => void;
  onSearchAgain: () => void;
}

const shownTiles = 2;

/**
 * Memoized by hand: in a list the compiler draws every card anew when one of them changes. What is off screen is neither laid
 * out nor painted until it comes near.
 */
export const OfferCard = memo(function OfferCard({
  summary,
  highlight,
  isOpen,
  isExpired: areAllExpired,
  onOpen,
  onSelect,
  onSearchAgain,
}: OfferCardProps) {
  const t = useTranslations('flights.results');
  const names = useNames();
  const format = useFormatter();
  const detailsId = useId();
  const isExpired = useHasPassed(summary.offer.expiresAt) || areAllExpired;
  const airlines = format.list(summary.airlines.map(names.airline), { style: 'short', type: 'unit' });

  return (
    <li
      id={cardId(summary.id)}
      className={`scroll-mt-24 rounded-card border bg-raised [contain-intrinsic-size:auto_26rem] [content-visibility:auto] transition-shadow duration-200 hover:shadow-card ${isOpen ? 'border-line-strong shadow-card' : 'border-line'}`}
    >
      <article className="grid sm:grid-cols-[minmax(0,1fr)_12.5rem]">
        <div className="flex flex-col gap-4 p-4 sm:p-5">
          <div className="flex items-center gap-3">
            <span className="flex gap-1">
              {summary.airlines.slice(0, shownTiles).map((code) => (
                <AirlineTile key={code} code={code} className="size-9" />
              ))}
            </span>
            <h3 className="min-w-0 grow font-medium text-base">{airlines}</h3>
            {highlight && (
              <span className="shrink-0 rounded-pill bg-success-soft px-3 py-0.5 font-medium text-sm text-success">
                {t(`highlights.${highlight}`)}
              </span>
            )}
          </div>
          {summary.itineraries.map((itinerary, index) => (
            <ItineraryRow
              key={itinerary.departureAt}
              itinerary={itinerary}
              {...(summary.itineraries.length > 1 && { direction: index === 0 ? t('card.outbound') : t('card.return') })}
            />
          ))}
          <FareFacts summary={summary} />
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onClick={() => onOpen(isOpen ? null : summary.id)}
            className="-my-2 inline-flex min-h-11 items-center gap-1 self-start rounded-control font-medium text-accent text-sm"
          >
            {isOpen ? t('card.hideDetails') : t('card.details')}
            <Icon name="down" className={`size-4 transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`} />
          </button>
        </div>
        <PriceBlock
          summary={summary}
          airlines={airlines}
          isExpired={isExpired}
          onSelect={onSelect}
          onSearchAgain={onSearchAgain}
        />
        <div id={detailsId} hidden={!isOpen} className="border-line border-t sm:col-span-2">
          {isOpen && <OfferDetails summary={summary} />}
        </div>
      </article>
    </li>
  );
});
