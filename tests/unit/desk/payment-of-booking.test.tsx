import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PaymentOfBooking } from '@/components/desk/payments/payment-of-booking';
import type { DeskBooking } from '@/lib/desk/details';
import type { DeskPayment } from '@/lib/desk/payments';
import { loadMessages } from '@/lib/i18n/messages';

it.each(['en', 'ar'] as const)(
  'a payment says what the customer has chosen, with the words that the desk has (%s)',
  async (locale) => {
    const { desk } = await loadMessages(locale, ['desk']);
    const payment = {
      ...{
        id: '1',
        status: 'created',
        amount: 37_800,
        refunded: 0,
        pay_by: '2099-01-01T10:00:00Z',
        paid_at: null,
        link_key: 'a',
      },
      ...{ choice: 'extras', created_at: '2026-11-01T10:00:00Z', payment_parts: [], payment_refunds: [], payment_charges: [] },
    } as unknown as DeskPayment;
    const booking = {
      reference: 'KT-222222',
      contact_phone: '+97440000000',
      locale,
      booking_passengers: [],
    } as unknown as DeskBooking;
    const html = renderToStaticMarkup(
      <NextIntlClientProvider
        locale={locale}
        messages={{ desk, payments: { parts: {} } }}
        timeZone="Asia/Qatar"
        onError={() => undefined}
      >
        <ul>
          <PaymentOfBooking
            payment={payment}
            booking={booking}
            canAct={false}
            isSaving={false}
            act={async () => undefined as never}
          />
        </ul>
      </NextIntlClientProvider>,
    );
    expect(html).toContain(desk.orders.choices.extras.title);
    expect(html).not.toContain('page.state');
  },
);
