import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { POST as refuse } from '@/app/api/payments/difference/route';
import { POST as open } from '@/app/api/payments/open/route';
import { POST as pay } from '@/app/api/payments/pay/route';
import { priceLinesOf, storedPrices } from '@/lib/bookings/model/price-record';
import { advanceNext } from '@/lib/bookings/orders/advance-orders';
import type { OpenedPayment } from '@/lib/bookings/payments/opened-payment';
import { settleNext } from '@/lib/bookings/payments/settle';
import { sendDueMail } from '@/lib/mail/outbox';
import { signedInStaff, signedInUser, testBackend } from '../backend/test-backend.ts';
import { CookieJar, pointSiteAt, postJson } from '../bookings/site-on-backend.ts';
import { newFlightBooking } from './ordered-booking.ts';

/** The price changes between payment and order: risen, the customer pays the difference or has everything back; fallen, the difference goes back. */
const browser = vi.hoisted(() => ({ jar: null as unknown }));
vi.mock('next/headers', () => ({ cookies: async () => browser.jar }));
browser.jar = new CookieJar();

const backend = testBackend({ ORDER_SUPPLIER: 'sandbox', PAYMENT_PROVIDER: 'sandbox' });
let customer: Awaited<ReturnType<typeof signedInUser>>;
let staff: Awaited<ReturnType<typeof signedInUser>>;
let somebodyElse: Awaited<ReturnType<typeof signedInUser>>;
beforeAll(async () => {
  customer = await signedInUser(backend, 'amina');
  staff = await signedInStaff(backend);
  somebodyElse = await signedInUser(backend, 'omar');
});
beforeEach(() => {
  pointSiteAt(backend);
  vi.stubEnv('ORDER_SUPPLIER', 'sandbox');
  vi.stubEnv('PAYMENT_PROVIDER', 'sandbox');
  vi.stubEnv('MAIL_GATHER_SECONDS', '0');
  vi.stubEnv('SITE_URL', 'https://www.karam.example');
  vi.stubEnv('KARAM_OUTBOX_URL', `${backend.url}/_local/mail`);
});

const admin = () => backend.admin();
const look = async (key: string) => (await (await open(postJson('/api/payments/open', { key }))).json()).payment as OpenedPayment;
const takeBack = async (key: string) => (await (await refuse(postJson('/api/payments/difference', { key }))).json()).outcome;
/** Pays a payment at the sandbox, which tells nobody; returns its charge. */
async function payAt(key: string): Promise<string> {
  const { url } = await (await pay(postJson('/api/payments/pay', { key, locale: 'en' }))).json();
  const id = new URL(url).searchParams.get('charge') ?? '';
  await admin().rpc('sandbox_payment', { question: { type: 'press', id, status: 'paid', late: 0 } });
  return id;
}
async function advanceAll() {
  while (await advanceNext());
}
async function settleAll() {
  while (await settleNext());
}

/** A flight that was paid for 50 riyals less than it costs now, or for so many dirhams more. */
async function paidForLess(more = -5_000) {
  const trip = await newFlightBooking(backend, { user: customer, holds: false, status: 'requested' });
  const paid = trip.total + more;
  await admin()
    .from('bookings')
    .update({ total_amount: paid / 100 })
    .eq('id', trip.id);
  const pay_by = new Date(Date.now() + 3_600_000).toISOString();
  const asked = { wanted_reference: trip.reference, pay_by, order_suppliers: ['sandbox'] };
  const key = String((await admin().rpc('begin_pay_now', asked)).data);
  await payAt(key);
  await look(key);
  await advanceAll();
  return { ...trip, key, paid };
}
const statusOf = async (id: string) => {
  const { data } = await admin().from('bookings').select('status, total_amount, orders (status)').eq('id', id).single();
  return {
    status: data?.status,
    total: Math.round(Number(data?.total_amount) * 100),
    orders: data?.orders.map((one) => one.status),
  };
};
async function balances(booking: string) {
  const { data } = await staff.client.from('ledger_entries').select('debit, credit, amount').eq('booking_id', booking);
  const sums: Record<string, number> = {};
  for (const { debit, credit, amount } of data ?? []) {
    sums[debit] = (sums[debit] ?? 0) + amount;
    sums[credit] = (sums[credit] ?? 0) - amount;
  }
  return sums;
}

