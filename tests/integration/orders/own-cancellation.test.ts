import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { POST as selfService } from '@/app/api/self-service/[name]/route';
import type { CancellationCost } from '@/lib/bookings/model/order-row';
import { advanceNext } from '@/lib/bookings/orders/advance-orders';
import { sendDueMail } from '@/lib/mail/outbox';
import { signedInStaff, signedInUser, testBackend } from '../backend/test-backend.ts';
import { pointSiteAt, postJson } from '../bookings/site-on-backend.ts';
import { begin, booked, db, one, openOrderMoney, pay, price, report, standing, ticket } from './order-money.ts';
import { newFlightBooking, payFor } from './ordered-booking.ts';

/** A customer cancels a paid and ticketed flight without an agent. */
const backend = testBackend({ ORDER_SUPPLIER: 'sandbox', PAYMENT_PROVIDER: 'sandbox' });
let customer: Awaited<ReturnType<typeof signedInUser>>;
let staff: Awaited<ReturnType<typeof signedInUser>>;

beforeAll(async () => {
  customer = await signedInUser(backend, 'amina');
  staff = await signedInStaff(backend);
  await openOrderMoney();
});
beforeEach(() => {
  pointSiteAt(backend);
  vi.stubEnv('ORDER_SUPPLIER', 'sandbox');
  vi.stubEnv('PAYMENT_PROVIDER', 'sandbox');
  vi.stubEnv('SITE_URL', 'https://www.karam.example');
  vi.stubEnv('KARAM_OUTBOX_URL', `${backend.url}/_local/mail`);
  vi.stubEnv('MAIL_GATHER_SECONDS', '0');
});

async function call<Found>(name: string, body: object): Promise<{ status: number; found: Found | null }> {
  const answer = await selfService(postJson(`/api/self-service/${name}`, body), { params: Promise.resolve({ name }) });
  return { status: answer.status, found: (await answer.json()).found ?? null };
}
async function advanceAll() {
  while (await advanceNext());
}
const statusOf = async (id: string) =>
  (await backend.admin().from('bookings').select('status').eq('id', id).single()).data?.status;
const refundsOf = async (id: string) =>
  (
    await backend
      .admin()
      .from('payment_refunds')
      .select('amount, status, payments!payment_refunds_payment_id_fkey!inner (booking_id)')
      .eq('payments.booking_id', id)
  ).data?.map(({ amount, status }) => ({ amount, status }));

/** Paid by card and ticketed. */
async function bought() {
  const booking = await newFlightBooking(backend, { user: customer, holds: false, status: 'requested' });
  await payFor(backend, booking);
  await advanceAll();
  expect(await statusOf(booking.id)).toBe('ticketed');
  return { booking, own: { reference: booking.reference, lastName: 'Example' } };
}

/** The same, with what cancelling gives back. */
async function ticketed() {
  const { booking, own } = await bought();
  const { found: cost } = await call<CancellationCost>('cancellation-cost', own);
  if (cost?.type !== 'quoted' || !cost.quote) throw new Error('It is cancelled without an agent');
  return { booking, own, cost, press: { ...own, quote: cost.quote, amount: cost.back } };
}

it('sees the exact sum, until when it holds and where it goes, and gets that sum by pressing once', async () => {
  const { booking, own, cost, press } = await ticketed();
  expect(cost).toMatchObject({ until: expect.any(String), deducted: booking.total - cost.back });
  expect(cost.back).toBeGreaterThan(0);
  expect(cost.to).toEqual([{ kind: 'card', digits: null, method: null, amount: cost.back }]);
  await sendDueMail();
  const before = (await backend.mailTo(customer.email)).length;

  const [first, second] = await Promise.all([call('cancel', press), call('cancel', press)]);
  expect([first.found, second.found].toSorted()).toEqual(['created', 'repeated']);
  expect((await call<CancellationCost>('cancellation-cost', own)).found).toEqual({ type: 'cancelling' });
  await advanceAll();
  expect(await statusOf(booking.id)).toBe('cancelled');
  expect(await refundsOf(booking.id)).toEqual([{ amount: cost.back, status: expect.any(String) }]);
  // Nobody has to decide anything.
  const decisions = staff.client
    .from('order_terms')
    .select('refund_at, orders!inner (booking_id)')
    .eq('orders.booking_id', booking.id);
  expect((await decisions).data).toMatchObject([{ refund_at: null }]);
  expect((await call('cancel', press)).found).toBe('repeated');
  await advanceAll();
  expect(await refundsOf(booking.id)).toHaveLength(1);

  vi.stubEnv('MAIL_GATHER_SECONDS', '60');
  const created_at = new Date(Date.now() - 61_000).toISOString();
  await backend.admin().from('mail_outbox').update({ created_at }).eq('reference', booking.reference).is('sent_at', null);
  await sendDueMail();
  const mails = (await backend.mailTo(customer.email)).slice(0, -before || undefined);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text.replace(/\p{Cf}/gu, '')).toContain(`Total refund: QAR\u00a0${(cost.back / 100).toLocaleString('en-QA')}`);
});

