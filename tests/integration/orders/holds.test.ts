import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { POST as searchRoute } from '@/app/api/flights/search/route';
import { POST as open } from '@/app/api/payments/open/route';
import { POST as pay } from '@/app/api/payments/pay/route';
import { POST as selfService } from '@/app/api/self-service/[name]/route';
import type { CancellationCost } from '@/lib/bookings/model/order-row';
import { advance, askStep, claimStep, recordStep } from '@/lib/bookings/orders/advance-orders';
import type { BookingProduct } from '@/lib/bookings/product';
import { bookingProducts } from '@/lib/bookings/products/registry';
import { takeBooking } from '@/lib/bookings/store/take-booking';
import { holdUntil } from '@/lib/flights/hold';
import { sendDueMail } from '@/lib/mail/outbox';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import {
  type FlightOffer,
  type FlightSearchResponse,
  fullSearchShape,
} from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { signingKey, signOffer } from '@/supabase/functions/_shared/offer-signature';
import { passengerOf } from '../../unit/bookings/booking-fixture';
import { signedInUser, testBackend } from '../backend/test-backend.ts';
import { sendToBook, storedBookings } from '../bookings/send-to-book.ts';
import { CookieJar, pointSiteAt, postJson, signingSecretOf } from '../bookings/site-on-backend.ts';
import { booked, db, kinds, one, openOrderMoney, price, report, mailsOf as storedMail, total } from './order-money.ts';
import { newFlightBooking } from './ordered-booking.ts';

/** A customer has seats held, and pays for them later, or not. */
const browser = vi.hoisted(() => ({ jar: null as unknown }));
vi.mock('next/headers', () => ({ cookies: async () => browser.jar }));
browser.jar = new CookieJar();

const backend = testBackend({ ORDER_SUPPLIER: 'sandbox', PAYMENT_PROVIDER: 'sandbox' });
let customer: Awaited<ReturnType<typeof signedInUser>>;
beforeAll(async () => {
  customer = await signedInUser(backend, 'amina');
  await openOrderMoney();
});
beforeEach(() => {
  pointSiteAt(backend);
  vi.stubEnv('ORDER_SUPPLIER', 'sandbox');
  vi.stubEnv('PAYMENT_PROVIDER', 'sandbox');
  vi.stubEnv('PAY_NOW', 'flight');
  vi.stubEnv('MAIL_GATHER_SECONDS', '0');
  vi.stubEnv('SITE_URL', 'https://www.karam.example');
  vi.stubEnv('KARAM_OUTBOX_URL', `${backend.url}/_local/mail`);
});
afterAll(() => db.close());
// Nothing is left due for the next test.
afterEach(() => advanceAll());

const hourMs = 3_600_000;
const instant = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();

/** A request for seats that the airline holds for a day. */
async function requested() {
  const paymentRequirements = {
    ...{ requiresInstantPayment: false, paymentRequiredBy: instant(24), priceGuaranteedUntil: instant(20) },
  };
  const trip = await newFlightBooking(backend, { user: customer, status: 'requested', offer: { paymentRequirements } });
  return { ...trip, until: holdUntil({ paymentRequirements }, Date.now())?.toISOString() };
}
type Requested = Awaited<ReturnType<typeof requested>>;

const begin = async (name: 'begin_hold' | 'begin_pay_now', { reference }: Requested) => {
  const asked = { wanted_reference: reference, order_suppliers: ['sandbox'] };
  const { data } = await backend
    .admin()
    .rpc(name, { ...asked, ...(name === 'begin_pay_now' && { pay_by: instant(2) }) })
    .throwOnError();
  return data as string | null;
};
const hold = (trip: Requested) => begin('begin_hold', trip);

