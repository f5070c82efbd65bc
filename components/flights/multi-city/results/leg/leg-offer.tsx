import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Highlights } from '@/lib/flights/results/sort-offers';
import type { OfferSummary } from '@/lib/flights/results/summarize-offer';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import { formatClock } from '@/lib/time/dates';
import { useHasPassed } from '@/lib/time/use-has-passed';
import { AirlineTile } from '../../../results/card/airline-tile';
import { FareFacts } from '../../../results/card/fare-facts';
import { ItineraryRow } from '../../../results/card/itinerary-row';
import { OfferDetails } from '../../../results/card/offer-details';
import { useNames } from '../../../results/results-context';

interface LegOfferProps {
  summary: OfferSummary;
  /** Of the leg, from 1. */
  number: number;
  highlight: keyof Highlights | null;
  isChosen: boolean;
  /** So is every offer of the leg. */
  isExpired: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onChoose: () => void;
}

/** A compact offer of a leg; details unfold. */
export function LegOffer({ summary, number, highlight, isChosen, isOpen, onOpen, onChoose, ...props }: LegOfferProps) {
  const t = useTranslations('flights');
  const isExpired = useHasPassed(summary.offer.expiresAt) || props.isExpired;
  const names = useNames();
  const format = useFormatter();
  const tag = intlTag(useLocale());
  const detailsId = useId();
  const airlines = format.list(summary.airlines.map(names.airline), { style: 'short', type: 'unit' });
  const price = formatQar(summary.adultPrice, tag);
  const isMixedParty = summary.offer.travelerPricings.length > 1;
  const perOne = isMixedParty ? t('results.card.perAdult') : t('results.card.perPerson');
  const per = summary.offer.pricedAsParty ? t('results.card.perPersonOnAverage') : perOne;
  const [itinerary] = summary.itineraries;
  if (!itinerary) return null;
  const facts = { number, airlines, departs: formatClock(itinerary.departureAt), price };
  return (
    <li className={`rounded-card border ${isChosen ? 'border-accent bg-accent-soft/40' : 'border-line'}`}>
      <article className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:grid-cols-[minmax(0,1fr)_10.5rem] md:items-center">
        <div className="flex min-w-0 flex-col gap-3">
          <div className="flex items-center gap-3">
            <AirlineTile code={summary.airlines[0] ?? ''} className="size-8" />
            <h3 className="min-w-0 grow font-medium text-base">{airlines}</h3>
            {highlight && (
              <span className="shrink-0 rounded-pill bg-success-soft px-3 py-0.5 font-medium text-sm text-success">
                {t(`results.highlights.${highlight}`)}
              </span>
            )}
          </div>
          <ItineraryRow itinerary={itinerary} />
          <FareFacts summary={summary} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 md:flex-col md:items-stretch md:text-center">
          <p>
            <bdi className={`block font-semibold text-xl tabular-nums ${isExpired ? 'text-ink-soft line-through' : ''}`}>
              {price}
            </bdi>
            <span className="block text-ink-soft text-sm">{per}</span>
            {summary.travellers > 1 && (
              <span className="mt-1 block text-sm">
                {t.rich('results.card.total', {
                  count: summary.travellers,
                  price: () => <bdi className="font-medium">{formatQar(summary.totalPrice, tag)}</bdi>,
                })}
              </span>
            )}
          </p>
          <Button
            variant={isChosen ? 'secondary' : 'primary'}
            aria-pressed={isChosen}
            aria-label={isChosen ? t('multiCity.results.chosenLabel', facts) : t('multiCity.results.chooseLabel', facts)}
            disabled={isExpired}
            onClick={onChoose}
          >
            {isChosen && <Icon name="check" />}
            {isChosen ? t('multiCity.results.chosen') : t('multiCity.results.choose')}
          </Button>
        </div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={onOpen}
          className="-my-2 inline-flex min-h-11 items-center gap-1 justify-self-start rounded-control font-medium text-accent text-sm md:col-span-2"
        >
          {isOpen ? t('results.card.hideDetails') : t('results.card.details')}
          <Icon name="down" className={`size-4 transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      </article>
      <div id={detailsId} hidden={!isOpen} className="border-line border-t">
        {isOpen && <OfferDetails summary={summary} />}
      </div>
    </li>
  );
}