it('for another sum, an old quote, or another name, is refused, and nothing is cancelled', async () => {
  const { booking, own, press } = await ticketed();
  expect((await call('cancel', { ...press, amount: press.amount + 100 })).found).toBe('stale');
  expect((await call('cancel', { ...press, quote: 'another' })).found).toBe('stale');
  expect((await call('cancel', { ...press, lastName: 'Another' })).found).toBeNull();
  expect((await call('cancel', { ...press, amount: 0.5 })).status).toBe(400);
  await advanceAll();
  expect(await statusOf(booking.id)).toBe('ticketed');
  expect(await refundsOf(booking.id)).toEqual([]);
  expect((await call<CancellationCost>('cancellation-cost', own)).found).toMatchObject({ type: 'quoted' });
});

it('for a quote in its last minute, whose sum is no longer shown, is refused', async () => {
  const { booking, own } = await bought();
  const { data: order } = await backend.admin().from('orders').select('id').eq('booking_id', booking.id).single().throwOnError();
  const refund = { amount: '10.00', currency: 'QAR', dirhams: 1_000 };
  const said = { id: 'ends-soon', refund, expiresAt: new Date(Date.now() + 30_000).toISOString() };
  await backend.admin().rpc('keep_order_quote', { quoted: order.id, said }).throwOnError();
  expect((await call('cancel', { ...own, quote: 'ends-soon', amount: booking.total })).found).toBe('stale');
  await advanceAll();
  expect(await statusOf(booking.id)).toBe('ticketed');
});

it('that the supplier refuses leaves the booking as it is, and the customer is told', async () => {
  const { booking, press } = await ticketed();
  expect((await call('cancel', press)).found).toBe('created');
  const { data: order } = await backend.admin().from('orders').select('id').eq('booking_id', booking.id).single();
  const step = await backend.admin().from('order_steps').select('id').eq('order_id', order?.id).eq('kind', 'cancel').single();
  const refused = { recorded: step.data?.id, why: 'refused', said_price: null };
  expect((await backend.admin().rpc('record_order_refusal', refused)).data).toBe('refused');
  expect(await statusOf(booking.id)).toBe('ticketed');
  expect(await refundsOf(booking.id)).toEqual([]);
  await sendDueMail();
  const [last] = await backend.mailTo(customer.email);
  expect(last?.subject).toBe(`Your booking was not cancelled: ${booking.reference}`);
});

it('is an agent’s task where nothing was paid here', async () => {
  const booking = await newFlightBooking(backend, { user: customer, holds: false });
  const asked = { booking: booking.id, wants: 'ticket', agreed: booking.total, may_be_unpaid: true };
  await staff.client.rpc('desk_begin_order', { new_order: crypto.randomUUID(), ...asked }).throwOnError();
  await advanceAll();
  const own = { reference: booking.reference, lastName: 'Example' };
  const cost = async () => (await call<CancellationCost>('cancellation-cost', own)).found;
  expect(await cost()).toMatchObject({ type: 'quoted', quote: null, to: [] });
  // Nor where a seat alone was, which cost more than what goes back.
  const admin = backend.admin();
  const services = [{ id: 's1', quantity: 1, passenger: 1, segmentIds: ['1'], designator: '22A' }];
  const asks = { services, price: { ...price, dirhams: booking.total }, booked: 0 };
  const items = [{ kind: 'seat', passenger: 1, flights: [], quantity: 1, designator: '22A', dirhams: booking.total }];
  const choice = { id: crypto.randomUUID(), kind: 'extras', items, asks, amount: booking.total };
  const names = { wanted_reference: booking.reference, wanted_surname: 'Example' };
  const pay_by = new Date(Date.now() + 600_000).toISOString();
  const { data: begun } = await admin.rpc('begin_choice', { ...names, choice, pay_by }).throwOnError();
  const { data: charges } = await admin.rpc('begin_charge', { wanted_key: begun.key, wanted_provider: 'tap' }).throwOnError();
  const { charge, amount } = charges[0];
  const said = { charge, charge_id: 'c-seat', said: 'paid', said_amount: amount, fee: 0 };
  expect((await admin.rpc('record_charge', said).throwOnError()).data).toBe('paid');
  await advanceAll();
  const { data: seat } = await admin.from('order_choices').select('status').eq('id', choice.id).single();
  expect(seat).toEqual({ status: 'done' });
  const quoted = await cost();
  expect(quoted).toMatchObject({ type: 'quoted', quote: null, to: [] });
  const { data: order } = await admin.from('orders').select('order_terms (quote)').eq('booking_id', booking.id).single();
  const { quote } = (order as unknown as { order_terms: { quote: { id: string } } }).order_terms;
  const press = { ...names, quoted: quote.id, back: quoted?.type === 'quoted' ? quoted.back : 0 };
  expect((await admin.rpc('cancel_order', press).throwOnError()).data).toBe('stale');
  expect(await statusOf(booking.id)).toBe('ticketed');
});

