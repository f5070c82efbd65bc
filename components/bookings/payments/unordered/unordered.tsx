import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { hasDrafts } from '@/lib/bookings/draft';
import { isPaid } from '@/lib/bookings/model/payment-row';
import type { OpenedPayment } from '@/lib/bookings/payments/opened-payment';
import type { Instead } from '@/lib/bookings/products/instead';
import { intlTag } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { formatQar, isSameInRiyals, shownDifference } from '@/lib/money';
import { useInstead } from './use-instead';

interface UnorderedProps {
  payment: OpenedPayment;
  unordered: NonNullable<OpenedPayment['unordered']>;
  linkKey: string;
}

const totalOf = ({ kind, selected }: Instead) =>
  Number(kind === 'flight' ? selected.offer.price.total : selected.hotel.price.total);

/** Why what was paid was not booked; what is on sale in place of what was sold out, and the same search. */
export function Unordered({ payment, unordered: { why, again }, linkKey }: UnorderedProps) {
  const t = useTranslations('payments.page.unordered');
  const found = useInstead(linkKey, why === 'soldOut' && again !== null && isPaid(payment));
  const tag = intlTag(useLocale());
  const { instead, View, messages } = found.type === 'found' ? found : {};
  const [before, now] = instead ? [instead.before, totalOf(instead)] : [0, 0];
  const change = isSameInRiyals(now, before) ? 'same' : now > before ? 'dearer' : 'cheaper';
  return (
    <div className="mt-4 print:hidden">
      <p className="max-w-xl">{t(why)}</p>
      {again && hasDrafts() && <p className="max-w-xl">{t('kept')}</p>}
      <div className={instead ? 'mt-4 rounded-control border border-line bg-sunken p-4' : 'noscript:hidden'}>
        {instead && <h3 className="text-lg">{t('title', { like: instead.like })}</h3>}
        <p role="status" className="max-w-xl">
          {instead && (
            <span key={change}>
              {t.rich(`costs.${change}`, {
                difference: () => (
                  <bdi className="whitespace-nowrap font-semibold">{formatQar(shownDifference(now, before), tag)}</bdi>
                ),
              })}
            </span>
          )}{' '}
          {instead && <span>{t('money', { isBack: payment.status === 'refunded' ? 'yes' : 'no' })}</span>}
          {found.type !== 'unasked' && found.type !== 'found' && (
            <span key={found.type}>{t(found.type, { kind: payment.kind })}</span>
          )}
        </p>
        {instead && View && messages && (
          <div className="mt-4">
            <View instead={instead} messages={messages} take={t('take')} />
          </div>
        )}
      </div>
      {again && (
        <Link href={again} prefetch={false} className={buttonClass(instead ? 'secondary' : 'primary', 'mt-3 max-sm:w-full')}>
          {t('again')}
        </Link>
      )}
    </div>
  );
}
