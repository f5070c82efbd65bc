import { useFormatter, useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Highlights } from '@/lib/flights/results/sort-offers';
import type { OfferSummary } from '@/lib/flights/results/summarize-offer';
import { useNames } from '../results-context';
import { AirlineTile } from './airline-tile';
import { FareChips } from './fare-chips';
import { ItineraryRow } from './itinerary-row';
import { OfferPrice } from './offer-price';
import { useOfferSentence } from './use-offer-sentence';

interface OfferRowProps {
  summary: OfferSummary;
  /** Kilograms of CO₂ of the offers it stands among; null when no supplier says. */
  averageEmissions: number | null;
  /** What this flight is first in, among those shown. */
  highlight: keyof Highlights | null;
  isOpen: boolean;
  isExpired: boolean;
  onToggle: () => void;
  /** How many ways back there are to choose from in the details; 1 or 0 is no choice. */
  returnCount?: number;
  /** The way on, below the price. */
  action: ReactNode;
  /** What the row opens; drawn once it is open. */
  children: ReactNode;
}

/**
 * An offer at a glance, in as little height as its times, price and conditions take. The whole row opens the details, which hold what the row
 * leaves out. Whoever listens hears the flights and the price in one sentence instead of in pieces.
 */
export function OfferRow({ summary, highlight, isOpen, isExpired, onToggle, action, children, ...props }: OfferRowProps) {
  const t = useTranslations('flights.results');
  const names = useNames();
  const format = useFormatter();
  const { sentenceOf } = useOfferSentence();
  const detailsId = useId();
  const [first = ''] = summary.airlines;
  // On a phone above the price: beside a long name of an airline it would cut off the part that tells it from others.
  const badge = (width: string) =>
    highlight && (
      <span className={`rounded-pill bg-success-soft px-2 font-medium text-success text-xs leading-4.5 ${width}`}>
        {t(`highlights.${highlight}`)}
      </span>
    );
  return (
    <article>
      <div className="relative grid grid-cols-[minmax(0,1fr)_7rem] gap-x-2 rounded-card px-3 py-2.5 sm:grid-cols-[minmax(0,1fr)_13rem] sm:gap-x-4 sm:px-4">
        <div className="grid content-between gap-x-4 gap-y-1.5 lg:grid-cols-[8rem_minmax(0,1fr)]">
          <div className="flex min-w-0 items-center gap-2 font-medium text-xs lg:flex-col lg:items-start lg:gap-1">
            <AirlineTile code={first} className="size-5 rounded-sm lg:size-7" />
            <h3 className="min-w-0 truncate font-medium text-xs lg:line-clamp-2 lg:whitespace-normal">
              {format.list(summary.airlines.map(names.airline), { style: 'short', type: 'unit' })}
            </h3>
            {badge('max-lg:hidden')}
          </div>
          <p className="sr-only">{sentenceOf(summary)}</p>
          <div aria-hidden="true" className="flex flex-col gap-1.5">
            {summary.itineraries.map((itinerary) => (
              <ItineraryRow key={itinerary.departureAt} itinerary={itinerary} />
            ))}
          </div>
          {/* What does not fit is in the details. */}
          <div className="flex max-h-16 flex-wrap gap-1 overflow-hidden text-xs leading-4.5 lg:col-span-2 lg:max-h-5">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={detailsId}
              onClick={onToggle}
              className="inline-flex cursor-pointer items-center gap-1 pe-1 font-medium text-accent outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-focus"
            >
              <ToggleLabel isOpen={isOpen} returnCount={props.returnCount ?? 0} />
              <Icon name="down" className={`size-3.5 transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`} />
            </button>
            <FareChips summary={summary} averageEmissions={props.averageEmissions} />
          </div>
        </div>
        <div className="flex flex-col items-end justify-between gap-1 text-end">
          {badge('lg:hidden')}
          <OfferPrice summary={summary} isExpired={isExpired} />
          <div className="relative z-10 mt-auto w-full">{action}</div>
        </div>
      </div>
      <div id={detailsId} hidden={!isOpen} className="border-line border-t">
        {isOpen && children}
      </div>
    </article>
  );
}

function ToggleLabel({ isOpen, returnCount }: { isOpen: boolean; returnCount: number }) {
  const t = useTranslations('flights.results.card');
  if (isOpen) return t('hideDetails');
  if (returnCount < 2) return t('details');
  return (
    <span>
      <span className="sr-only">{t('details')} </span>
      {t('returns', { count: returnCount })}
    </span>
  );
}
