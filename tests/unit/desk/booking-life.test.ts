import { describe, expect, it } from 'vitest';
import { readStored } from '@/lib/bookings/products/read-stored';
import { graceHours, type LifeEvent, supplierDeadline } from '@/lib/desk/booking-life/life';
import { balancesOf, moneyOf } from '@/lib/desk/booking-life/money';
import { toDoOf } from '@/lib/desk/booking-life/to-do';
import type { DeskOrder } from '@/lib/desk/orders';
import type { DeskPayment } from '@/lib/desk/payments';

const now = Date.parse('2027-01-01T10:00:00Z');
const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
const priced = (dirhams: number) => ({ amount: '1.00', currency: 'GBP', dirhams });
const order = (status: DeskOrder['status'], more: Partial<DeskOrder> = {}): DeskOrder => ({
  id: 'o',
  status,
  pnr: null,
  tickets: [],
  pay_by: null,
  airline_change: null,
  change_answer: null,
  is_cancelling: false,
  itineraries: [],
  order_choices: [],
  order_steps: [],
  order_terms: {
    supplier: 'duffel',
    agreed: 1,
    price: priced(170_000),
    refused: null,
    quote: null,
    change_offers: null,
    refund_due: null,
    refund_at: null,
    mismatch_at: null,
    supplier_order: null,
  },
  ...more,
});
const payment = (status: DeskPayment['status'], amount: number, refunds: DeskPayment['payment_refunds'] = []): DeskPayment => ({
  id: 'p',
  status,
  amount,
  refunded: 0,
  pay_by: at(5),
  paid_at: null,
  link_key: '',
  choice: null,
  method: null,
  price_before: null,
  payment_parts: [],
  payment_refunds: refunds,
  payment_charges: [],
});
const refund = (amount: number, status: 'done' | 'failed', settled: 'notSent' | null = null, begunAt = 0) => ({
  id: 'r',
  amount,
  cause: 'desk' as const,
  status,
  asks: 1,
  first_asked_at: null,
  settled,
  contradicted_at: null,
  part_id: null,
  created_at: at(begunAt),
});
const offerOf = (more: object = {}) => {
  const offer = {
    ...readStored('package', {}),
    supplierOffers: [{ supplier: 'duffel', id: '1', price: { total: 1800 }, ...more }],
  };
  return { total_amount: 2000, offer, status: 'confirmed' };
};

const entry = (debit: string, credit: string, amount: number) => ({
  at: '',
  kind: 'captured' as const,
  who: null,
  source: 'ledger' as const,
  facts: { debit, credit, amount },
});

describe('the money of a booking', () => {
  it('is the price, the amounts paid and kept, the amount due, and the margin', () => {
    const payments = [
      payment('partly_refunded', 60_000, [refund(10_000, 'done'), refund(5_000, 'failed')]),
      payment('failed', 9),
    ];
    expect(moneyOf(offerOf(), { orders: [], payments, events: [] })).toEqual({
      price: 200_000,
      paid: 50_000,
      due: 150_000,
      missing: 0,
      cost: 180_000,
      margin: 20_000,
    });
    expect(moneyOf(offerOf(), { orders: [order('cancelled'), order('held')], payments: [], events: [] }).margin).toBe(30_000);
    const unknown = moneyOf(offerOf({ price: null }), {
      orders: [order('failed')],
      payments: [payment('paid', 210_000)],
      events: [],
    });
    expect(unknown).toMatchObject({ due: 0, cost: null, margin: null });
  });

  it('is not due after a cancellation, and contains what the supplier keeps of a cancelled order', () => {
    const events = [
      entry('provider', 'customer', 30_000),
      entry('customer', 'supplier', 89_500),
      entry('supplier', 'customer', 29_500),
    ];
    const paid = { payments: [payment('paid', 30_000)], events };
    expect(moneyOf(offerOf(), { ...paid, orders: [order('cancelled')] })).toMatchObject({ missing: 30_000, due: 30_000 });
    expect(moneyOf(offerOf(), { ...paid, orders: [order('ticketed'), order('cancelled')] })).toMatchObject({ missing: 0 });
    expect(moneyOf({ ...offerOf(), status: 'cancelled' }, { orders: [], payments: [], events: [] })).toMatchObject({ due: 0 });
    // The airline cancelled it without a quote: the customer gets everything back, and owes nothing.
    const bought = entry('customer', 'supplier', 30_000);
    const back = [
      entry('provider', 'customer', 30_000),
      { ...bought, facts: { ...bought.facts, cause: 'o' } },
      entry('customer', 'refunds', 30_000),
    ];
    expect(moneyOf(offerOf(), { payments: [], events: back, orders: [order('cancelled')] }).missing).toBe(0);
  });

  it('sums to zero over its accounts', () => {
    const balances = balancesOf([
      entry('provider', 'customer', 500),
      entry('fees', 'provider', 7),
      entry('customer', 'refunds', 500),
    ]);
    expect(balances).toEqual([
      ['provider', 493],
      ['fees', 7],
      ['refunds', -500],
    ]);
  });
});

