import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { POST as selfService } from '@/app/api/self-service/[name]/route';
import { advanceNext } from '@/lib/bookings/orders/advance-orders';
import type { BoughtExtras } from '@/lib/supabase/rows/order-choice';
import { type ExtrasOnSale, lineOf, type SelectedExtra, sumOf } from '@/lib/supabase/rows/order-extras';
import { signedInUser, testBackend } from '../backend/test-backend.ts';
import { CookieJar, pointSiteAt, postJson } from '../bookings/site-on-backend.ts';
import { newFlightBooking, payFor } from './ordered-booking.ts';

const browser = vi.hoisted(() => ({ jar: null as unknown }));
vi.mock('server-only', () => ({}));
vi.mock('next/headers', () => ({ cookies: async () => browser.jar }));

const backend = testBackend({ ORDER_SUPPLIER: 'sandbox' });
browser.jar = new CookieJar();
let customer: Awaited<ReturnType<typeof signedInUser>>;

beforeAll(async () => {
  customer = await signedInUser(backend, 'amina');
});
beforeEach(() => {
  pointSiteAt(backend);
  vi.stubEnv('ORDER_SUPPLIER', 'sandbox');
  vi.stubEnv('PAYMENT_PROVIDER', 'sandbox');
  vi.stubEnv('SITE_URL', 'https://www.karam.example');
});

async function ticketed() {
  const booking = await newFlightBooking(backend, { user: customer, status: 'requested' });
  await payFor(backend, booking);
  while (await advanceNext());
  return booking;
}
async function look<Found>(name: string, body: object): Promise<Found | null> {
  const answer = await selfService(postJson(`/api/self-service/${name}`, body), { params: Promise.resolve({ name }) });
  expect(answer.status).toBe(200);
  return (await answer.json()).found;
}
const onSaleFor = async (reference: string) => {
  const found = await look<ExtrasOnSale>('extras', { reference, lastName: 'Example' });
  if (found?.is !== 'onSale') throw new Error('Something is on sale');
  return found;
};
/** A seat for the first traveller and two bags for the second. */
function choiceOf(onSale: ExtrasOnSale): SelectedExtra[] {
  const seats = onSale.seatMaps?.[0]?.cabins.flatMap(({ rows }) => rows.flatMap(({ sections }) => sections.flat())) ?? [];
  const offer = seats.flatMap(({ offers = [] }) => offers).find(({ passenger }) => passenger === 1);
  const bag = onSale.bags?.[0];
  if (!offer || !bag) throw new Error('Seats and bags are on sale');
  return [
    { id: offer.id, passenger: 1, quantity: 1 },
    { id: bag.id, passenger: 2, quantity: 2 },
  ];
}
const linesOf = (onSale: ExtrasOnSale, selected: readonly SelectedExtra[]) =>
  selected.flatMap((each) => lineOf(onSale, each) ?? []);
const add = (reference: string, body: object) =>
  look<BoughtExtras>('add-extras', { reference, lastName: 'Example', id: crypto.randomUUID(), ...body });
async function payLink(key: string) {
  const { data } = await backend.admin().rpc('begin_charge', { wanted_key: key, wanted_provider: 'sandbox' });
  const [{ charge, amount }] = data;
  const said = { charge, charge_id: `sandbox_${charge}`, said: 'paid', said_amount: amount, fee: 0 };
  expect((await backend.admin().rpc('record_charge', said)).data).toBe('paid');
  while (await advanceNext());
}
const extrasOf = async (client = customer.client) =>
  (await client.from('order_choices').select('status, items, amount').order('created_at', { ascending: false })).data ?? [];

