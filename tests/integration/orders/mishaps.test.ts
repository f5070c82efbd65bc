import { createHmac } from 'node:crypto';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { advanceNext, askStep, claimStep, recordStep, recordWebhook } from '@/lib/bookings/orders/advance-orders';
import { callSupplier } from '@/lib/bookings/orders/call-supplier';
import { mishapOf } from '@/supabase/functions/_shared/suppliers/sandbox/orders/sandbox-orders';
import { randomFrom } from '../../fixtures/random-from.ts';
import { signedInStaff, type signedInUser, testBackend } from '../backend/test-backend.ts';
import { pointSiteAt, signingSecretOf } from '../bookings/site-on-backend.ts';
import { newFlightBooking, payFor } from './ordered-booking.ts';

vi.mock('server-only', () => ({}));

/** `ROUNDS=1000` runs that many; `npm run test:deep` runs more than `npm test`. */
const rounds = Number(process.env['ROUNDS'] ?? (process.env['DEEP_TESTS'] ? 200 : 10));
const backend = testBackend({ ORDER_SUPPLIER: 'sandbox', SANDBOX_MISHAPS: '0.9' });
let staff: Awaited<ReturnType<typeof signedInUser>>;

beforeAll(async () => {
  staff = await signedInStaff(backend);
});
beforeEach(() => pointSiteAt(backend));

const desk = async (name: string, more: object) => {
  const { data, error } = await staff.client.rpc(name, more);
  if (error) throw error;
  return data as string;
};
const one = async (order: string) => {
  const columns =
    'status, pnr, tickets, order_terms (supplier_order, price, refused, quote, refund_due, refund_at), order_steps (id, kind, status)';
  const { data, error } = await staff.client.from('orders').select(columns).eq('id', order).single();
  if (error) throw error;
  return data as unknown as {
    status: string;
    pnr: string | null;
    tickets: unknown[];
    order_terms: {
      supplier_order: string;
      price: { dirhams: number };
      refused: string | null;
      quote: { id: string; refund: { dirhams: number } } | null;
      refund_due: number | null;
      refund_at: string | null;
    };
    order_steps: { id: string; kind: string; status: string }[];
  };
};

/** The customer's money is in an order, being refunded, or waiting for an agent; and the ledger agrees. */
async function expectMoneyAccountedFor(
  booking: { id: string; total: number },
  end: Awaited<ReturnType<typeof one>>,
  seed: string,
) {
  const admin = backend.admin();
  const { data: entries } = await admin.from('ledger_entries').select('kind, debit, credit, amount').eq('booking_id', booking.id);
  const sides = (entries ?? []) as { kind: string; debit: string; credit: string; amount: number }[];
  const balance = (account: string) =>
    sides.reduce((sum, { debit, credit, amount }) => sum + (debit === account ? amount : credit === account ? -amount : 0), 0);
  const [cost, terms] = [end.order_terms.price?.dirhams ?? 0, end.order_terms];
  const undecided = terms.refund_at ? terms.refund_due : null;
  switch (end.status) {
    case 'ticketed':
      expect({ kinds: sides.map(({ kind }) => kind).sort(), supplier: balance('supplier'), undecided }, seed).toEqual({
        ...{ kinds: ['captured', 'order_paid'], supplier: -cost, undecided: null },
      });
      break;
    case 'cancelled':
      expect(balance('supplier'), seed).toBe(-cost + (terms.quote?.refund.dirhams ?? 0));
      expect(undecided, seed).toBe(Math.min(booking.total, Math.ceil((terms.quote?.refund.dirhams ?? 0) / 100) * 100));
      break;
    default:
      expect(balance('supplier'), seed).toBe(0);
      if (undecided === null) expect(-balance('refunds'), seed).toBe(booking.total);
      else expect(undecided, seed).toBe(booking.total);
  }
}

