import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { memo } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import type { Highlights } from '@/lib/flights/results/sort-offers';
import type { OfferSummary } from '@/lib/flights/results/summarize-offer';
import { passengerInfoPath } from '@/lib/flights/search/search-params';
import { intlTag } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { formatQar } from '@/lib/money';
import { useHasPassed } from '@/lib/time/use-has-passed';
import { FareChoices } from '../details/fare-choices';
import { OfferDetails } from '../details/offer-details';
import { cardId } from '../list/scroll-position';
import { useFoundFlights, useNames } from '../results-context';
import { OfferPrice } from './offer-price';
import { OfferRow } from './offer-row';
import { ReturnChoices } from './return-choices';

interface OfferCardProps {
  /** The offer shown, of those with the same way out. */
  summary: OfferSummary;
  returnCount: number;
  /** All of them, where the card is open. */
  returns: readonly OfferSummary[];
  averageEmissions: number | null;
  /** What this flight is first in, among those shown. */
  highlight: keyof Highlights | null;
  isOpen: boolean;
  /** So is every offer of the list. */
  isExpired: boolean;
  onOpen: (id: string | null) => void;
  onSelect: (summary: OfferSummary) => void;
  onSearchAgain: () => void;
}

/**
 * Memoized by hand: in a list the compiler draws every card anew when one of them changes. What is off screen is neither laid
 * out nor painted until it comes near.
 */
export const OfferCard = memo(function OfferCard({ summary, isOpen, onOpen, onSelect, onSearchAgain, ...props }: OfferCardProps) {
  const t = useTranslations('flights.results');
  const isExpired = useHasPassed(summary.offer.expiresAt) || props.isExpired;
  return (
    <li
      id={cardId(summary.id)}
      className={`scroll-mt-24 break-inside-avoid rounded-card border ${isExpired ? 'bg-sunken' : 'bg-raised'} [contain-intrinsic-size:auto_11.5rem] [content-visibility:auto] transition-shadow duration-200 hover:shadow-card ${isOpen ? 'border-line-strong shadow-card' : 'border-line'}`}
    >
      <OfferRow
        summary={summary}
        averageEmissions={props.averageEmissions}
        highlight={props.highlight}
        isOpen={isOpen}
        isExpired={isExpired}
        returnCount={props.returnCount}
        onToggle={() => onOpen(isOpen ? null : summary.id)}
        action={
          isExpired ? (
            <Button variant="secondary" onClick={onSearchAgain} className="w-full px-2 text-sm leading-4">
              {t('expired.refresh')}
            </Button>
          ) : (
            <SelectLink summary={summary} onSelect={onSelect} />
          )
        }
      >
        {props.returns.length > 1 && <ReturnChoices offers={props.returns} chosen={summary} onChoose={onOpen} />}
        {summary.fares.length > 1 && <FareChoices chosen={summary} onChoose={onOpen} />}
        {!isExpired && (props.returns.length > 1 || summary.fares.length > 1) && (
          <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 px-3 pt-3 sm:px-6 print:hidden">
            <OfferPrice summary={summary} isExpired={false} />
            <div className="w-28 sm:w-52">
              <SelectLink summary={summary} onSelect={onSelect} />
            </div>
          </div>
        )}
        <OfferDetails summary={summary} />
      </OfferRow>
    </li>
  );
});

function SelectLink({ summary, onSelect }: Pick<OfferCardProps, 'summary' | 'onSelect'>) {
  const t = useTranslations('flights.results.card');
  const { search } = useFoundFlights();
  const names = useNames();
  const format = useFormatter();
  const tag = intlTag(useLocale());
  const airlines = format.list(summary.airlines.map(names.airline), { style: 'short', type: 'unit' });
  return (
    <Link
      href={passengerInfoPath(search, summary.id)}
      prefetch={false}
      onClick={() => onSelect(summary)}
      aria-label={t('selectLabel', { airlines, price: formatQar(summary.adultPrice, tag) })}
      className={buttonClass('primary', 'w-full whitespace-nowrap px-1 text-sm')}
    >
      {t('select')}
    </Link>
  );
}
