import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { TicketLines } from '@/components/bookings/tickets/ticket-lines';
import { OrderOfBooking } from '@/components/desk/orders/order-of-booking';
import { type DeskOrder, isMoving, underWay } from '@/lib/desk/orders';
import { loadMessages } from '@/lib/i18n/messages';

// As in a browser: what the server draws says nothing of an end.
vi.mock('@/lib/browser/use-is-in-browser', () => ({ useIsInBrowser: () => true }));

/** The action of each button, by its label. */
const presses = vi.hoisted(() => new Map<unknown, (() => void) | undefined>());
vi.mock('@/components/ui/button', async (original) => {
  const { Button, ...rest } = await original<typeof import('@/components/ui/button')>();
  type Props = Parameters<typeof Button>[0] & { onClick?: () => void };
  const Watched = (props: Props) => {
    presses.set(props.children, props.onClick);
    return Button(props);
  };
  return { ...rest, Button: Watched };
});

const money = { amount: '564.19', currency: 'GBP', dirhams: 256_706 };
const held: DeskOrder = {
  id: 'a',
  status: 'held',
  pnr: 'K1AAAA',
  tickets: [],
  pay_by: '2027-01-01T10:00:00Z',
  airline_change: null,
  change_answer: null,
  is_cancelling: false,
  itineraries: [],
  order_choices: [],
  order_terms: {
    supplier: 'duffel',
    agreed: 260_000,
    price: money,
    refused: null,
    quote: null,
    change_offers: null,
    supplier_order: 'ord_1',
    refund_due: null,
    refund_at: null,
    mismatch_at: null,
  },
  order_steps: [{ kind: 'hold', status: 'done' }],
};
const quote = { id: 'ore_1', refund: { ...money, dirhams: 80_899 }, expiresAt: null };

const act = vi.fn(async () => true);

async function shown(order: DeskOrder, locale: 'en' | 'ar' = 'en', kind = 'flight', status = 'confirmed') {
  const messages = await loadMessages(locale, ['desk', 'tickets', 'ui']);
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
      <OrderOfBooking
        booking={{ kind, status, booking_passengers: [] }}
        order={order}
        canAct
        isSettled
        isSaving={false}
        act={act}
      />
    </NextIntlClientProvider>,
  );
  return { html, buttons: [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, text]) => text) };
}