async function advanceAll() {
  for (let due = await claimStep(); due; due = await claimStep()) await advance(due);
}
/** Advances, but the supplier refuses the step of this kind. */
async function advanceUnless(refused: string, why: 'priceChanged' | 'soldOut') {
  for (let due = await claimStep(); due; due = await claimStep()) {
    if (due.kind === refused) await recordStep(due, { type: 'refused', why, price: null });
    else await advance(due);
  }
}
async function held() {
  const trip = await requested();
  const key = await hold(trip);
  if (!key) throw new Error('Its seats can be held');
  await advanceAll();
  return { ...trip, key };
}

async function standing({ id }: Pick<Requested, 'id'>) {
  const admin = backend.admin();
  const { data } = await admin
    .from('bookings')
    .select('status, orders (id, status, pnr), payments (id, status, pay_by, amount, refunded, payment_refunds (amount))')
    .eq('id', id)
    .single()
    .throwOnError();
  return data;
}
const look = async (key: string) => (await (await open(postJson('/api/payments/open', { key }))).json()).payment;
const startToPay = async (key: string, amount: number) =>
  (await pay(postJson('/api/payments/pay', { key, locale: 'en', amount }))).status;

/** Pays, as the provider reports it; twice. */
async function paid(key: string, amount: number) {
  expect(await startToPay(key, amount)).toBe(200);
  const admin = backend.admin();
  const { data } = await admin.rpc('begin_charge', { wanted_key: key, wanted_provider: 'sandbox' }).throwOnError();
  const { charge } = data[0];
  const { data: known } = await admin.from('payment_charges').select('provider_id').eq('id', charge).single().throwOnError();
  const said = { charge, charge_id: known.provider_id, said: 'paid', said_amount: amount, fee: 0 };
  expect((await admin.rpc('record_charge', said).throwOnError()).data).toBe('paid');
  expect((await admin.rpc('record_charge', said).throwOnError()).data).toBe('unchanged');
}
async function call<Found>(name: string, body: object): Promise<Found | null> {
  const answer = await selfService(postJson(`/api/self-service/${name}`, body), { params: Promise.resolve({ name }) });
  return (await answer.json()).found ?? null;
}
/** What the customer is told, the newest first. */
async function mailsOf({ reference }: Requested) {
  await sendDueMail();
  return (await backend.mailTo(customer.email)).filter(({ subject, text }) => `${subject} ${text}`.includes(reference));
}
const subjectsOf = async (trip: Requested) => (await mailsOf(trip)).map(({ subject }) => subject.replace(/\p{Cf}/gu, ''));
const press = ({ reference }: Requested) => ({ reference, lastName: 'Example', quote: 'hold', amount: 0 });

it('seats are held until half an hour before the airline lets them go, and paying in time leads to the tickets', async () => {
  const trip = await requested();
  const key = await hold(trip);
  expect(await look(key ?? '')).toMatchObject({ state: 'holding', status: 'created', amount: trip.total });
  await advanceAll();
  const { status, orders, payments } = await standing(trip);
  expect({ status, orders, payments }).toMatchObject({
    ...{ status: 'requested', orders: [{ status: 'held', pnr: expect.any(String) }] },
    payments: [{ status: 'created', amount: trip.total }],
  });
  expect(new Date(payments[0]?.pay_by).toISOString()).toBe(trip.until);
  expect(await look(key ?? '')).toMatchObject({ state: 'held' });
  // Once, with the airline's reference.
  const [mail] = (await mailsOf(trip)).filter(({ subject }) => subject.includes('held until'));
  expect((await subjectsOf(trip)).filter((subject) => subject.includes('held until'))).toHaveLength(1);
  expect(mail?.text).toContain(String(orders[0]?.pnr));
  expect(mail?.text).toContain(`/booking/payment?key=${key}`);
  await paid(key ?? '', trip.total);
  expect(await look(key ?? '')).toMatchObject({ state: 'booking', status: 'paid' });
  await advanceAll();
  expect(await standing(trip)).toMatchObject({
    status: 'ticketed',
    orders: [{ status: 'ticketed' }],
    payments: [{ status: 'paid' }],
  });
  const { data: ledger } = await backend.admin().from('ledger_entries').select('kind, amount').eq('booking_id', trip.id);
  expect(ledger?.filter(({ kind }) => kind === 'order_paid')).toHaveLength(1);
});

