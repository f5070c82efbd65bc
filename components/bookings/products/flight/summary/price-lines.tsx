import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { SignedFlightOffer } from '@/lib/flights/offer';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';

const partyWords = { ADULT: 'adults', CHILD: 'children', HELD_INFANT: 'infants' } as const;

/** The price of each type of passenger, as far as the supplier says, and the total including taxes. */
export function PriceLines({ offer: { price, travelerPricings, pricedAsParty } }: { offer: SignedFlightOffer }) {
  const t = useTranslations('bookings.summary');
  const format = useFormatter();
  const tag = intlTag(useLocale());
  const riyals = (amount: number) => <bdi className="whitespace-nowrap tabular-nums">{formatQar(amount, tag)}</bdi>;
  const total = Number(price.total);
  return (
    <dl className="flex flex-col gap-2">
      {pricedAsParty ? (
        <div>
          <dt>
            {format.list(travelerPricings.map(({ travelerType, quantity }) => t(partyWords[travelerType], { count: quantity })))}
          </dt>
          <dd className="text-ink-soft text-sm">{t('asParty')}</dd>
        </div>
      ) : (
        travelerPricings.map(({ travelerType, quantity, price: each }) => (
          <div key={travelerType} className="flex items-baseline justify-between gap-4">
            <dt>
              <span>{t(partyWords[travelerType], { count: quantity })}</span>
              {quantity > 1 && (
                <span className="block text-ink-soft text-sm">{t.rich('each', { price: () => riyals(Number(each.total)) })}</span>
              )}
            </dt>
            <dd>{riyals(Number(each.total) * quantity)}</dd>
          </div>
        ))
      )}
      <div className="flex items-baseline justify-between gap-4 text-ink-soft text-sm">
        <dt>{t('taxes')}</dt>
        <dd>{riyals(total - Number(price.base))}</dd>
      </div>
      <div
        data-total=""
        className="mt-1 flex items-baseline justify-between gap-4 border-line border-t pt-3 font-semibold text-lg"
      >
        <dt>{t('total')}</dt>
        <dd>{riyals(total)}</dd>
      </div>
    </dl>
  );
}
