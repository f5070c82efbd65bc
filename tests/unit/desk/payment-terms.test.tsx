import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BookedFlights } from '@/components/bookings/products/flight/summary/booked-flight';
import { BookingDetail } from '@/components/desk/detail/booking-detail';
import { AskForPayment } from '@/components/desk/payments/ask-for-payment';
import { readStored } from '@/lib/bookings/products/read-stored';
import type { DeskBooking } from '@/lib/desk/details';
import type { DeskOrder } from '@/lib/desk/orders';
import type { FlightOffer } from '@/lib/flights/offer';
import { loadMessages } from '@/lib/i18n/messages';
import { makeOffer, outboundNonStop } from '../flights/results/offers';

function bookingOf(facts: Parameters<typeof makeOffer>[0]): DeskBooking {
  const offer = { ...makeOffer(facts), signature: 'seal' };
  return {
    ...{ id: '1', reference: 'KT-222222', user_id: null, kind: 'flight', status: 'requested', locale: 'en', notes: '' },
    ...{ contact_email: 'a@example.com', contact_phone: '+97440000000', offer: readStored('flight', offer), total_amount: 1 },
    ...{ departure_date: '2030-01-01', last_travel_date: '2030-01-02', created_at: '2029-01-01T00:00:00Z', issued: null },
    ...{ confirmed_at: null, booking_passengers: [] },
  };
}

async function shown(facts: Parameters<typeof makeOffer>[0]): Promise<string> {
  const booking = bookingOf(facts);
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={await loadMessages('en', ['desk', 'tickets', 'flights'])} timeZone="Asia/Qatar">
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
    ...{ id: 'a', status: 'held', pnr: 'K1AAAA', tickets: [], pay_by: new Date(Date.now() + 25 * 3_600_000).toISOString() },
    ...{ airline_change: null, change_answer: null, itineraries: [], order_choices: [], order_steps: [] },
    order_terms: {
      ...{ supplier: 'duffel', agreed: 1, price: null, refused: null, quote: null, change_offers: null },
      ...{ supplier_order: 'ord_1', refund_due: null, refund_at: null, mismatch_at: null },
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
