import { useLocale, useTranslations } from 'next-intl';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import type { PackagePrice } from '@/lib/packages/price';

export interface PriceInParts {
  /** Of the package. */
  price: PackagePrice;
  /** Of its flights for everybody, in QAR; null without flights. */
  flightTotal: number | null;
  /** The sum of both. */
  total: number;
  travellers: number;
}

/** The parts of the price, line by line, and their sum. */
export function PriceLines({ price, flightTotal, total, travellers }: PriceInParts) {
  const t = useTranslations('packages.request');
  const withoutFlights = useTranslations('packages')('withoutFlights');
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
      {flightTotal !== null && (
        <div className="flex items-baseline justify-between gap-4">
          <dt>{t('flights.line')}</dt>
          <dd>{riyals(flightTotal)}</dd>
        </div>
      )}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-line border-t pt-3 font-semibold text-lg">
        <dt>
          {t('summary.total')}
          <span className="block font-normal text-ink-soft text-sm">
            {flightTotal === null ? withoutFlights : t('flights.with')}
          </span>
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
