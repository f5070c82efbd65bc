import { beforeEach, expect, it, vi } from 'vitest';
import { POST as searchRoute } from '@/app/api/flights/search/route';
import { POST as extras } from '@/app/api/payments/extras/route';
import { POST as open } from '@/app/api/payments/open/route';
import { POST as pay } from '@/app/api/payments/pay/route';
import { type ExtrasOnSale, lineOf, type SelectedExtra, sumOf } from '@/lib/bookings/model/order-extras';
import { advance, claimStep, recordStep } from '@/lib/bookings/orders/advance-orders';
import { extrasOfOrder } from '@/lib/bookings/orders/extras-of-order';
import type { ExtrasToPay, OpenedPayment, SelectionOutcome } from '@/lib/bookings/payments/opened-payment';
import { readPayments } from '@/lib/desk/payments';
import { sendDueMail } from '@/lib/mail/outbox';
import { sitTogether } from '@/lib/self-service/sit-together';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { FlightSearchResponse } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { bookingRow, passengerRow } from '../../fixtures/stored-booking.ts';
import { testBackend } from '../backend/test-backend.ts';
import { CookieJar, pointSiteAt, postJson } from '../bookings/site-on-backend.ts';

/** Bags and seats that are chosen before paying: one payment for them and the flights. */
const browser = vi.hoisted(() => ({ jar: null as unknown }));
vi.mock('next/headers', () => ({ cookies: async () => browser.jar }));
browser.jar = new CookieJar();

const backend = testBackend({ ORDER_SUPPLIER: 'sandbox', PAYMENT_PROVIDER: 'sandbox' });
beforeEach(() => {
  pointSiteAt(backend);
  vi.stubEnv('ORDER_SUPPLIER', 'sandbox');
  vi.stubEnv('PAYMENT_PROVIDER', 'sandbox');
  vi.stubEnv('MAIL_GATHER_SECONDS', '0');
  vi.stubEnv('SITE_URL', 'https://www.karam.example');
  vi.stubEnv('KARAM_OUTBOX_URL', `${backend.url}/_local/mail`);
});

const departureDate = addDays(todayInQatar(), 45);
const search = {
  ...{ origin: 'DOH', destination: 'LHR', departureDate, returnDate: addDays(departureDate, 7) },
  ...{ adults: 2, children: 1, infants: 0, cabinClass: 'ECONOMY' },
};

/** A request of a family for direct flights that is to be paid at once; `fare` in dirhams. */
async function requested() {
  const { data }: FlightSearchResponse = await (await searchRoute(postJson('/api/flights/search', search))).json();
  const offer = data.find(({ itineraries }) => itineraries.every(({ segments }) => segments.length === 1));
  if (!offer) throw new Error('Somebody flies to London');
  const email = `amina-${crypto.randomUUID()}@example.com`;
  const days = { departure_date: departureDate, last_travel_date: search.returnDate };
  const admin = backend.admin();
  const stored = await admin.rpc('create_booking', {
    booking: bookingRow({ ...days, offer, search, total_amount: offer.price.total, contact_email: email }),
    passengers: ['Amina', 'Omar', 'Lina'].map((given_names, index) =>
      passengerRow({
        given_names,
        passport_number: `QX10000${index}`,
        ...(index === 2 && { type: 'child', date_of_birth: addDays(departureDate, -8 * 365) }),
      }),
    ),
  });
  if (stored.error) throw stored.error;
  const { reference } = stored.data[0];
  const pay_by = new Date(Date.now() + 3_600_000).toISOString();
  const { data: key } = await admin
    .rpc('begin_pay_now', { wanted_reference: reference, pay_by, order_suppliers: ['sandbox'] })
    .throwOnError();
  const { data: booking } = await admin.from('bookings').select('id').eq('reference', reference).single().throwOnError();
  return { id: String(booking.id), reference: String(reference), key: String(key), email, fare: Number(offer.price.total) * 100 };
}
type Requested = Awaited<ReturnType<typeof requested>>;