it('a double tap, two tabs and both ways to finish have one order and one payment', async () => {
  const trip = await requested();
  const [one, other] = await Promise.all([hold(trip), hold(trip)]);
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(other).toBe(one);
  expect(await begin('begin_pay_now', trip)).toBe(one);
  expect(await standing(trip)).toMatchObject({ orders: [{}], payments: [{}] });
  // Whoever went to pay first does not hold.
  const second = await requested();
  const key = await begin('begin_pay_now', second);
  expect(await hold(second)).toBeNull();
  expect(await begin('begin_pay_now', second)).toBe(key);
  expect((await standing(second)).orders).toEqual([]);
});

it('a process that dies after the airline has held the seats leaves one hold', async () => {
  const trip = await requested();
  await hold(trip);
  let due = await claimStep(0);
  while (due && due.kind !== 'hold') {
    await advance(due);
    due = await claimStep(0);
  }
  if (!due) throw new Error('The hold is due');
  const before = await askStep(due);
  expect(before).toMatchObject({ type: 'order', status: 'held' });
  // Nobody has stored it, and its lease has ended.
  const again = await claimStep(0);
  expect(again).toMatchObject({ step: due.step, kind: 'hold', tries: 2 });
  if (again) expect(await askStep(again)).toMatchObject({ id: 'id' in before ? before.id : '' });
  if (again) await recordStep(again, before);
  if (again) await recordStep(again, before);
  expect(await standing(trip)).toMatchObject({ orders: [{ status: 'held' }], payments: [{ status: 'created' }] });
  expect((await subjectsOf(trip)).filter((subject) => subject.includes('held until'))).toHaveLength(1);
});

it('cancelling costs nothing and is one press', async () => {
  const trip = await held();
  const own = { reference: trip.reference, lastName: 'Example' };
  expect(await call<CancellationCost>('cancellation-cost', own)).toEqual({ type: 'free' });
  const before = (await mailsOf(trip)).length;
  const [one, other] = await Promise.all([call('cancel', press(trip)), call('cancel', press(trip))]);
  expect([one, other].toSorted()).toEqual(['created', 'repeated']);
  await advanceAll();
  expect(await standing(trip)).toMatchObject({
    ...{ status: 'cancelled', orders: [{ status: 'cancelled' }], payments: [{ status: 'cancelled' }] },
  });
  const mails = await mailsOf(trip);
  expect(mails).toHaveLength(before + 1);
  expect(mails[0]?.subject).toBe(`The hold of ${trip.reference} is cancelled`);
  expect(await startToPay(trip.key, trip.total)).toBe(404);
  expect(await call('cancel', { ...press(trip), lastName: 'Another' })).not.toBe('created');
});

it('cancelled while the airline is being asked, the seats are let go as soon as they are held', async () => {
  const trip = await requested();
  await hold(trip);
  let due = await claimStep();
  while (due && due.kind !== 'hold') {
    await advance(due);
    due = await claimStep();
  }
  if (!due) throw new Error('The hold is due');
  const answer = await askStep(due);
  expect(await call('cancel', press(trip))).toBe('created');
  await recordStep(due, answer);
  await advanceAll();
  expect(await standing(trip)).toMatchObject({ status: 'cancelled', orders: [{ status: 'cancelled' }] });
});

it('seats that the airline does not hold leave a request for an agent, nothing to pay, and a customer who was told', async () => {
  const trip = await requested();
  const key = await hold(trip);
  await advanceUnless('hold', 'soldOut');
  expect(await standing(trip)).toMatchObject({
    status: 'requested',
    orders: [{ status: 'failed' }],
    payments: [{ status: 'cancelled' }],
  });
  expect((await subjectsOf(trip))[0]).toBe(`Your seats could not be held: ${trip.reference}`);
  expect(await startToPay(key ?? '', trip.total)).toBe(404);
  expect(await look(key ?? '')).toMatchObject({ unordered: { why: 'soldOut', again: expect.stringContaining('from=DOH') } });
});

