import { useLocale, useTranslations } from 'next-intl';
import type { OfferSummary } from '@/lib/flights/results/summarize-offer';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar, formatQarExactly } from '@/lib/money';

interface OfferPriceProps {
  summary: OfferSummary;
  isExpired: boolean;
  /** The name of the fare, when one is selected. */
  fare?: string | undefined;
  /** The points it earns, in words; for several travellers only on a wide screen, because on a phone the total takes that line. */
  points?: string;
  /** QAR for the party from door to door, as far as it is known; it takes the line of the points. */
  wholePrice?: number | null;
}

/** The price for one traveller, and below it for the party. Screen readers get the sentence of the row. */
export function OfferPrice({ summary, isExpired, fare, points, wholePrice = null }: OfferPriceProps) {
  const t = useTranslations('flights.results.card');
  const tag = intlTag(useLocale());
  return (
    <p aria-hidden="true" className="text-ink-soft text-xs leading-4">
      <bdi
        data-testid="price"
        className={`block whitespace-nowrap font-semibold text-lg tabular-nums leading-6 ${isExpired ? 'line-through' : 'text-ink'}`}
      >
        {formatQar(summary.adultPrice, tag)}
      </bdi>
      <span className="block">
        {t(whoPays(summary))}
        {fare && (
          <>
            <span>{' · '}</span>
            <bdi>{fare}</bdi>
          </>
        )}
        {points && wholePrice === null && (
          <span className={summary.travellers > 1 ? 'max-lg:hidden' : 'max-lg:block'}>
            <span className="max-lg:hidden"> · </span>
            {points}
          </span>
        )}
      </span>
      {wholePrice !== null && (
        <span data-testid="whole-price" className="block">
          {t.rich('whole', {
            price: () => <bdi className="whitespace-nowrap font-medium text-ink">{formatQarExactly(wholePrice, tag)}</bdi>,
          })}
        </span>
      )}
      {summary.travellers > 1 && (
        <span className="block">
          {t.rich('total', {
            count: summary.travellers,
            price: () => <bdi className="whitespace-nowrap font-medium text-ink">{formatQar(summary.totalPrice, tag)}</bdi>,
          })}
        </span>
      )}
    </p>
  );
}

/** The key of `flights.results.card` for whom an offer's price is. */
export function whoPays({ offer }: OfferSummary): 'perPersonOnAverage' | 'perAdult' | 'perPerson' {
  if (offer.pricedAsParty) return 'perPersonOnAverage';
  return offer.travelerPricings.length > 1 ? 'perAdult' : 'perPerson';
}
