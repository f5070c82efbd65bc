import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BookedFlights } from '@/components/bookings/products/flight/summary/booked-flight';
import { BookingDetail } from '@/components/desk/detail/booking-detail';
import { AskForPayment } from '@/components/desk/payments/ask-for-payment';
import { PaymentOfBooking } from '@/components/desk/payments/payment-of-booking';
import { readStored } from '@/lib/bookings/products/read-stored';
import type { DeskBooking } from '@/lib/desk/details/details';
import type { DeskOrder } from '@/lib/desk/orders';
import type { DeskPayment, DeskRefund } from '@/lib/desk/payments';
import type { FlightOffer } from '@/lib/flights/offer';
import { loadMessages } from '@/lib/i18n/messages';
import { makeOffer, outboundNonStop } from '../flights/results/offers';

describe('payment of booking', () => {
  const booking = (locale: string) =>
    ({ reference: 'KT-222222', contact_phone: '+97440000000', locale, booking_passengers: [] }) as unknown as DeskBooking;
  const asked: DeskPayment = {
    id: '1',
    amount: 37_800,
    refunded: 0,
    pay_by: '2099-01-01T10:00:00Z',
    paid_at: null,
    link_key: 'a',
    choice: null,
    method: null,
    price_before: null,
    payment_parts: [],
    payment_refunds: [],
    payment_charges: [],
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
      id: '2',
      amount: 100,
      asks: 1,
      first_asked_at: null,
      settled: null,
      contradicted_at: null,
      part_id: null,
      cause: 'desk',
      status: 'failed',
      created_at: '2026-11-01T10:00:00Z',
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
});

describe('payment terms', () => {
  function bookingOf(facts: Parameters<typeof makeOffer>[0]): DeskBooking {
    const offer = { ...makeOffer(facts), signature: 'seal' };
    return {
      id: '1',
      reference: 'KT-222222',
      user_id: null,
      kind: 'flight',
      status: 'requested',
      state: 'requested',
      locale: 'en',
      notes: '',
      contact_email: 'a@example.com',
      contact_phone: '+97440000000',
      offer: readStored('flight', offer),
      total_amount: 1,
      departure_date: '2030-01-01',
      last_travel_date: '2030-01-02',
      created_at: '2029-01-01T00:00:00Z',
      issued: null,
      names_follow: false,
      confirmed_at: null,
      booking_passengers: [],
    };
  }

  async function shown(facts: Parameters<typeof makeOffer>[0]): Promise<string> {
    const booking = bookingOf(facts);
    return renderToStaticMarkup(
      <NextIntlClientProvider
        locale="en"
        messages={await loadMessages('en', ['desk', 'tickets', 'flights'])}
        timeZone="Asia/Qatar"
      >
        <BookingDetail
          version=""
          onChanged={() => {}}
          booking={booking}
          title="What was asked for"
          itinerary={(flights) => <BookedFlights offers={flights} />}
        />
      </NextIntlClientProvider>,
    );
  }

  const until = '2027-01-10T09:00:00Z';

  it.each<[FlightOffer['paymentRequirements'], string[]]>([
    [{ requiresInstantPayment: true }, ['At once']],
    [
      { requiresInstantPayment: false, paymentRequiredBy: until, priceGuaranteedUntil: until },
      ['The airline holds the seats until', 'The price is guaranteed until', '12:00'],
    ],
    [{ requiresInstantPayment: false }, ['The airline holds the seats for a while', 'The price is not guaranteed']],
  ])('the desk shows until when seats and price of a stored booking are held: %j', async (reported, words) => {
    const html = await shown(reported ? { paymentRequirements: reported } : {});
    for (const word of words) expect(html).toContain(word);
  });

  it('shows no terms of payment when the supplier stated none', async () => {
    expect(await shown({})).not.toMatch(/Payment|guaranteed/);
  });

  it('shows the fare of a stored booking, and the fees for changes and refunds', async () => {
    const conditions = { change: { allowed: true, penalty: '400.00' }, refund: { allowed: false } };
    const html = await shown({ conditions, itineraries: [{ ...outboundNonStop, fareBrand: 'Economy Flex' }] });
    const text = html.replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' ');
    for (const words of ['Economy Flex', 'Changes before departure for a fee of QAR 400', 'Not refundable'])
      expect(text).toContain(words);
  });

  it('the deadline for the customer is not later than the end of the hold', async () => {
    const held: DeskOrder = {
      id: 'a',
      status: 'held',
      pnr: 'K1AAAA',
      tickets: [],
      pay_by: new Date(Date.now() + 25 * 3_600_000).toISOString(),
      airline_change: null,
      change_answer: null,
      is_cancelling: false,
      itineraries: [],
      order_choices: [],
      order_steps: [],
      order_terms: {
        supplier: 'duffel',
        agreed: 1,
        price: null,
        refused: null,
        quote: null,
        change_offers: null,
        supplier_order: 'ord_1',
        refund_due: null,
        refund_at: null,
        mismatch_at: null,
      },
    };
    const messages = await loadMessages('en', ['desk']);
    const periods = (orders: DeskOrder[]) => {
      const html = renderToStaticMarkup(
        <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Qatar">
          <AskForPayment
            booking={bookingOf({})}
            orders={orders}
            due={100}
            paid={0}
            isNext
            canAct
            isSaving={false}
            act={async () => true}
          />
        </NextIntlClientProvider>,
      );
      return [...html.matchAll(/<option value="(\w+)"/g)].map(([, period]) => period);
    };
    expect(periods([held])).toEqual(['supplier', 'h2', 'h6', 'h24']);
    expect(periods([])).toEqual(['h2', 'h6', 'h24', 'h48', 'h72', 'h168']);
  });
});
