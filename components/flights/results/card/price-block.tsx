import { useLocale, useTranslations } from 'next-intl';
import { Button, buttonClass } from '@/components/ui/button';
import type { OfferSummary } from '@/lib/flights/results/summarize-offer';
import { passengerInfoPath } from '@/lib/flights/search/search-params';
import { intlTag } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { formatQar } from '@/lib/money';
import { useFoundFlights } from '../results-context';

interface PriceBlockProps {
  summary: OfferSummary;
  airlines: string;
  isExpired: boolean;
  onSelect: (summary: OfferSummary) => void;
  onSearchAgain: () => void;
}

/** The price and the way on. An expired price cannot be chosen: its place is taken by asking again. */
export function PriceBlock({ summary, airlines, isExpired, onSelect, onSearchAgain }: PriceBlockProps) {
  const t = useTranslations('flights.results');
  const tag = intlTag(useLocale());
  const { search } = useFoundFlights();
  const price = formatQar(summary.adultPrice, tag);
  const isMixedParty = search.children + search.infants > 0;
  const per = summary.offer.pricedAsParty
    ? t('card.perPersonOnAverage')
    : isMixedParty
      ? t('card.perAdult')
      : t('card.perPerson');

  return (
    <div className="flex items-center justify-between gap-3 border-line border-t p-4 sm:flex-col sm:items-stretch sm:justify-center sm:border-s sm:border-t-0 sm:p-5 sm:text-center">
      <p className="min-w-0">
        <bdi
          className={`block whitespace-nowrap font-semibold text-2xl tabular-nums ${isExpired ? 'text-ink-soft line-through' : ''}`}
        >
          {price}
        </bdi>
        <span className="block text-ink-soft text-sm">{per}</span>
        {summary.travellers > 1 && (
          <span className="mt-1 block text-sm">
            {t.rich('card.total', {
              count: summary.travellers,
              price: () => <bdi className="font-medium">{formatQar(summary.totalPrice, tag)}</bdi>,
            })}
          </span>
        )}
      </p>
      {isExpired ? (
        <Button variant="secondary" onClick={onSearchAgain} className="shrink-0">
          {t('expired.refresh')}
        </Button>
      ) : (
        <Link
          href={passengerInfoPath(search, summary.id)}
          prefetch={false}
          onClick={() => onSelect(summary)}
          aria-label={t('card.selectLabel', { airlines, price })}
          className={buttonClass('primary', 'shrink-0')}
        >
          {t('card.select')}
        </Link>
      )}
    </div>
  );
}