it('whoever sends the request again after that pays it at once, or has it held again', async () => {
  const [trip, other] = [await requested(), await requested()];
  const [key, otherKey] = [await hold(trip), await hold(other)];
  await advanceUnless('hold', 'soldOut');
  const next = (await begin('begin_pay_now', trip)) ?? '';
  expect(next).not.toBe(key);
  await paid(next, trip.total);
  const held = await hold(other);
  expect(held).toMatch(/^[0-9a-f]{32}$/);
  expect(held).not.toBe(otherKey);
  await advanceAll();
  expect(await look(next)).toMatchObject({ state: 'issued', status: 'paid' });
  expect(await look(held ?? '')).toMatchObject({ state: 'held', status: 'created' });
});

it('bags and seats are not offered with held seats where they are sold only within the order', async () => {
  const { id, key } = await held();
  expect(await look(key)).toMatchObject({ takesExtras: true });
  const { data } = await backend.admin().from('bookings').select('offer').eq('id', id).single().throwOnError();
  await backend
    .admin()
    .from('bookings')
    .update({ offer: { ...data.offer, supplier: 'duffel' } })
    .eq('id', id)
    .throwOnError();
  expect(await look(key)).toMatchObject({ takesExtras: false });
});

it('the form that is sent again after its payment has ended has a new one, of the offer as it is sold now', async () => {
  const departureDate = addDays(todayInQatar(), 51);
  const search = { origin: 'DOH', destination: 'LHR', departureDate, adults: 1, children: 0, infants: 0, cabinClass: 'ECONOMY' };
  const { data }: FlightSearchResponse = await (await searchRoute(postJson('/api/flights/search', search))).json();
  const passenger = { ...passengerOf('adult'), passportExpiry: addDays(departureDate, 1000) };
  const contact = { email: `${crypto.randomUUID()}@example.com`, phone: '+97455123456', notes: '' };
  const offer = data.find((each) => holdUntil(each, Date.now()));
  const body = { locale: 'en', search, offer, passengers: [passenger], contact };
  const send = (hold = false) => sendToBook('flight', { ...body, hold, idempotencyKey: crypto.randomUUID() });
  const first = await send(true);
  await advanceUnless('hold', 'soldOut');
  expect(first).toMatchObject({ status: 201, body: { payKey: expect.any(String), payBy: expect.any(String) } });
  const { reference, payKey } = first.body;
  const admin = backend.admin();
  const over = { ...offer, expiresAt: instant(-0.1) };
  await admin.from('bookings').update({ offer: over }).eq('reference', reference).throwOnError();
  const again = await send();
  expect(again).toMatchObject({ status: 200, body: { reference, payKey: expect.any(String) } });
  expect(again.body.payKey).not.toBe(payKey);
  expect((await send()).body.payKey).toBe(again.body.payKey);
});

it('a request that is paid at once is not stored with an offer that ends before anybody could pay', async () => {
  const departureDate = addDays(todayInQatar(), 52);
  const search = { origin: 'DOH', destination: 'LHR', departureDate, adults: 1, children: 0, infants: 0, cabinClass: 'ECONOMY' };
  const { data }: FlightSearchResponse = await (await searchRoute(postJson('/api/flights/search', search))).json();
  const { signature: _, ...found } = data[0] ?? {};
  const sold = { ...found, expiresAt: instant(0.1) } as FlightOffer;
  const signature = await signOffer(
    await signingKey(signingSecretOf(backend.dataDir)),
    sold,
    fullSearchShape.parse(search),
    instant(1),
  );
  const passengers = [{ ...passengerOf('adult'), passportExpiry: addDays(departureDate, 1000) }];
  const contact = { email: `${crypto.randomUUID()}@example.com`, phone: '+97455123456', notes: '' };
  const body = { idempotencyKey: crypto.randomUUID(), locale: 'en', search, offer: { ...sold, signature }, passengers, contact };
  // As if the supplier had confirmed it for no longer.
  const { priceAgain: __, ...product } = bookingProducts['flight'] ?? {};
  const answer = await takeBooking(postJson('/api/bookings/flight', body), product as BookingProduct);
  expect([answer.status, (await answer.json()).code]).toEqual([410, 'offerExpired']);
  expect(await storedBookings(backend, body)).toEqual([]);
});