const ask = async <Answer>(body: object): Promise<Answer> => {
  const answer = await extras(postJson('/api/payments/extras', body));
  expect(answer.status).toBe(200);
  return answer.json();
};
async function onSale({ key }: Requested) {
  const sold = await ask<ExtrasToPay>({ key });
  if (sold.type !== 'onSale') throw new Error(`They are on sale, and not ${sold.type}`);
  return sold;
}
/** A bag on the way there for the first traveller, and seats together on each flight. */
function bagAndSeats(sold: ExtrasOnSale): { selected: SelectedExtra[]; amount: number } {
  const seats = (sold.seatMaps ?? []).flatMap((map) => sitTogether(map, [1, 2, 3], 2) ?? []);
  const selected = [{ id: sold.bags?.[0]?.id ?? '', passenger: 1, quantity: 1 }, ...seats];
  return { selected, amount: sumOf(selected.flatMap((each) => lineOf(sold, each) ?? [])) };
}
const choose = ({ key }: Requested, choice: object) => ask<SelectionOutcome>({ key, choose: choice });
const look = async ({ key }: Requested): Promise<OpenedPayment> =>
  (await (await open(postJson('/api/payments/open', { key }))).json()).payment;
const toPay = async ({ key }: Requested, amount: number) =>
  (await (await pay(postJson('/api/payments/pay', { key, locale: 'en', amount }))).json()) as { url?: string; outcome?: string };

/** Pays, as the provider reports it. */
async function paid(request: Requested, amount: number) {
  expect((await toPay(request, amount)).url).toContain('/api/payments/sandbox');
  const admin = backend.admin();
  const { data } = await admin.rpc('begin_charge', { wanted_key: request.key, wanted_provider: 'sandbox' }).throwOnError();
  const { data: charge } = await admin
    .from('payment_charges')
    .select('provider_id')
    .eq('id', data[0].charge)
    .single()
    .throwOnError();
  const said = { charge: data[0].charge, charge_id: charge.provider_id, said: 'paid', said_amount: amount, fee: 0 };
  expect((await admin.rpc('record_charge', said).throwOnError()).data).toBe('paid');
  expect((await admin.rpc('record_charge', said).throwOnError()).data).toBe('unchanged');
}

/** Runs the steps of all orders; those of a kind are refused. */
async function advanceAll(refused?: string) {
  for (let due = await claimStep(); due; due = await claimStep()) {
    if (due.kind === refused) await recordStep(due, { type: 'refused', why: 'soldOut', price: null });
    else await advance(due);
  }
}

async function standing({ id }: Requested) {
  const admin = backend.admin();
  const trip = await admin.from('bookings').select('status, total_amount').eq('id', id).single().throwOnError();
  const orders = await admin.from('orders').select('order_choices (status)').eq('booking_id', id).throwOnError();
  const back = await admin.from('payment_refunds').select('amount, payments!inner (booking_id)').eq('payments.booking_id', id);
  const ledger = await admin.from('ledger_entries').select('kind, debit, credit, amount').eq('booking_id', id).throwOnError();
  const sum = (account: string) =>
    (ledger.data ?? []).reduce(
      (all, { debit, credit, amount }) => all + (debit === account ? amount : credit === account ? -amount : 0),
      0,
    );
  return {
    status: trip.data.status,
    total: Math.round(Number(trip.data.total_amount) * 100),
    choices: (orders.data ?? []).flatMap(({ order_choices: all }) => (all as { status: string }[]).map(({ status }) => status)),
    refunds: (back.data ?? []).map(({ amount }) => Number(amount)),
    ...{ provider: sum('provider'), supplier: 0 - sum('supplier'), onTheWayBack: 0 - sum('refunds'), customer: sum('customer') },
  };
}
const titlesOf = async ({ email }: Requested) => {
  await sendDueMail();
  return (await backend.mailTo(email)).map(({ subject }) => subject);
};