afterAll(() => db?.close());

it.each<[string, number, number, object]>([
  [
    'the sum that is due goes back at once',
    20_000,
    20_000,
    { status: 'cancelled', balance: 80_000, back: 20_000, undecided: null },
  ],
  ['nothing goes back where nothing is due', 0, 0, { status: 'cancelled', balance: 100_000, back: null, undecided: null }],
  ['another sum is decided by an agent', 20_000, 19_000, { status: 'ticketed', balance: 100_000, back: null, undecided: 20_000 }],
])('%s', async (_, refunded, agreed, becomes) => {
  const { order, said, press, id } = await quotedBooking(refunded, null);
  expect(await press(agreed)).toBe('created');
  expect(await press(agreed)).toBe('repeated');
  await report(order, 'record_order', { ...said, status: 'cancelled' });
  expect(await standing(id)).toEqual(becomes);
  expect(await press(agreed)).toBe('repeated');
});

it('a quote that has expired, or was replaced, cancels nothing', async () => {
  const { press, id } = await quotedBooking(20_000, new Date(Date.now() - 1000).toISOString());
  expect(await press(20_000)).toBe('stale');
  const other = await quotedBooking(20_000, null);
  expect(await other.press(20_000, 'older')).toBe('stale');
  expect(await other.press(100_001)).toBe('stale');
  expect(await standing(id)).toMatchObject({ status: 'ticketed', back: null });
});

/** A paid and ticketed booking with a quote, in SQL alone. */
async function quotedBooking(dirhams: number, expiresAt: string | null) {
  const booking = await booked('confirmed');
  await pay(booking, false);
  const order = await begin(booking.id);
  const said = await ticket(order);
  await one('select public.desk_quote_cancellation($1)', [order]);
  await report(order, 'record_order_quote', { id: 'q', refund: { ...price, dirhams }, expiresAt });
  const press = (back: number, quote = 'q') =>
    one(`select public.cancel_order($1, 'Example', $2, $3)`, [booking.reference, quote, back]);
  return { ...booking, order, said, press };
}

it('withdraws a request that nobody has paid at once, and the desk is told; not one that is paid', async () => {
  const { id, reference } = await newFlightBooking(backend, { user: customer, status: 'requested' });
  const press = { reference, lastName: 'Example', quote: 'request', amount: 0 };
  const [one, other] = await Promise.all([call('cancel', press), call('cancel', press)]);
  expect([one.found, other.found].toSorted()).toEqual(['created', 'repeated']);
  expect(await statusOf(id)).toBe('cancelled');
  await sendDueMail();
  const mails = (await backend.mailTo(customer.email)).filter(({ subject, text }) => `${subject} ${text}`.includes(reference));
  expect(mails.map(({ text }) => text).join()).toContain('This request is cancelled. Nothing was charged.');
  const { data: notified } = await backend
    .admin()
    .from('notifications')
    .select('user_id')
    .eq('type', 'desk_withdrawn')
    .eq('reference', id);
  expect(notified).toContainEqual({ user_id: staff.id });
  expect((await call('cancel', { ...press, lastName: 'Another' })).found).not.toBe('created');
  const { booking, own } = await bought();
  expect((await call('cancel', { ...own, quote: 'request', amount: 0 })).found).toBe('stale');
  expect(await statusOf(booking.id)).toBe('ticketed');
});