it('paid while the airline is being asked, they are bought as soon as they are held', async () => {
  const trip = await requested();
  const key = await hold(trip);
  await paid(key ?? '', trip.total);
  await advanceAll();
  expect(await standing(trip)).toMatchObject({ status: 'ticketed', orders: [{ status: 'ticketed' }] });
});

it.each(['hold', 'pay'])(
  'paid, and refused by the airline at “%s”: everything goes back at once, with one message',
  async (kind) => {
    const trip = await requested();
    const key = await hold(trip);
    if (kind === 'pay') await advanceAll();
    await paid(key ?? '', trip.total);
    await advanceUnless(kind, 'priceChanged');
    const { status, orders, payments } = await standing(trip);
    expect(status).toBe('declined');
    expect(orders).toMatchObject([{ status: kind === 'hold' ? 'failed' : 'cancelled' }]);
    expect(payments).toMatchObject([{ payment_refunds: [{ amount: trip.total }] }]);
    expect((await subjectsOf(trip)).filter((subject) => subject.includes('could not be met'))).toHaveLength(1);
  },
);

it('the form has them held where the offer says so, once for one request, and at once to be paid where it does not', async () => {
  const departureDate = addDays(todayInQatar(), 50);
  const search = { origin: 'DOH', destination: 'LHR', departureDate, adults: 1, children: 0, infants: 0, cabinClass: 'ECONOMY' };
  const { data }: FlightSearchResponse = await (await searchRoute(postJson('/api/flights/search', search))).json();
  const passenger = { ...passengerOf('adult'), passportExpiry: addDays(departureDate, 1000) };
  const contact = { email: `${crypto.randomUUID()}@example.com`, phone: '+97455123456', notes: '' };
  const send = (offer: object | undefined, idempotencyKey: string) =>
    sendToBook('flight', { idempotencyKey, locale: 'en', search, offer, passengers: [passenger], contact, hold: true });
  const holdable = data.find((offer) => holdUntil(offer, Date.now()));
  const [one, other] = [await send(holdable, crypto.randomUUID()), await send(holdable, crypto.randomUUID())];
  expect(one).toMatchObject({ status: 201, body: { isHeld: true, payKey: expect.any(String) } });
  expect(other).toMatchObject({ status: 200, body: one.body });
  const others = await send(
    data.find((offer) => !holdUntil(offer, Date.now())),
    crypto.randomUUID(),
  );
  expect(others).toMatchObject({ status: 201, body: { isHeld: false, payKey: expect.any(String) } });
});

/** In SQL only, so that time can pass: seats that are held for a day. */
async function storedHold() {
  const { id, reference } = await booked('requested');
  const until = `to_char(now() + interval '24 hours', 'YYYY-MM-DD"T"HH24:MI:SSOF')`;
  await db.rows(
    `update public.bookings set offer = offer || jsonb_build_object('paymentRequirements', jsonb_build_object(
      'requiresInstantPayment', false, 'paymentRequiredBy', ${until}, 'priceGuaranteedUntil', ${until})) where id = $1`,
    [id],
  );
  const key = await one(`select public.begin_hold($1, '{sandbox}')`, [reference]);
  const order = await one('select id from public.orders where booking_id = $1', [id]);
  await report(order, 'record_order_price', { offer: 'off_1', price, holds: {} });
  const said = { id: `o-${order}`, pnr: 'ABCDEF', price, tickets: [], payBy: new Date(Date.now() + 24 * hourMs).toISOString() };
  expect(await report(order, 'record_order', { ...said, status: 'held' })).toBe('held');
  return { id, reference, key, order, said };
}
/** The worker of payments runs twice. */
async function work() {
  for (let run = 0; run < 2; run++) await one('select public.claim_payment_work()');
}
const statusesOf = async (booking: string) =>
  one(
    `select jsonb_build_array(bookings.status, orders.status, payments.status) from public.bookings
     join public.orders on orders.booking_id = bookings.id join public.payments on payments.booking_id = bookings.id where bookings.id = $1`,
    [booking],
  );
