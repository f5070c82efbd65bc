import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Highlights } from '@/lib/flights/results/sort-offers';
import type { OfferSummary } from '@/lib/flights/results/summarize-offer';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import { formatClock } from '@/lib/time/dates';
import { useHasPassed } from '@/lib/time/use-has-passed';
import { OfferRow } from '../../../results/card/offer-row';
import { OfferDetails } from '../../../results/details/offer-details';
import { useNames } from '../../../results/results-context';

interface LegOfferProps {
  summary: OfferSummary;
  /** Of the leg, from 1. */
  number: number;
  averageEmissions: number | null;
  highlight: keyof Highlights | null;
  isChosen: boolean;
  /** So is every offer of the leg. */
  isExpired: boolean;
  isOpen: boolean;
  /** Why it does not fit the leg before; then it stands back. */
  warning?: string;
  onOpen: () => void;
  onChoose: () => void;
}

/** A compact offer of a leg; details unfold. */
export function LegOffer({ summary, number, highlight, isChosen, isOpen, warning, onOpen, onChoose, ...props }: LegOfferProps) {
  const t = useTranslations('flights.multiCity.results');
  const isExpired = useHasPassed(summary.offer.expiresAt) || props.isExpired;
  const names = useNames();
  const format = useFormatter();
  const tag = intlTag(useLocale());
  const airlines = format.list(summary.airlines.map(names.airline), { style: 'short', type: 'unit' });
  const price = formatQar(summary.adultPrice, tag);
  const [itinerary] = summary.itineraries;
  if (!itinerary) return null;
  const facts = { number, airlines, departs: formatClock(itinerary.departureAt), price };
  return (
    <li
      className={`rounded-card border ${isChosen ? 'border-accent bg-accent-soft/40' : `border-line ${warning || isExpired ? 'bg-sunken' : ''}`}`}
    >
      {warning && (
        <p className="flex items-center gap-1.5 rounded-t-card bg-sun-soft px-3 py-1 text-on-sun-soft text-sm sm:px-4">
          <Icon name="warning" className="size-4 shrink-0" />
          {warning}
        </p>
      )}
      <OfferRow
        summary={summary}
        averageEmissions={props.averageEmissions}
        highlight={highlight}
        isOpen={isOpen}
        isExpired={isExpired}
        onToggle={onOpen}
        action={
          <Button
            variant={isChosen || warning ? 'secondary' : 'primary'}
            aria-pressed={isChosen}
            aria-label={isChosen ? t('chosenLabel', facts) : t('chooseLabel', facts)}
            disabled={isExpired}
            onClick={onChoose}
            className="w-full whitespace-nowrap px-1 text-sm"
          >
            {isChosen && <Icon name="check" />}
            {isChosen ? t('chosen') : t('choose')}
          </Button>
        }
      >
        <OfferDetails summary={summary} />
      </OfferRow>
    </li>
  );
}
