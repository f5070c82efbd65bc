import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { ButtonWithAddress } from '@/components/ui/search/button-with-address';
import { pointsFor } from '@/lib/flights/results/points';
import type { Highlights } from '@/lib/flights/results/sort-offers';
import type { OfferSummary } from '@/lib/flights/results/summarize-offer';
import { fareWithBags } from '@/lib/flights/whole-cost';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';
import { formatClock } from '@/lib/time/dates';
import { useFareName } from '../details/use-fare-facts';
import { OfferPapers } from '../papers/offer-papers';
import { useNames } from '../results-context';
import { AirlineTile } from './airline-tile';
import { FareChips } from './fare-chips';
import { ItineraryRow } from './itinerary-row';
import { OfferPrice } from './offer-price';
import { useOfferSentence } from './use-offer-sentence';

interface OfferRowProps {
  summary: OfferSummary;
  /** Average kilograms of CO₂ of the offers in the list; null when no supplier states it. */
  averageEmissions: number | null;
  /** The order in which this flight is first. */
  highlight: keyof Highlights | null;
  /** QAR; null where the row does not say the price from door to door. */
  visaPrice?: number | null;
  isOpen: boolean;
  isExpired: boolean;
  onToggle: () => void;
  /** Where the row is open, or closed again. */
  address?: string | undefined;
  /** It was selected while the row was open, and is not the offer that the row shows by default. */
  isChoice?: boolean;
  /** The number of returns to choose from in the details; 1 or 0 is no choice. */
  returnCount?: number;
  /** The button below the price. */
  action: ReactNode;
  /** The details; rendered once the row is open. */
  children: ReactNode;
}

/**
 * A compact offer with times, price and conditions. The whole row opens the details, which contain everything else. Screen readers get the
 * flights and the price in one sentence.
 */
export function OfferRow({ summary, highlight, isOpen, isExpired, onToggle, action, children, ...props }: OfferRowProps) {
  const t = useTranslations('flights.results');
  const names = useNames();
  const format = useFormatter();
  const { sentenceOf } = useOfferSentence();
  const detailsId = useId();
  const { returnCount = 0, isChoice = false, visaPrice = null } = props;
  const wholePrice = visaPrice === null ? null : fareWithBags(summary).price + visaPrice;
  const toggleText = isOpen ? t('card.hideDetails') : t('card.details');
  const choices = [
    ...(returnCount > 1 ? [t('card.returns', { count: returnCount })] : []),
    ...(summary.fares.length > 1 ? [t('card.fares', { count: summary.fares.length })] : []),
  ];
  const [first = ''] = summary.airlines;
  const { away, home } = summary.otherAirport;
  const isThereAndBack = summary.isRoundTrip && !away && !home;
  // On the narrowest phones a condition needs two lines. A return elsewhere takes a line for its airports, and one for the warning.
  const height = away || home ? 'min-[23rem]:max-h-56' : 'min-[23rem]:max-h-[11.9rem]';
  // On a phone it is below the price: the conditions need all the lines they have.
  const toggle = (width: string) => (
    <span
      aria-hidden="true"
      className={`inline-flex items-center gap-1 font-medium text-accent text-xs leading-4.5 print:hidden ${width}`}
    >
      <span>{isOpen ? toggleText : (choices[0] ?? toggleText)}</span>
      <Icon name="down" className={`size-3.5 transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`} />
    </span>
  );
  // On a phone it is above the price: beside a long airline name it would cut off the distinguishing part.
  const badge = (width: string) =>
    highlight && (
      <span className={`rounded-pill bg-success-soft px-2 font-medium text-success text-xs leading-4.5 ${width}`}>
        {t(`highlights.${highlight}`)}
      </span>
    );
  return (
    <article>
      <div className="relative grid grid-cols-[minmax(0,1fr)] gap-x-1.5 gap-y-2 max-[23rem]:px-2.5! min-[17rem]:grid-cols-[minmax(0,1fr)_7rem] rounded-card px-3 py-1.5 sm:grid-cols-[minmax(0,1fr)_12.75rem] sm:gap-x-4 sm:px-4 lg:py-2.5">
        <div
          className={`flex flex-col ${summary.itineraries.length > 2 ? '' : `${height} print:max-h-none`} justify-between gap-x-4 gap-y-1 lg:grid lg:max-h-none lg:gap-y-1.5 lg:grid-cols-[8rem_minmax(0,1fr)] lg:content-between`}
        >
          <div className="flex min-w-0 shrink-0 items-center gap-2 font-medium text-xs lg:flex-col lg:items-start lg:gap-1">
            <AirlineTile code={first} className="size-5 rounded-sm lg:size-7" />
            <h3 className="min-w-0 font-medium text-xs max-lg:-my-1 max-lg:line-clamp-2 max-lg:leading-3.5 lg:line-clamp-3">
              {format.list(summary.airlines.map(names.airline), { style: 'short', type: 'unit' })}
            </h3>
            <OfferPapers offer={summary.offer} className="ms-auto max-w-[45%] shrink-0 lg:hidden" />
            {badge('max-lg:hidden')}
          </div>
          <p className="sr-only">{sentenceOf(summary, wholePrice)}</p>
          <div aria-hidden="true" className="flex shrink-0 flex-col gap-1.5">
            {summary.itineraries.map((itinerary, index) => (
              <ItineraryRow key={itinerary.departureAt} itinerary={itinerary} isReverse={index === 1 && isThereAndBack} />
            ))}
          </div>
          <FareChips summary={summary} averageEmissions={props.averageEmissions} isExpired={isExpired}>
            {toggle('pe-1 max-lg:hidden')}
            <OfferPapers offer={summary.offer} className="pe-1 max-lg:hidden" />
          </FareChips>
        </div>
        <ButtonWithAddress
          href={props.address}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onPress={onToggle}
          className="absolute inset-0 cursor-pointer rounded-card outline-none focus-visible:outline-2 focus-visible:outline-focus"
        >
          <span className="sr-only">
            {isOpen ? toggleText : `${toggleText} ${format.list(choices, { style: 'short', type: 'unit' })}`}
          </span>
        </ButtonWithAddress>
        <div className="flex flex-col items-end justify-between gap-1 text-end">
          {badge('lg:hidden')}
          <OfferPrice
            summary={summary}
            isExpired={isExpired}
            wholePrice={wholePrice}
            points={t('chips.points', { count: pointsFor(summary.totalPrice) })}
          />
          {toggle('mt-auto lg:hidden')}
          <div className="relative z-10 w-full lg:mt-auto print:hidden">{action}</div>
        </div>
        {isChoice && !isOpen && <YourChoice selected={summary} />}
      </div>
      <div id={detailsId} hidden={!isOpen} className="border-line border-t">
        {isOpen && children}
      </div>
    </article>
  );
}

/** Below a closed row: its selected offer has changed. */
function YourChoice({ selected }: { selected: OfferSummary }) {
  const t = useTranslations('flights.results.card');
  const tag = intlTag(useLocale());
  const nameOf = useFareName();
  const back = selected.itineraries[1]?.departureAt ?? '';
  return (
    <p className="col-span-full flex items-center gap-1.5 rounded-control bg-accent-soft px-2 py-1 text-accent text-xs print:hidden">
      <Icon name="check" className="size-3.5 shrink-0" />
      {t('yourChoice', {
        what: selected.fares.length > 1 ? isolated(nameOf(selected)) : t('backAt', { time: isolated(formatClock(back)) }),
        price: isolated(formatQar(selected.adultPrice, tag)),
      })}
      <Icon name="down" className="ms-auto size-3.5 shrink-0" />
    </p>
  );
}
