import { useLocale, useTranslations } from 'next-intl';
import { type HolidayFlight, missedNightsOf } from '@/lib/bookings/products/package/flights/flight-search';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import type { PackagePrice } from '@/lib/packages/price';

export interface PriceInParts {
  /** Of the package. */
  price: PackagePrice;
  /** For everybody; null without flights. */
  flight: HolidayFlight | null;
  /** The sum of both. */
  total: number;
  travellers: number;
}

/** The parts of the price, line by line, and their sum. */
export function PriceLines({ price, flight, total, travellers }: PriceInParts) {
  const t = useTranslations('packages.request');
  const withoutFlights = useTranslations('packages')('withoutFlights');
  const lost = flight ? missedNightsOf(flight).nights : 0;
  const tag = intlTag(useLocale());
  const riyals = (amount: number) => <bdi className="whitespace-nowrap tabular-nums">{formatQar(amount, tag)}</bdi>;
  return (
    <dl className="flex flex-col gap-2">
      {price.lines.map(({ key, quantity, unit, amount }) => (
        <div key={key} className="flex items-baseline justify-between gap-4">
          <dt>
            {t(`lines.${key}`)}
            {quantity > 1 && (
              <span className="block text-ink-soft text-sm">
                {t.rich('summary.quantity', { quantity, price: () => (unit > 0 ? riyals(unit) : t('summary.free')) })}
              </span>
            )}
          </dt>
          <dd>{amount > 0 ? riyals(amount) : t('summary.free')}</dd>
        </div>
      ))}
      {flight && (
        <div className="flex items-baseline justify-between gap-4">
          <dt>{t('flights.line')}</dt>
          <dd>{riyals(flight.total)}</dd>
        </div>
      )}
      <div
        data-total=""
        className="mt-1 flex items-baseline justify-between gap-4 border-line border-t pt-3 font-semibold text-lg"
      >
        <dt>
          {t('summary.total')}
          <span className="block font-normal text-ink-soft text-sm">{flight ? t('flights.with') : withoutFlights}</span>
          {lost > 0 && (
            <span className="block font-normal text-on-sun-soft text-sm">{t('flights.loss.total', { count: lost })}</span>
          )}
        </dt>
        <dd>
          {riyals(total)}
          {travellers > 1 && (
            <bdi className="block font-normal text-ink-soft text-sm">
              {t('flights.perPerson', { price: formatQar(total / travellers, tag) })}
            </bdi>
          )}
        </dd>
      </div>
    </dl>
  );
}