it('a seat and bags are selected, paid, added at the supplier and shown to their owner alone', async () => {
  const { reference } = await ticketed();
  expect(await look('extras', { reference, lastName: 'Somebody' })).toBeNull();
  const onSale = await onSaleFor(reference);
  expect(onSale).toMatchObject({ takesPayments: true, passengers: [{ name: 'Amina Example' }, { name: 'Omar Example' }] });
  const selected = choiceOf(onSale);
  const amount = sumOf(linesOf(onSale, selected));
  expect(await look('add-extras', { reference, lastName: 'Somebody', id: crypto.randomUUID(), selected, amount })).toBeNull();
  // Another sum than it costs now, the seat twice, or one that nobody sells: it is told, and nothing is begun.
  expect(await add(reference, { selected, amount: amount - 1 })).toMatchObject({ is: 'changed', now: { is: 'onSale' } });
  expect(await add(reference, { selected: [selected[0], selected[0]], amount })).toMatchObject({ is: 'changed' });
  expect(await add(reference, { selected: [{ id: 'gone', passenger: 1, quantity: 1 }], amount })).toMatchObject({
    is: 'changed',
  });
  expect(await extrasOf()).toEqual([]);
  const id = crypto.randomUUID();
  const begun = await add(reference, { id, selected, amount });
  if (begun?.is !== 'pay') throw new Error('It is paid next');
  expect(await add(reference, { id, selected, amount })).toEqual(begun);
  await payLink(begun.key);
  const [bought] = await extrasOf();
  expect(bought).toMatchObject({
    status: 'done',
    amount,
    items: [
      { kind: 'seat', passenger: 1 },
      { kind: 'bag', quantity: 2 },
    ],
  });
  // An answer that was lost is told again.
  expect(await add(reference, { id, selected, amount })).toEqual({ is: 'ordered' });
  const other = await signedInUser(backend, 'omar');
  expect(await extrasOf(other.client)).toEqual([]);
  // The seat is taken now, for everybody of this order.
  expect(linesOf(await onSaleFor(reference), selected)).toMatchObject([{ kind: 'bag' }]);
});

it('a seat that somebody takes while it is paid is refunded whole', async () => {
  const booking = await ticketed();
  const onSale = await onSaleFor(booking.reference);
  const [seat] = choiceOf(onSale);
  if (!seat) throw new Error('A seat is selected');
  const [line] = linesOf(onSale, [seat]);
  const begun = await add(booking.reference, { selected: [seat], amount: line?.dirhams });
  if (begun?.is !== 'pay') throw new Error('It is paid next');
  const admin = backend.admin();
  const { data: order } = await admin
    .from('order_terms')
    .select('supplier_order, orders!inner (booking_id)')
    .eq('orders.booking_id', booking.id)
    .single();
  const services = [
    { key: crypto.randomUUID(), id: 'x', quantity: 1, passenger: 2, segmentIds: ['1'], designator: line?.designator },
  ];
  await admin.rpc('sandbox_order', {
    question: { do: 'change', id: order?.supplier_order, expected: {}, becomes: { services } },
  });
  await payLink(begun.key);
  expect((await extrasOf())[0]).toMatchObject({ status: 'refused' });
  const { data: refunds } = await admin
    .from('payment_refunds')
    .select('amount, payments!inner (booking_id)')
    .eq('payments.booking_id', booking.id);
  expect(refunds).toMatchObject([{ amount: line?.dirhams }]);
});

it('where the site takes no payments an agent is asked, once', async () => {
  vi.stubEnv('PAYMENT_PROVIDER', '');
  const booking = await ticketed();
  const onSale = await onSaleFor(booking.reference);
  expect(onSale.takesPayments).toBe(false);
  const selected = choiceOf(onSale);
  const amount = sumOf(linesOf(onSale, selected));
  expect(await add(booking.reference, { selected, amount })).toEqual({ is: 'asked' });
  expect(await add(booking.reference, { selected, amount })).toEqual({ is: 'askedBefore' });
  const { data } = await backend.admin().from('booking_change_requests').select('kind, message').eq('booking_id', booking.id);
  expect(data).toMatchObject([
    { kind: 'extras', message: expect.stringMatching(/^\d+[A-K] · Amina Example · .*\n2 × .* · Omar Example · /) },
  ]);
});

it('a flight without an order at a supplier is for an agent', async () => {
  const { reference } = await newFlightBooking(backend, { user: customer });
  expect(await look('extras', { reference, lastName: 'Example' })).toEqual({ is: 'byAgent' });
  expect(await add(reference, { selected: [{ id: 'x', passenger: 1, quantity: 1 }], amount: 1 })).toEqual({ is: 'stale' });
});