describe('an order at the desk', () => {
  it('of a stay mentions rooms and the hotel', async () => {
    const confirmed: DeskOrder = {
      ...held,
      status: 'ticketed',
      pnr: 'H-77',
      order_terms: { ...held.order_terms, supplier: 'liteapi' },
    };
    for (const [locale, words] of [
      ['en', ['Confirmed by the hotel', 'Confirmation number of the hotel']],
      ['ar', ['أكّده الفندق', 'رقم تأكيد الفندق']],
    ] as const) {
      const { html } = await shown(confirmed, locale, 'hotel');
      for (const word of words) expect(html).toContain(word);
      expect(html).not.toMatch(/PNR|ticket|تذكرة/i);
    }
  });

  it('that is held can be ticketed, and cancelled only after a quote', async () => {
    const { html, buttons } = await shown(held);
    expect(buttons).toEqual(['Issue the ticket', 'What would a cancellation give back?']);
    expect(html).toContain('K1AAAA');
    // Numbers are in the font of the page, on one line.
    expect(html).toMatch(/<bdi[^>]*class="[^"]*whitespace-nowrap[^"]*">ord_1</);
    expect(html).not.toContain('font-mono');
    const quoted = await shown({ ...held, order_terms: { ...held.order_terms, quote } });
    expect(quoted.buttons.at(-1)).toBe('Cancel the order');
    expect(quoted.html).toContain('808.99');
  });

  it('cannot be cancelled for a quote that has ended, nor moved to flights whose offer has', async () => {
    const past = '2020-01-01T00:00:00Z';
    const ended = { ...held.order_terms, quote: { ...quote, expiresAt: past } };
    const { html, buttons } = await shown({ ...held, order_terms: ended });
    expect(buttons).toEqual(['Issue the ticket', 'Ask again what it gives back']);
    expect(html).not.toContain('808.99');
    const offer = { id: 'b', price: { ...money, dirhams: 12_300 }, departsAt: '2030-01-14T09:40:00', refund: null };
    const flight = { flight: 'QR 1', from: 'DOH', to: 'LHR', departs: '2030-01-14T08:10:00', arrives: '2030-01-14T13:20:00' };
    const offered = async (expiresAt: string | null) => {
      const change_offers = { moves: [{ direction: 1, day: '2030-01-15' }], offers: [{ ...offer, expiresAt }] };
      const terms = { ...held.order_terms, change_offers };
      return (await shown({ ...held, status: 'ticketed', itineraries: [[flight]], order_terms: terms })).html;
    };
    expect(await offered(null)).toContain('123');
    expect(await offered(past)).not.toContain('123');
  });

  it('that failed after the payment asks for a decision, and shows what happens without one', async () => {
    const undecided = { ...held.order_terms, refund_due: 260_000, refund_at: '2027-01-02T10:00:00Z' };
    for (const locale of ['en', 'ar'] as const) {
      const { html, buttons } = await shown({ ...held, status: 'failed', order_terms: undecided }, locale);
      expect(buttons).toHaveLength(1);
      expect(html).toContain('2,600');
    }
    const again = await shown({ ...held, status: 'cancelled', order_terms: undecided }, 'en', 'flight', 'ticketed');
    expect(again.buttons).toContain('Keep it: booked again by hand');
    // Both need a confirmation.
    for (const button of ['Keep it: booked again by hand', 'Send the money back']) presses.get(button)?.();
    expect(act).not.toHaveBeenCalled();
  });

  it('that the airline has changed shows both times, and can be accepted by an agent', async () => {
    const flight = { flight: 'QR 1', from: 'DOH', to: 'LHR', departs: '2030-01-14T08:10:00', arrives: '2030-01-14T13:20:00' };
    const becomes = [{ ...flight, departs: '2030-01-14T09:40:00' }];
    const { html, buttons } = await shown({ ...held, status: 'ticketed', airline_change: { id: 'a', was: [flight], becomes } });
    expect(html).toContain('14/01/2030 08:10');
    expect(html).toContain('14/01/2030 09:40');
    expect(buttons[0]).toBe('Accept the new flights');
  });

  it('has no button during a request to the supplier, but has one while it waits for tickets', async () => {
    const busy: DeskOrder = { ...held, order_steps: [...held.order_steps, { kind: 'pay', status: 'due' }] };
    expect([underWay(busy), isMoving(busy), (await shown(busy)).buttons]).toEqual(['pay', true, []]);
    const waiting: DeskOrder = { ...held, status: 'paid', order_steps: [{ kind: 'tickets', status: 'due' }] };
    expect([underWay(waiting), isMoving(waiting), (await shown(waiting)).buttons.length]).toEqual([null, false, 1]);
  });

  it('in an unknown state can be closed only when the supplier has shown no order', async () => {
    const unknown: DeskOrder = { ...held, status: 'unknown' };
    expect((await shown(unknown)).buttons).toEqual(['Look at the supplier again']);
    const unseen = { ...unknown, order_terms: { ...unknown.order_terms, supplier_order: null } };
    expect((await shown(unseen)).buttons).toEqual(['Look at the supplier again', 'There is none']);
  });

  it('is shown in Arabic, with codes from left to right', async () => {
    const { html, buttons } = await shown({ ...held, order_terms: { ...held.order_terms, refused: 'priceChanged' } }, 'ar');
    expect(buttons[0]).toBe('أصدر التذكرة');
    expect(html).toContain('تغيّر السعر');
    expect(html).toMatch(/<bdi dir="ltr"[^>]*>K1AAAA/);
  });
});

it('the customer sees the airline reference and each ticket', async () => {
  const issued = {
    status: 'ticketed' as const,
    pnr: 'K1AAAA',
    tickets: [{ number: '1250001', passengers: [1] }],
    airline_change: null,
    change_answer: null,
    is_cancelling: false,
    itineraries: [],
    order_choices: [],
  };
  const messages = await loadMessages('ar', ['tickets']);
  const shown = (travellers: string[]) =>
    renderToStaticMarkup(
      <NextIntlClientProvider locale="ar" messages={messages} timeZone="Asia/Qatar">
        <TicketLines kind="flight" issued={issued} travellers={travellers} />
      </NextIntlClientProvider>,
    );
  const html = shown(['Amina Example']);
  expect(html).toContain('أرقام التذاكر');
  expect(html).toMatch(/<bdi dir="ltr"[^>]*>1250001/);
  // Whose it is matters only in a party.
  expect(html).not.toContain('Amina');
  expect(shown(['Amina Example', 'Omar Example'])).toContain('Amina Example</bdi>');
  expect(shown(['Amina Example', 'Omar Example'])).not.toContain('Omar');
  // A person with one name is called by it; the ticket is another matter.
  const single = shown(['FNU Suryani', 'Omar Example']).replace(/[\u2066-\u2069]/g, '');
  expect(single).toContain('<bdi>Suryani</bdi> <span>(على التذكرة: FNU Suryani)</span>');
});