it(`${rounds} orders with mishaps and dying workers end in the supplier’s state, and none exists twice`, async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const met = new Set<string>();
  const ends = new Map<string, number>();
  for (let seed = 1; seed <= rounds; seed++) {
    const random = randomFrom(seed);
    /** Each step dies at most three times: after more it would be abandoned. */
    const deaths = new Map<string, number>();
    const work = async () => {
      for (let due = await claimStep(0); due; due = await claimStep(0)) {
        const died = deaths.get(due.step) ?? 0;
        const dies = died < 3 ? random(4) : 3;
        if (dies < 2) deaths.set(due.step, died + 1);
        if (dies === 0) continue;
        const answer = await askStep(due).catch(() => null);
        if (dies === 1 || !answer) continue;
        await recordStep(due, answer);
      }
    };
    // Paid at once and ordered automatically, or paid after an agent has confirmed it.
    const atOnce = random(3) === 0;
    const booking = await newFlightBooking(backend, { user: staff, status: atOnce ? 'requested' : 'confirmed' });
    await payFor(backend, booking, atOnce ? undefined : staff.client);
    if (!atOnce) {
      const wants = random(2) === 0 ? 'hold' : 'ticket';
      const asked = { new_order: crypto.randomUUID(), booking: booking.id, wants, agreed: booking.total };
      expect(await desk('desk_begin_order', asked)).toBe('created');
    }
    const { data: begun } = await staff.client.from('orders').select('id').eq('booking_id', booking.id).single();
    const order = String(begun?.id);
    await work();
    for (let tries = 0; tries < 3 && (await one(order)).status === 'held'; tries++) {
      const agreed = (await one(order)).order_terms.price.dirhams;
      // The agency pays for a price increase.
      await desk('desk_ticket_order', { wanted: order, agreed, may_be_unpaid: agreed > booking.total });
      await work();
    }
    const paid = await one(order);
    if (paid.status === 'paid') {
      // A webhook event reports tickets that are issued later.
      const body = JSON.stringify({ order: paid.order_terms.supplier_order });
      const signature = createHmac('sha256', signingSecretOf(backend.dataDir)).update(body).digest('hex');
      await recordWebhook(await callSupplier({ type: 'webhook', body, signature }));
    }
    if (random(2) === 0 && (await one(order)).status === 'ticketed') {
      await desk('desk_quote_cancellation', { wanted: order });
      await work();
      await desk('desk_cancel_order', { wanted: order, quoted: (await one(order)).order_terms.quote?.id });
      await work();
    }
    const end = await one(order);
    const keys = end.order_steps.filter(({ kind }) => kind === 'hold' || kind === 'buy').map(({ id }) => id);
    for (const key of keys) met.add(mishapOf(key, 0.9) ?? 'none');
    const books = await Promise.all(keys.map((key) => backend.admin().rpc('sandbox_order', { question: { type: 'find', key } })));
    const made = books.flatMap(({ data }) => (data ? [data] : []));
    expect(made.length, `seed ${seed}`).toBeLessThanOrEqual(1);
    expect(end.status, `seed ${seed}`).toBe(made[0]?.status ?? 'failed');
    expect(['ticketed', 'cancelled', 'failed'], `seed ${seed}`).toContain(end.status);
    if (made[0]) expect(end).toMatchObject({ pnr: made[0].pnr, tickets: [{}, {}] });
    else expect(['soldOut', 'paymentRefused']).toContain(end.order_terms.refused);
    const { data } = await backend.admin().from('bookings').select('status').eq('id', booking.id).single();
    expect(data?.status).toBe(end.status !== 'failed' ? 'ticketed' : atOnce ? 'declined' : 'confirmed');
    await expectMoneyAccountedFor(booking, end, `seed ${seed}`);
    ends.set(end.status, (ends.get(end.status) ?? 0) + 1);
  }
  log.mockRestore();
  expect(await advanceNext()).toBe(false);
  // The cases are random, but with this many rounds each occurs.
  expect(met.size).toBeGreaterThan(2);
  expect(ends.size).toBeGreaterThan(1);
}, 240_000);
