import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { ButtonWithAddress } from '@/components/ui/search/button-with-address';
import type { Highlights } from '@/lib/flights/results/sort-offers';
import type { OfferSummary } from '@/lib/flights/results/summarize-offer';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import { formatClock } from '@/lib/time/dates';
import { useHasPassed } from '@/lib/time/use-has-passed';
import { OfferPrice } from '../../../results/card/offer-price';
import { OfferRow } from '../../../results/card/offer-row';
import { FareChoices } from '../../../results/details/fare-choices';
import { OfferDetails } from '../../../results/details/offer-details';
import { useNames } from '../../../results/results-context';

interface LegOfferProps {
  summary: OfferSummary;
  /** The number of the leg, from 1. */
  number: number;
  averageEmissions: number | null;
  highlight: keyof Highlights | null;
  isSelected: boolean;
  /** All offers of the leg expire together. */
  isExpired: boolean;
  isOpen: boolean;
  /** The page with it selected, for a browser without the page's script. */
  address: string | undefined;
  /** Why it does not fit the previous leg; such an offer is shown less prominently. */
  warning?: string;
  onOpen: () => void;
  /** Another fare of the same flights. */
  onPickFare: (id: string) => void;
  onChoose: () => void;
}

/** A compact offer of a leg; details unfold. */
export function LegOffer({
  summary,
  number,
  highlight,
  isSelected,
  isOpen,
  address,
  warning,
  onOpen,
  onChoose,
  ...props
}: LegOfferProps) {
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
  const action = (
    <ButtonWithAddress
      href={isExpired ? undefined : address}
      onPress={onChoose}
      isDisabled={isExpired}
      aria-pressed={isSelected}
      aria-label={isSelected ? t('selectedLabel', facts) : t('chooseLabel', facts)}
      className={buttonClass(isSelected || warning ? 'secondary' : 'primary', 'w-full whitespace-nowrap px-1 text-sm')}
    >
      {isSelected && <Icon name="check" />}
      <span>{isSelected ? t('selected') : t('choose')}</span>
    </ButtonWithAddress>
  );
  return (
    <li
      className={`rounded-card border ${isSelected ? 'border-accent bg-accent-soft/40' : `border-line ${warning || isExpired ? 'bg-sunken' : ''}`}`}
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
        action={action}
      >
        {summary.fares.length > 1 && (
          <>
            <FareChoices selected={summary} onChoose={props.onPickFare} />
            <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 px-3 pt-3 sm:px-6 print:hidden">
              <OfferPrice summary={summary} isExpired={isExpired} />
              <div className="w-28 sm:w-52">{action}</div>
            </div>
          </>
        )}
        <OfferDetails summary={summary} />
      </OfferRow>
    </li>
  );
}
