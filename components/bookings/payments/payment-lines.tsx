import { NextIntlClientProvider, useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { isOpenPayment, isPaid, type Payment, splitOf } from '@/lib/bookings/model/payment-row';
import { nameOfPart } from '@/lib/bookings/payments/parts/payment-parts';
import { intlTag, type Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { momentInQatar } from '@/lib/i18n/opening-hours';
import { formatQarExactly } from '@/lib/money';
import { Countdown } from './countdown';
import { PaymentLink } from './payment-link';

interface PaymentLinesProps {
  payments: readonly Payment[];
  locale: Locale;
  messages: Pick<Messages, 'payments'>;
}

/** The open and the completed payments of a booking. */
export function PaymentLines({ payments, locale, messages }: PaymentLinesProps) {
  const [now] = useState(() => Date.now());
  const shown = payments.filter((payment) => isOpenPayment(payment, now) || isPaid(payment));
  if (shown.length === 0) return null;
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
      <ul className="mt-4 space-y-3">
        {shown.map((payment) => (
          <Line key={payment.id} payment={payment} />
        ))}
      </ul>
    </NextIntlClientProvider>
  );
}

function Line({ payment }: { payment: Payment }) {
  const t = useTranslations('payments');
  const locale = useLocale();
  const names = useTranslations('payments.parts');
  const { status, amount, refunded, pay_by, link_key, payment_parts, choice, method } = payment;
  const inRiyals = (dirhams: number) => (
    <bdi className="whitespace-nowrap font-semibold">{formatQarExactly(dirhams / 100, intlTag(locale))}</bdi>
  );
  const words = {
    amount: () => inRiyals(amount),
    refunded: () => inRiyals(refunded),
    deadline: () => <bdi className="whitespace-nowrap">{momentInQatar(new Date(pay_by), locale)}</bdi>,
  };
  const isDue = status === 'created' || status === 'failed';
  const key = isDue
    ? 'pay'
    : status === 'pending'
      ? 'waiting'
      : status === 'refunded'
        ? 'refunded'
        : status === 'partly_refunded'
          ? 'partly'
          : 'paid';
  return (
    <li
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-control border p-4 ${isDue ? 'border-sun/50 bg-sun-soft' : 'border-line bg-sunken'}`}
    >
      <p className="min-w-0">
        {choice && <span className="block font-medium">{t(`page.state.${choice}.for`)}</span>}
        <span key={key}>{t.rich(`line.${key}`, words)}</span>
        {isPaid(payment) &&
          splitOf(amount, payment_parts, method).map((one) => (
            <span key={one.part?.id ?? 'card'} className="block text-ink-soft text-sm">
              {nameOfPart(one.part, locale, names, one.method)}: <bdi>{formatQarExactly(one.amount / 100, intlTag(locale))}</bdi>
            </span>
          ))}
        {isDue && (
          <span className="block text-sm print:hidden">
            <Countdown until={pay_by} />
          </span>
        )}
      </p>
      <PaymentLink linkKey={link_key} className={buttonClass(isDue ? 'primary' : 'secondary', 'max-sm:w-full print:hidden')}>
        {isDue && <Icon name="shield" />}
        <span>{isDue ? t('line.button') : status === 'pending' ? t('line.follow') : t('line.receipt')}</span>
      </PaymentLink>
    </li>
  );
}
