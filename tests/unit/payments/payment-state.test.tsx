import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PaymentCard } from '@/components/bookings/payments/payment-card';
import type { OpenedPayment } from '@/lib/bookings/payments/opened-payment';
import { loadMessages } from '@/lib/i18n/messages';

const payment: OpenedPayment = {
  ...{ status: 'paid', failure: null, amount: 105_800, refunded: 0, total: 105_800, paid: 105_800 },
  ...{ payBy: '2027-01-01T10:00:00Z', paidAt: '2026-12-31T10:00:00Z', isConfirmed: false, reference: 'KT-222222' },
  ...{ kind: 'flight', title: null, firstDay: '2027-01-23', isForExtras: false, parts: [], rest: 105_800 },
};

it.each(['en', 'ar'] as const)('money that is on its way back is no deposit (%s)', async (locale) => {
  const messages = await loadMessages(locale, ['payments']);
  const { state } = messages.payments.page;
  const shown = (more: Partial<OpenedPayment>) =>
    renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
        <PaymentCard payment={{ ...payment, ...more }} points={null} linkKey={'a'.repeat(32)} onChanged={async () => undefined} />
      </NextIntlClientProvider>,
    );
  expect(shown({})).toContain(state.paidRequest.title);
  expect(shown({ paid: 0 })).toContain(state.returning.title);
  expect(shown({ amount: 30_000, paid: 30_000, isConfirmed: true })).toContain(state.paidDeposit.title);
});
