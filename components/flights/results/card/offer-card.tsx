import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { memo } from 'react';
import { TripPlanLink } from '@/components/layout/share/trip-plan-link';
import { Button, buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Highlights } from '@/lib/flights/results/sort-offers';
import type { OfferSummary } from '@/lib/flights/results/summarize-offer';
import { passengerInfoPath, priceSeenOf } from '@/lib/flights/selected-offer';
import { intlTag } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { formatQar } from '@/lib/money';
import { useHasPassed } from '@/lib/time/use-has-passed';
import { FareChoices } from '../details/fare-choices';
import { OfferDetails } from '../details/offer-details';
import { useFareName } from '../details/use-fare-facts';
import { WholeCost } from '../details/whole-cost';
import { cardId } from '../list/scroll-position';
import { useFoundFlights, useNames } from '../results-context';
import { OfferPrice } from './offer-price';
import { OfferRow } from './offer-row';
import { ReturnChoices } from './return-choices';

interface OfferCardProps {
  /** The shown offer, one of those with the same outbound. */
  summary: OfferSummary;
  /** The offer selected in this row, when it is not the one that a closed row shows. */
  selected: OfferSummary | null;
  returnCount: number;
  /** All of them, while the card is open. */
  returns: readonly OfferSummary[];
  averageEmissions: number | null;
  /** The order in which this flight is first. */
  highlight: keyof Highlights | null;
  /** QAR; null where the row does not say the price from door to door. */
  visaPrice: number | null;
  isOpen: boolean;
  /** True for all offers of the list at once. */
  isExpired: boolean;
  onOpen: (id: string | null) => void;
  /** Of the list. */
  address?: string | undefined;
  /** What has changed since the prices were refreshed. */
  renewal: string | null;
  /** Another return or fare. */
  onChoose: (id: string) => void;
  /** `row` is the id of the offer that names its card. */
  onSelect: (summary: OfferSummary, row: string) => void;
  onSearchAgain: () => void;
}

/**
 * Memoized by hand: in a list, the compiler renders every card again when one changes. Cards off screen are neither laid out nor painted until
 * they come near.
 */
export const OfferCard = memo(function OfferCard({
  summary,
  selected,
  isOpen,
  onOpen,
  onChoose,
  onSelect,
  onSearchAgain,
  ...props
}: OfferCardProps) {
  const t = useTranslations('flights.results');
  const nameOf = useFareName();
  /** A closed row sells its selected offer, at the price it shows. */
  const sold = isOpen ? summary : (selected ?? summary);
  const isExpired = useHasPassed(summary.offer.expiresAt) || props.isExpired;
  return (
    <li
      id={cardId(summary.id)}
      className={`scroll-mt-24 break-inside-avoid rounded-card border ${isExpired ? 'bg-sunken' : 'bg-raised'} [contain-intrinsic-size:auto_11.5rem] [content-visibility:auto] transition-shadow duration-200 hover:shadow-card ${isOpen ? 'border-line-strong shadow-card' : 'border-line'}`}
    >
      <OfferRow
        summary={sold}
        averageEmissions={props.averageEmissions}
        highlight={props.highlight}
        visaPrice={props.visaPrice}
        isOpen={isOpen}
        isExpired={isExpired}
        returnCount={props.returnCount}
        isChoice={selected !== null}
        address={
          props.address && (isOpen ? props.address : `${props.address}&open=${encodeURIComponent(sold.id)}#${cardId(summary.id)}`)
        }
        onToggle={() => onOpen(isOpen ? null : sold.id)}
        action={
          isExpired ? (
            <Button variant="secondary" onClick={onSearchAgain} className="w-full px-2 text-sm leading-4">
              {t('expired.refresh')}
            </Button>
          ) : (
            <SelectLink summary={sold} onSelect={() => onSelect(sold, summary.id)} />
          )
        }
      >
        {props.renewal && (
          <Notice tone="warning" announce="status" className="m-3 sm:mx-6">
            {props.renewal}
          </Notice>
        )}
        {props.returns.length > 1 && <ReturnChoices offers={props.returns} selected={summary} onChoose={onChoose} />}
        {summary.fares.length > 1 && <FareChoices selected={summary} onChoose={onChoose} />}
        {!isExpired && (props.returns.length > 1 || summary.fares.length > 1) && (
          <div className="flex items-center justify-between gap-x-4 gap-y-2 px-3 pt-3 max-[17rem]:flex-wrap sm:justify-end sm:px-6 print:hidden">
            <OfferPrice summary={summary} isExpired={false} fare={summary.fares.length > 1 ? nameOf(summary) : undefined} />
            <div className="w-28 shrink-0 sm:w-52">
              <SelectLink summary={summary} onSelect={() => onSelect(summary, summary.id)} />
            </div>
          </div>
        )}
        <OfferDetails summary={summary}>
          <WholeCost summary={summary} />
          {!isExpired && <AddToPlan summary={summary} />}
        </OfferDetails>
      </OfferRow>
    </li>
  );
});

function AddToPlan({ summary }: { summary: OfferSummary }) {
  const { search } = useFoundFlights();
  return <TripPlanLink address={passengerInfoPath(search, summary.id)} className="self-start print:hidden" />;
}

function SelectLink({ summary, onSelect }: { summary: OfferSummary; onSelect: () => void }) {
  const t = useTranslations('flights.results.card');
  const { search, answer } = useFoundFlights();
  const names = useNames();
  const format = useFormatter();
  const tag = intlTag(useLocale());
  const airlines = format.list(summary.airlines.map(names.airline), { style: 'short', type: 'unit' });
  return (
    <Link
      href={passengerInfoPath(search, summary.id)}
      prefetch={false}
      onClick={onSelect}
      data-price-seen={priceSeenOf(summary.offer, answer.meta)}
      aria-label={t('selectLabel', { airlines, price: formatQar(summary.adultPrice, tag) })}
      className={buttonClass('primary', 'w-full whitespace-nowrap px-1 text-sm')}
    >
      {t('select')}
    </Link>
  );
}