it('bags and seats are in the amount, are paid once with the flights, and are on booking, receipt and mail', async () => {
  const request = await requested();
  const { fare } = request;
  expect(await look(request)).toMatchObject({ amount: fare, takesExtras: true, extras: null });
  const sold = await onSale(request);
  // Whoever has the link sees no names.
  expect(sold.passengers.map(({ type, name }) => `${type}${name}`)).toEqual(['adult', 'adult', 'child']);
  expect(sold).toMatchObject({ fare, earlier: [] });
  const choice = bagAndSeats(sold);
  expect(choice.selected).toHaveLength(7);
  // A double tap.
  const [one, other] = await Promise.all([choose(request, choice), choose(request, choice)]);
  expect([one, other]).toEqual([{ type: 'chosen' }, { type: 'chosen' }]);
  const amount = fare + choice.amount;
  expect(await look(request)).toMatchObject({
    ...{ amount, total: amount, rest: amount, takesExtras: true },
    extras: { amount: choice.amount, status: 'unpaid' },
  });
  expect((await onSale(request)).earlier).toMatchObject(choice.selected);
  await paid(request, amount);
  expect(await look(request)).toMatchObject({ status: 'paid', total: amount, extras: { status: 'due' }, due: 0 });
  expect(await choose(request, { selected: [], amount: 0 })).toEqual({ type: 'closed' });
  await advanceAll();
  expect(await standing(request)).toMatchObject({
    ...{ status: 'ticketed', total: amount, choices: ['done'], refunds: [] },
    ...{ provider: amount, supplier: amount, customer: 0 },
  });
  expect(await look(request)).toMatchObject({ total: amount, unrefunded: amount, due: 0, extras: { status: 'done' } });
  expect(await titlesOf(request)).toContainEqual(expect.stringContaining('Added to your trip'));
  const texts = (await backend.mailTo(request.email)).map(({ text }) => text);
  const lines = `Flights[^]*Seat[^]*${new Intl.NumberFormat('en').format(amount / 100)}`;
  expect(texts).toContainEqual(expect.stringMatching(new RegExp(lines)));
  // The desk sees what the payment was for.
  const [atDesk] = await readPayments(backend.admin(), request.id);
  expect(atDesk?.extras?.items).toHaveLength(7);
});

it('the price is that of the supplier: another one is answered with what is sold, and changes nothing', async () => {
  const request = await requested();
  const choice = bagAndSeats(await onSale(request));
  const cheaper = { ...choice, amount: 100 };
  expect(await choose(request, cheaper)).toMatchObject({ type: 'changed', now: { type: 'onSale' } });
  const [seat] = choice.selected.slice(1);
  // A seat for two, and one that nobody sells.
  for (const selected of [[seat, seat], [{ id: 'invented', passenger: 1, quantity: 1 }]])
    expect(await choose(request, { selected, amount: choice.amount })).toMatchObject({ type: 'changed' });
  expect(await look(request)).toMatchObject({ amount: request.fare, extras: null });
});

it('two tabs: the last choice counts, the other tab pays nothing for it unseen, and nobody changes it during the payment', async () => {
  const request = await requested();
  const { fare } = request;
  const choice = bagAndSeats(await onSale(request));
  await choose(request, choice);
  expect(await toPay(request, fare)).toMatchObject({ outcome: 'changed' });
  expect(await choose(request, { selected: [], amount: 0 })).toEqual({ type: 'chosen' });
  expect(await look(request)).toMatchObject({ amount: fare, extras: null });
  expect(await toPay(request, fare + choice.amount)).toMatchObject({ outcome: 'changed' });
  expect((await toPay(request, fare)).url).toBeTruthy();
  expect(await look(request)).toMatchObject({ status: 'pending', takesExtras: false });
  expect(await choose(request, { selected: [], amount: 0 })).toEqual({ type: 'underway' });
});

