import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PaymentOfBooking } from '@/components/desk/payments/payment-of-booking';
import type { DeskBooking } from '@/lib/desk/details';
import type { DeskPayment, DeskRefund } from '@/lib/desk/payments';
import { loadMessages } from '@/lib/i18n/messages';

const booking = (locale: string) =>
  ({ reference: 'KT-222222', contact_phone: '+97440000000', locale, booking_passengers: [] }) as unknown as DeskBooking;
const asked: DeskPayment = {
  ...{ id: '1', amount: 37_800, refunded: 0, pay_by: '2099-01-01T10:00:00Z', paid_at: null, link_key: 'a' },
  ...{ choice: null, payment_parts: [], payment_refunds: [], payment_charges: [] },
  status: 'created',
};

async function shown(locale: 'en' | 'ar', more: Partial<DeskPayment>) {
  const { desk } = await loadMessages(locale, ['desk']);
  const html = renderToStaticMarkup(
    <NextIntlClientProvider
      locale={locale}
      messages={{ desk, payments: { parts: {} } }}
      timeZone="Asia/Qatar"
      onError={() => undefined}
    >
      <ul>
        <PaymentOfBooking
          payment={{ ...asked, ...more }}
          booking={booking(locale)}
          order="none"
          canAct
          isSaving={false}
          act={async () => undefined as never}
        />
      </ul>
    </NextIntlClientProvider>,
  );
  return { html, desk };
}

it.each(['en', 'ar'] as const)(
  'a payment shows what the customer has selected, with the texts of the desk (%s)',
  async (locale) => {
    const { html, desk } = await shown(locale, { choice: 'extras' });
    expect(html).toContain(desk.orders.choices.extras.title);
    expect(html).not.toContain('page.state');
    const charge = {
      id: '3',
      provider: 'tap',
      provider_id: 'c',
      status: 'pending',
      mismatch: { amount: 37_700 },
      mismatch_at: '2026-11-01T10:00:00Z',
    };
    const other = await shown(locale, { payment_charges: [charge] });
    expect(other.html).toContain(desk.payments.contradictionSeen);
    expect(other.html).toContain('377');
  },
);

it.each(['en', 'ar'] as const)('a refund that was refused, or has no provider, can be closed by hand (%s)', async (locale) => {
  const refund: DeskRefund = {
    ...{ id: '2', amount: 100, asks: 1, first_asked_at: null, settled: null, contradicted_at: null, part_id: null },
    ...{ cause: 'desk', status: 'failed', created_at: '2026-11-01T10:00:00Z' },
  };
  const paid = { status: 'paid', paid_at: '2026-11-01T10:00:00Z' } as const;
  const refused = await shown(locale, { ...paid, payment_refunds: [refund] });
  const { payments } = refused.desk;
  expect(refused.html).toContain(payments.settle);
  expect(refused.html).not.toContain(payments.askAgain);
  const cash = await shown(locale, {
    ...paid,
    payment_refunds: [{ ...refund, status: 'new', asks: 0 }],
    payment_charges: [{ provider: 'cash', provider_id: 'R-12', status: 'paid' }],
  });
  for (const words of [payments.record.cash, 'R-12', payments.refunds.byHand, payments.settle])
    expect(cash.html).toContain(words);
  expect(cash.html).not.toContain(payments.record.undo);
  const taken = { id: '3', provider: 'cash', provider_id: 'R-12', status: 'paid' };
  expect((await shown(locale, { ...paid, payment_charges: [taken] })).html).toContain(payments.record.undo);
  const mistaken = { ...taken, provider_id: null, status: 'mistaken' };
  const undone = await shown(locale, { ...paid, status: 'cancelled', payment_charges: [mistaken] });
  expect(undone.html).toContain(payments.record.mistaken);
  expect(undone.html).not.toContain(payments.status.cancelled);
  const closed = await shown(locale, { ...paid, payment_refunds: [{ ...refund, settled: 'notSent' }] });
  expect(closed.html).not.toContain(payments.settle);
});