it('is told with both prices, and is booked once the difference is paid, however often it is pressed', async () => {
  const { key, id, total, paid, reference } = await paidForLess();
  const waiting = await look(key);
  expect(waiting).toMatchObject({ status: 'paid', state: 'priceChanged', difference: { amount: 5_000, before: paid } });
  expect(await statusOf(id)).toEqual({ status: 'requested', total, orders: ['new'] });
  await sendDueMail();
  const difference = waiting.difference?.key ?? '';
  expect(await look(difference)).toMatchObject({
    status: 'created',
    amount: 5_000,
    total,
    paid,
    difference: { key: difference },
  });
  await payAt(difference);
  // Two tabs ask at once.
  await Promise.all([look(difference), look(key)]);
  await advanceAll();
  await look(difference);
  expect(await statusOf(id)).toEqual({ status: 'ticketed', total, orders: ['ticketed'] });
  expect(await look(key)).toMatchObject({ status: 'paid', state: 'issued', difference: null, paid: total, due: 0 });
  const { data: record } = await customer.client.rpc('prices_of_booking', { booking: id });
  expect(priceLinesOf(storedPrices.parse(record)).map(({ step, dirhams, change }) => [step, dirhams, change])).toEqual([
    ['asked', paid, 0],
    ['paid', paid, 0],
    ['rose', 5_000, 5_000],
    ['paid', 5_000, 0],
  ]);
  expect((await look(key)).prices).toEqual(record);
  expect((await somebodyElse.client.rpc('prices_of_booking', { booking: id })).data).toBeNull();
  expect(await takeBack(key)).toBe('over');
  const sums = await balances(id);
  expect([sums['supplier'], sums['customer']]).toEqual([-total, 0]);
  const mails = (await backend.mailTo(customer.email)).filter(({ subject }) => subject.includes(reference));
  expect(mails.filter(({ subject }) => subject.startsWith('The price has risen'))).toHaveLength(1);
});

it('goes back in full at once when the customer takes it, once for two presses', async () => {
  const { key, id, paid } = await paidForLess();
  expect((await Promise.all([takeBack(key), takeBack(key)])).sort()).toEqual(['over', 'returning']);
  await settleAll();
  expect(await statusOf(id)).toEqual({ status: 'declined', total: paid, orders: ['failed'] });
  expect(await look(key)).toMatchObject({ status: 'refunded', refunded: paid, unordered: { why: 'priceChanged' } });
  expect((await look(key)).unordered?.again).toMatch(/from=DOH&to=LHR&departure=.*adults=2/);
  expect((await balances(id))['customer']).toBe(0);
});

it('goes back in full without an answer in time, and what is paid after that goes back too', async () => {
  const { key, id, paid } = await paidForLess();
  const difference = (await look(key)).difference?.key ?? '';
  const url = new URL((await (await pay(postJson('/api/payments/pay', { key: difference, locale: 'en' }))).json()).url);
  // Somebody who is at the provider may finish; here the customer takes the money back in another tab.
  expect(await takeBack(difference)).toBe('returning');
  const question = { type: 'press', id: url.searchParams.get('charge'), status: 'paid', late: 0 };
  await admin().rpc('sandbox_payment', { question });
  await look(difference);
  await settleAll();
  expect(await statusOf(id)).toMatchObject({ status: 'declined', total: paid });
  expect((await balances(id))['customer']).toBe(0);
  expect((await balances(id))['refunds']).toBe(0);
});

it('that an agent withdraws does not leave the money waiting', async () => {
  const { key, id, paid } = await paidForLess();
  const { data } = await admin().from('payments').select('id').eq('booking_id', id).eq('status', 'created').single();
  expect((await staff.client.rpc('desk_withdraw_payment', { payment: data?.id })).data).toBe('withdrawn');
  await settleAll();
  expect(await statusOf(id)).toMatchObject({ status: 'declined', total: paid, orders: ['failed'] });
  expect(await look(key)).toMatchObject({ status: 'refunded', refunded: paid });
});

it('that has fallen is booked, and the difference goes back by itself, once, with one mail', async () => {
  const { key, id, total, paid, reference } = await paidForLess(7_050);
  await settleAll();
  await advanceAll();
  await settleAll();
  await sendDueMail();
  // In whole riyals.
  expect(await statusOf(id)).toEqual({ status: 'ticketed', total: paid - 7_000, orders: ['ticketed'] });
  const seen = await look(key);
  expect(seen).toMatchObject({ state: 'issued', status: 'partly_refunded', refunded: 7_000, dropped: 7_000, due: 0 });
  expect(priceLinesOf(storedPrices.parse(seen.prices)).at(-1)).toMatchObject({ step: 'fell', dirhams: 7_000, change: -7_000 });
  expect(seen.issued).toMatchObject({ pnr: expect.any(String), tickets: expect.arrayContaining([expect.anything()]) });
  const sums = await balances(id);
  expect([sums['supplier'], sums['customer'], sums['refunds']]).toEqual([-total, -50, 0]);
  const mails = (await backend.mailTo(customer.email)).filter(({ subject }) => subject.includes(reference));
  expect(mails.filter(({ text }) => /when we booked it than when you paid/.test(text))).toHaveLength(1);
  expect(mails.filter(({ subject }) => subject.startsWith('Your refund'))).toHaveLength(0);
});