it('what the supplier cannot add goes back by itself, the customer is told, and the ticket stays', async () => {
  const request = await requested();
  const { fare } = request;
  const choice = bagAndSeats(await onSale(request));
  await choose(request, choice);
  await paid(request, fare + choice.amount);
  await advanceAll('addServices');
  expect(await standing(request)).toMatchObject({
    ...{ status: 'ticketed', total: fare, choices: ['refused'], refunds: [choice.amount] },
    ...{ provider: fare + choice.amount, supplier: fare, onTheWayBack: choice.amount, customer: 0 },
  });
  expect(await look(request)).toMatchObject({ unrefunded: fare, due: 0, extras: { status: 'refused' } });
  expect(await titlesOf(request)).toContainEqual(expect.stringContaining('Not added to your trip'));
});

it('where they are sold only within a new order, it gets them as they were chosen', async () => {
  const request = await requested();
  const choice = bagAndSeats(await onSale(request));
  await choose(request, choice);
  await paid(request, request.fare + choice.amount);
  let due = await claimStep();
  for (; due && due.kind !== 'buy'; due = await claimStep()) await advance(due);
  if (!due) throw new Error('It is bought');
  const { extras: bought } = await extrasOfOrder(due.step, 'duffel');
  expect(bought?.services).toMatchObject(choice.selected);
  expect(bought?.price.dirhams).toBeLessThanOrEqual(choice.amount);
  expect(await extrasOfOrder(due.step, 'sandbox')).toEqual({});
  await advance(due);
  expect(await extrasOfOrder(due.step, 'duffel')).toMatchObject({ extras: bought });
  await advanceAll();
  expect(await extrasOfOrder(due.step, 'duffel')).toEqual({});
});

it('flights that are sold out take everything back, with one refund and one message', async () => {
  const request = await requested();
  const choice = bagAndSeats(await onSale(request));
  const amount = request.fare + choice.amount;
  await choose(request, choice);
  await paid(request, amount);
  await advanceAll('buy');
  expect(await standing(request)).toMatchObject({
    ...{ status: 'declined', choices: ['refused'], refunds: [amount] },
    ...{ supplier: 0, onTheWayBack: amount, customer: 0 },
  });
  expect(await look(request)).toMatchObject({ isOff: true, takesExtras: false });
  const titles = await titlesOf(request);
  expect(titles.filter((title) => title.includes('Not added'))).toEqual([]);
  expect(titles).toContainEqual(expect.stringContaining('could not be met'));
});

it('a gift card that paid more than is left to pay is taken off when less is chosen', async () => {
  const request = await requested();
  const choice = bagAndSeats(await onSale(request));
  await choose(request, choice);
  const admin = backend.admin();
  const number = String(Date.now()).slice(-12).padStart(12, '3');
  await admin
    .rpc('issue_gift_card', { card_number: number, pin: '123456', face: 100_000, last_day: '2040-01-01' })
    .throwOnError();
  const added = { wanted_key: request.key, wanted_number: number, wanted_pin: '123456' };
  expect((await admin.rpc('add_gift_card_to_payment', added).throwOnError()).data).toBe('added');
  expect(await look(request)).toMatchObject({ rest: 0 });
  await choose(request, { selected: [], amount: 0 });
  expect(await look(request)).toMatchObject({ amount: request.fare, rest: request.fare, parts: [] });
});

it('nothing is sold for another link, a booking that an agent has confirmed, or a supplier that does not add seats', async () => {
  expect((await extras(postJson('/api/payments/extras', { key: 'f'.repeat(32) }))).status).toBe(404);
  const request = await requested();
  const choice = bagAndSeats(await onSale(request));
  const admin = backend.admin();
  await admin.from('bookings').update({ status: 'confirmed' }).eq('id', request.id).throwOnError();
  expect(await look(request)).toMatchObject({ takesExtras: false });
  expect(await choose(request, choice)).toEqual({ type: 'closed' });
  const other = await requested();
  const { data } = await admin.from('bookings').select('offer').eq('id', other.id).single().throwOnError();
  await admin
    .from('bookings')
    .update({ offer: { ...data.offer, supplier: 'another' } })
    .eq('id', other.id)
    .throwOnError();
  expect(await ask({ key: other.key })).toEqual({ type: 'notSold' });
  expect(await look(other)).toMatchObject({ takesExtras: false });
});