it.each<
  [string, Partial<Parameters<typeof toDoOf>[0]> & { status?: string; namesFollow?: boolean; events?: LifeEvent[] }, string[]]
>([
  ['a request', { status: 'requested' }, ['confirm']],
  ['a request to be paid at once', { status: 'requested', payments: [payment('created', 200_000)] }, ['waitForPayment']],
  ['a confirmed booking', {}, ['askForPayment']],
  ['a booking whose seats can be held first', { takesOrders: true }, ['holdThenAsk']],
  ['a booking whose seats are held', { takesOrders: true, orders: [order('held')] }, ['askForPayment']],
  ['a booking with an open payment link', { payments: [payment('created', 200_000)] }, ['waitForPayment']],
  ['a deposit', { payments: [payment('paid', 50_000)], orders: [order('held')] }, ['askForRest']],
  ['a full payment, partly refunded', { payments: [payment('partly_refunded', 200_000, [refund(10_000, 'done')])] }, ['issue']],
  ['a deposit, partly refunded', { payments: [payment('partly_refunded', 50_000, [refund(10_000, 'done')])] }, ['askForRest']],
  ['a full payment, refunded', { payments: [payment('refunded', 200_000, [refund(200_000, 'done')])] }, ['askForPayment']],
  ['a full payment', { payments: [payment('paid', 200_000)], orders: [order('held')] }, ['issue']],
  ['no payments on this site', { takesPayments: false }, ['issue']],
  ['an order that failed', { payments: [payment('paid', 200_000)], orders: [order('failed')] }, ['orderFailed']],
  [
    'an unexpected second order',
    {
      status: 'ticketed',
      payments: [payment('paid', 200_000)],
      orders: [order('ticketed'), { ...order('failed'), order_terms: { ...order('failed').order_terms, mismatch_at: at(0) } }],
    },
    ['closeMismatch'],
  ],
  ['an order in an unknown state', { payments: [payment('paid', 200_000)], orders: [order('unknown')] }, ['lookAtOrder']],
  [
    'tickets that are late',
    { payments: [payment('paid', 200_000)], orders: [order('paid')], deadlines: [{ kind: 'tickets' }] },
    ['lookAtOrder', 'waitForTickets'],
  ],
  [
    'a partly sent refund',
    { status: 'cancelled', payments: [payment('paid', 200_000)], deadlines: [{ kind: 'refund' }] },
    ['refundStuck'],
  ],
  ['awaited tickets', { payments: [payment('paid', 200_000)], orders: [order('paid')] }, ['waitForTickets']],
  [
    'money without an order',
    {
      payments: [payment('paid', 200_000)],
      orders: [{ ...order('failed'), order_terms: { ...order('failed').order_terms, refund_due: 1, refund_at: at(9) } }],
    },
    ['decide'],
  ],
  [
    'a refund that failed',
    { status: 'cancelled', payments: [payment('paid', 200_000, [refund(100, 'failed')])] },
    ['refundStuck'],
  ],
  [
    'a refund that failed after another of the same payment',
    { status: 'cancelled', payments: [payment('paid', 200_000, [refund(50, 'done'), refund(100, 'failed', null, 1)])] },
    ['refundStuck'],
  ],
  [
    'a refund that failed and was sent again',
    { status: 'cancelled', payments: [payment('paid', 200_000, [refund(100, 'failed'), refund(100, 'done', null, 1)])] },
    [],
  ],
  [
    'a refund without a provider',
    {
      status: 'cancelled',
      payments: [
        {
          ...payment('paid', 1, [{ ...refund(1, 'done'), status: 'new' }]),
          payment_charges: [{ provider: 'cash', provider_id: 'R-12', status: 'paid' }],
        },
      ],
    },
    ['refundStuck'],
  ],
  [
    'a refund that the provider contradicts',
    { status: 'cancelled', payments: [payment('paid', 1, [{ ...refund(1, 'done'), contradicted_at: at(0) }])] },
    ['refundStuck'],
  ],
  ['a closed refund', { status: 'cancelled', payments: [payment('paid', 1, [refund(1, 'failed', 'notSent')])] }, []],
  ['tickets of a cancelled booking', { status: 'declined', orders: [order('ticketed')] }, ['cancelOrder']],
  [
    'a refund after ticketing',
    { status: 'ticketed', payments: [payment('partly_refunded', 200_000, [refund(100, 'done')])], orders: [order('ticketed')] },
    [],
  ],
  [
    'a payment after a refund of all',
    { payments: [payment('refunded', 200_000, [refund(200_000, 'done')]), payment('paid', 50_000)] },
    ['askForRest'],
  ],
  [
    'a payment after a refund of all, after ticketing',
    {
      status: 'ticketed',
      payments: [payment('refunded', 200_000, [refund(200_000, 'done')]), { ...payment('paid', 50_000), paid_at: at(1) }],
      orders: [order('ticketed')],
    },
    ['askForRest'],
  ],
  [
    'bags that are paid after a refund, after ticketing',
    {
      status: 'ticketed',
      payments: [
        payment('paid', 190_000),
        payment('refunded', 10_000, [refund(10_000, 'done')]),
        { ...payment('paid', 5_000), choice: 'extras', paid_at: at(1) },
      ],
      orders: [order('ticketed')],
    },
    [],
  ],
  ['a cancelled, paid booking', { status: 'cancelled', deadlines: [{ kind: 'money' }] }, ['returnMoney']],
  ['a payment of another amount', { status: 'cancelled', deadlines: [{ kind: 'charge' }] }, ['lookAtPayment']],
  ['a wish of the customer', { status: 'ticketed', takesPayments: false, deadlines: [{ kind: 'wish' }] }, ['wish']],
  [
    'a supplier that keeps more than was paid',
    {
      status: 'ticketed',
      payments: [payment('paid', 300)],
      orders: [order('cancelled')],
      events: [entry('customer', 'supplier', 200)],
    },
    ['supplierKeepsMore'],
  ],
  [
    'a fee of a customer who pays elsewhere',
    { status: 'ticketed', takesPayments: false, orders: [order('cancelled')], events: [entry('customer', 'supplier', 200)] },
    [],
  ],
  [
    'a call to the supplier that has not ended',
    { status: 'ticketed', payments: [payment('paid', 200_000)], orders: [order('ticketed')], deadlines: [{ kind: 'order' }] },
    ['lookAtOrder'],
  ],
  ['a request in one name', { status: 'requested', namesFollow: true }, ['askForNames']],
  ['tickets', { status: 'ticketed', payments: [payment('paid', 200_000)], orders: [order('ticketed')] }, []],
])(
  'the desk shows an agent the next step for %s',
  (_, { status = 'confirmed', namesFollow = false, orders = [], payments = [], events = [], ...more }, toDo) => {
    const money = moneyOf({ ...offerOf(), status }, { orders, payments, events });
    const booking = { status, kind: 'flight', names_follow: namesFollow };
    const site = { takesPayments: true, takesOrders: false };
    expect(toDoOf({ booking, orders, payments, money, deadlines: [], ...site, now, ...more })).toEqual(toDo);
  },
);

it('a customer can pay while the seats are held, else until the deadline of the airline or the offer', () => {
  const payments = { requiresInstantPayment: false, paymentRequiredBy: at(9) };
  const held = order('held', { pay_by: at(4) });
  const offer = offerOf({ heldUntil: at(1), payment: payments });
  expect(supplierDeadline(offer, [order('expired', { pay_by: at(2) }), held], now)).toEqual({
    kind: 'seats',
    at: Date.parse(at(4)),
  });
  expect(supplierDeadline(offer, [order('held', { pay_by: at(-1) })], now)?.kind).toBe('airline');
  expect(supplierDeadline(offerOf({ heldUntil: at(1) }), [], now)?.kind).toBe('offer');
  expect(supplierDeadline(offerOf({ heldUntil: at(0.01) }), [], now)).toBeNull();
});

it('a recent event is not overdue', () => {
  const kinds = ['answer', 'payment', 'paid', 'money', 'refund', 'wish', 'change'] as const;
  expect(kinds.map(graceHours)).toEqual([0, 0, 4, 24, 24, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
});
