import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { PaidExtras } from '@/lib/bookings/model/order-extras';
import { extrasPath } from '@/lib/bookings/model/payment-row';
import { extraInWords, flownWith } from '@/lib/bookings/orders/extra-in-words';
import type { OpenedPayment } from '@/lib/bookings/payments/opened-payment';
import { loadBooking } from '@/lib/bookings/products/descriptions';
import { intlTag, localizePath } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';

/** The bags and seats that are paid with the flights, their state, and the way to choose them. */
export function PaymentExtras({ payment, linkKey }: { payment: OpenedPayment; linkKey: string }) {
  const t = useTranslations('payments.page.extras');
  const words = useTranslations('tickets');
  const locale = useLocale();
  const { extras, takesExtras, amount, status, reference } = payment;
  if (!extras && !takesExtras) return null;
  const names = loadBooking(reference)?.passengerNames;
  const inRiyals = (dirhams: number) => (
    <bdi className="whitespace-nowrap tabular-nums">{formatQarExactly(dirhams / 100, intlTag(locale))}</bdi>
  );
  const note = extras && noteOf(extras, status);
  return (
    <section className="mt-4 border-line border-t pt-4">
      <h3 className="font-semibold">{t(extras ? 'included' : 'title')}</h3>
      {extras && (
        <dl className="mt-2 max-w-xl">
          <Row term={t('flights')}>{inRiyals(amount - extras.amount)}</Row>
          {extras.items.map((item, index) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change.
              key={index}
              term={extraInWords(item, words)}
              of={[names?.[item.passenger - 1] ?? t('traveller', { number: item.passenger }), flownWith(item)]}
            >
              {inRiyals(item.dirhams)}
            </Row>
          ))}
        </dl>
      )}
      {note && (
        <p role="status" className="mt-2 max-w-xl text-ink-soft">
          {t(`state.${note}`)}
        </p>
      )}
      {takesExtras && (
        <a
          href={localizePath(extrasPath(linkKey), locale)}
          className={buttonClass('secondary', 'mt-3 max-sm:w-full print:hidden')}
        >
          {t(extras ? 'change' : 'choose')}
        </a>
      )}
    </section>
  );
}

function noteOf({ status }: PaidExtras, payment: OpenedPayment['status']) {
  if (status === 'unpaid') return payment === 'paid' ? ('due' as const) : ('promise' as const);
  return status === 'withdrawn' ? null : status;
}

function Row({ term, of = [], children }: { term: string; of?: string[]; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-1">
      <dt>
        {term}
        {of.length > 0 && (
          <span className="flex flex-wrap gap-x-2 text-ink-soft text-sm">
            {of.map((each) => (
              <bdi key={each}>{each}</bdi>
            ))}
          </span>
        )}
      </dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