const payIn = (booking: string, hours: number) =>
  db.rows(
    `update public.payments set pay_by = now() + make_interval(hours => $2), created_at = now() - interval '20 hours' where booking_id = $1`,
    [booking, hours],
  );

it('what is not paid in time is let go at the airline, with one mail, and can no longer be paid', async () => {
  const { id, reference, key, order, said } = await storedHold();
  // Nobody at the desk has to answer it; they see until when the seats are held.
  expect(await kinds(id)).toEqual(['seats', 'payment']);
  const before = await storedMail(reference);
  await payIn(id, -1);
  await work();
  expect(await statusesOf(id)).toEqual(['cancelled', 'held', 'expired']);
  expect((await storedMail(reference)).slice(before.length)).toEqual([
    expect.stringContaining('booking_status The time to pay is over, so the hold has ended.'),
  ]);
  expect(await one(`select outcome from public.begin_charge($1, 'tap')`, [key])).toBe('closed');
  await report(order, 'record_order_quote', { id: 'q', refund: { ...price, dirhams: 0 }, expiresAt: null });
  await report(order, 'record_order', { ...said, status: 'cancelled' });
  expect(await statusesOf(id)).toEqual(['cancelled', 'cancelled', 'expired']);
  expect(await storedMail(reference)).toHaveLength(before.length + 1);
});

it('what the airline lets go before that ends in the same way', async () => {
  const { id, reference, said } = await storedHold();
  const before = await storedMail(reference);
  await one(`select public.record_order_news('sandbox', $1)`, [JSON.stringify({ ...said, status: 'expired' })]);
  await work();
  expect(await statusesOf(id)).toEqual(['cancelled', 'expired', 'expired']);
  expect((await storedMail(reference)).slice(before.length)).toEqual([expect.stringContaining('booking_status The time to pay')]);
});

it('who is at the provider when the time is over may finish; what the airline has let go by then is bought anew, or sent back', async () => {
  const { id, key, said } = await storedHold();
  const charge = await one(`select charge from public.begin_charge($1, 'tap')`, [key]);
  await one(`select public.note_charge($1, 'c-1', 'https://pay.example')`, [charge]);
  await payIn(id, -1);
  await one(`select public.record_order_news('sandbox', $1)`, [JSON.stringify({ ...said, status: 'expired' })]);
  await work();
  expect(await statusesOf(id)).toEqual(['requested', 'expired', 'pending']);
  expect(await one(`select public.record_charge($1, 'c-1', 'paid', ${total}, 0)`, [charge])).toBe('paid');
  const anew = await one(`select id from public.orders where booking_id = $1 and status = 'new'`, [id]);
  const step = await one(`select id from public.order_steps where order_id = $1 and status = 'due'`, [anew]);
  await one(`select public.record_order_refusal($1, 'soldOut', null)`, [step]);
  expect(await one('select status from public.bookings where id = $1', [id])).toBe('declined');
  expect(await one('select public.balance_of_booking($1)::int', [id])).toBe(0);
});

it('the customer is reminded once', async () => {
  const { id, reference } = await storedHold();
  await payIn(id, 1);
  await work();
  const reminders = (await storedMail(reference)).filter((mail) => mail.includes('the seats are released and the link stops'));
  expect(reminders).toHaveLength(1);
});
