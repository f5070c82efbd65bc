import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as selfService } from '@/app/api/self-service/[name]/route';
import type { BoughtExtras, ChangeResponse, ChoiceResponse, OfferedChange } from '@/lib/bookings/model/order-choice';
import { type ExtrasOnSale, lineOf, type SelectedExtra, sumOf } from '@/lib/bookings/model/order-extras';
import { advanceNext, claimStep } from '@/lib/bookings/orders/advance-orders';
import { describeTrip, readBookingBy } from '@/lib/mail/trip';
import { formatQarExactly } from '@/lib/money';
import { addMonths } from '@/lib/time/dates';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { signedInUser, testBackend } from '../backend/test-backend.ts';
import { CookieJar, pointSiteAt, postJson } from '../bookings/site-on-backend.ts';
import { newFlightBooking, newStayBooking, payFor } from './ordered-booking.ts';

const browser = vi.hoisted(() => ({ jar: null as unknown }));
vi.mock('server-only', () => ({}));
vi.mock('next/headers', () => ({ cookies: async () => browser.jar }));

const backend = testBackend({ ORDER_SUPPLIER: 'sandbox' });
browser.jar = new CookieJar();
type User = Awaited<ReturnType<typeof signedInUser>>;
let customer: User;
let buyer: User;
let other: User;
const day = addDays(todayInQatar(), 90);

beforeAll(async () => {
  customer = await signedInUser(backend, 'amina');
  buyer = await signedInUser(backend, 'layla');
  other = await signedInUser(backend, 'omar');
});
beforeEach(() => {
  pointSiteAt(backend);
  vi.stubEnv('ORDER_SUPPLIER', 'sandbox');
  vi.stubEnv('PAYMENT_PROVIDER', 'sandbox');
  vi.stubEnv('SITE_URL', 'https://www.karam.example');
});

type Booking = Awaited<ReturnType<typeof newFlightBooking>>;

async function advanceAll() {
  while (await advanceNext());
}
async function ticketed(user = customer, second?: Parameters<typeof newFlightBooking>[1]['second']): Promise<Booking> {
  const booking = await newFlightBooking(backend, { user, status: 'requested', ...(second && { second }) });
  await payFor(backend, booking);
  await advanceAll();
  return booking;
}
async function look<Found>(name: string, body: object): Promise<Found | null> {
  const answer = await selfService(postJson(`/api/self-service/${name}`, body), { params: Promise.resolve({ name }) });
  expect(answer.status).toBe(200);
  return (await answer.json()).found;
}
async function payLink(answer: ChoiceResponse | BoughtExtras | null, said = 'paid') {
  if (answer?.type !== 'pay') throw new Error(`It is paid next, and not ${answer?.type}`);
  const { data } = await backend.admin().rpc('begin_charge', { wanted_key: answer.key, wanted_provider: 'sandbox' });
  const [{ charge, amount }] = data;
  const reported = { charge, charge_id: `sandbox_${charge}`, said, said_amount: amount, fee: 0 };
  expect((await backend.admin().rpc('record_charge', reported)).data).toBe(said);
}

describe('flights of another day', () => {
  const ask = ({ reference }: { reference: string }, more: object = {}) =>
    look<ChangeResponse>('change-offers', { reference, lastName: 'Example', moves: [{ direction: 1, day }], ...more });
  async function offersOf(booking: Booking): Promise<{ dear: OfferedChange; free: OfferedChange; cheaper: OfferedChange }> {
    const answer = await ask(booking);
    if (answer?.type !== 'offers') throw new Error(`There are offers, and not ${answer?.type}`);
    const [dear, free, cheaper] = [
      answer.offers.find(({ due }) => due > 0),
      answer.offers.find(({ due, back }) => due === 0 && back === 0),
      answer.offers.find(({ back }) => back > 0),
    ];
    if (!dear || !free || !cheaper) throw new Error('The sandbox has each kind');
    return { dear, free, cheaper };
  }
  const choose = ({ reference }: Booking, { id: offer, due: amount }: OfferedChange, more: object = {}) =>
    look<ChoiceResponse>('change-date', { reference, lastName: 'Example', id: crypto.randomUUID(), offer, amount, ...more });
  const orderOf = async ({ id }: Booking) => {
    const columns = 'id, itineraries, order_choices (status)';
    const { data } = await backend.admin().from('orders').select(columns).eq('booking_id', id).single().throwOnError();
    const terms = backend.admin().from('order_terms').select('supplier_order, change_offers').eq('order_id', data.id);
    return { ...data, terms: (await terms.single().throwOnError()).data };
  };
  /** Price and day of the booking, its order, its choice, and where the money is. */
  async function standing(booking: Booking) {
    const admin = backend.admin();
    const order = await orderOf(booking);
    const trip = await admin.from('bookings').select('total_amount, departure_date').eq('id', booking.id).single().throwOnError();
    const back = await admin
      .from('payment_refunds')
      .select('amount, payments!inner (booking_id)')
      .eq('payments.booking_id', booking.id);
    const ledger = await admin.from('ledger_entries').select('kind, debit, amount').eq('booking_id', booking.id).order('at');
    return {
      total: Math.round(Number(trip.data.total_amount) * 100),
      day: String(trip.data.departure_date),
      departs: String(order.itineraries[0]?.[0]?.departs),
      order: String(order.terms.supplier_order),
      choices: order.order_choices.map(({ status }) => String(status)),
      refunds: (back.data ?? []).map(({ amount }) => Number(amount)),
      ledger: (ledger.data ?? [])
        .filter(({ kind }) => kind === 'order_changed' || kind === 'change_returned' || kind === 'margin')
        .toSorted((one, other) => one.kind.localeCompare(other.kind)),
    };
  }
  const newsOf = async ({ reference }: Booking) => {
    const { data } = await backend
      .admin()
      .from('mail_outbox')
      .select('data')
      .eq('kind', 'order_news')
      .eq('data->>reference', reference);
    return (data ?? []).map((mail) => String(mail.data.title));
  };

  it('a customer sees the cost of another day, pays it, and gets the new flights; the surname is required', async () => {
    const booking = await ticketed();
    const before = await standing(booking);
    const { reference } = booking;
    expect(await ask(booking, { lastName: 'Somebody' })).toBeNull();
    const { dear } = await offersOf(booking);
    const fee = Number(booking.conditions?.change.penalty) * 100;
    expect(dear).toMatchObject({ due: fee, fee, back: 0 });
    expect(dear.flights[0]?.[0]?.departs).toBe(`${day}T09:00:00`);
    expect(Date.parse(dear.until ?? '')).toBeGreaterThan(Date.now());
    // The airline guarantees the offer: it is not asked again, and nothing has changed.
    expect((await offersOf(booking)).dear).toEqual(dear);
    expect(await standing(booking)).toEqual(before);
    expect(await choose(booking, dear, { lastName: 'Somebody' })).toBeNull();
    expect(await choose(booking, { ...dear, due: dear.due - 1 })).toEqual({ type: 'stale' });
    expect(await choose(booking, { ...dear, id: 'change_gone' })).toEqual({ type: 'stale' });
    const id = crypto.randomUUID();
    const begun = await Promise.all([choose(booking, dear, { id }), choose(booking, dear, { id })]);
    expect(begun[0]).toEqual(begun[1]);
    await payLink(begun[0]);
    expect(await ask(booking)).not.toMatchObject({ type: 'byAgent' });
    expect(await choose(booking, dear)).toEqual({ type: 'busy' });
    await advanceAll();
    const after = await standing(booking);
    expect(after).toMatchObject({
      ...{ total: booking.total + dear.due, day, departs: `${day}T09:00:00`, choices: ['done'], refunds: [] },
      ledger: [{ kind: 'order_changed', debit: 'customer', amount: dear.due }],
    });
    // Sent again later, it is the same choice.
    expect(await choose(booking, dear, { id })).toEqual({ type: 'ordered' });
    expect(await newsOf(booking)).toEqual([`Your new flights are booked: ${reference}`]);
    const own = await customer.client.from('order_choices').select('kind, items, amount');
    expect(own.data).toMatchObject([{ kind: 'flights', amount: dear.due, items: [{ direction: 1, becomes: dear.flights[0] }] }]);
    expect((await other.client.from('order_choices').select('id')).data).toEqual([]);
  });

  it('a free change is made at once; the airline’s refund goes to the customer, once', async () => {
    const booking = await ticketed();
    const { free } = await offersOf(booking);
    expect(await choose(booking, free)).toEqual({ type: 'ordered' });
    await advanceAll();
    expect(await standing(booking)).toMatchObject({ total: booking.total, departs: `${day}T17:45:00`, ledger: [], refunds: [] });
    const next = addDays(day, 1);
    const answer = await ask(booking, { moves: [{ direction: 1, day: next }] });
    const cheaper = answer?.type === 'offers' && answer.offers.find(({ back }) => back > 0);
    if (!cheaper) throw new Error('One gives something back');
    const id = crypto.randomUUID();
    expect(await Promise.all([choose(booking, cheaper, { id }), choose(booking, cheaper, { id })])).toEqual([
      { type: 'ordered' },
      { type: 'ordered' },
    ]);
    const { terms } = await orderOf(booking);
    const { offers } = terms.change_offers as { offers: { id: string; refund: { dirhams: number } }[] };
    const supplied = offers.find((each) => each.id === cheaper.id)?.refund.dirhams ?? 0;
    await advanceAll();
    expect(cheaper.back % 100).toBe(0);
    expect(await standing(booking)).toMatchObject({
      ...{ total: booking.total - cheaper.back, day: next, choices: ['done', 'done'], refunds: [cheaper.back] },
      // The customer gets whole riyals.
      ledger: [
        { kind: 'change_returned', debit: 'supplier', amount: supplied },
        ...(supplied > cheaper.back ? [{ kind: 'margin', debit: 'customer', amount: supplied - cheaper.back }] : []),
      ],
    });
  });

  it('says when a baby would be two on the new day, and asks no airline', async () => {
    const second = { type: 'infant', title: 'MSTR', date_of_birth: addMonths(day, -24) } as const;
    const booking = await ticketed(customer, second);
    expect(await ask(booking)).toEqual({ type: 'ages' });
  });

  /** Changes the expiry of a stored offer; the sandbox then refuses it as expired. */
  async function endOffer(booking: Booking, offer: OfferedChange, expiresAt: string): Promise<OfferedChange> {
    const order = await orderOf(booking);
    const { moves, offers } = order.terms.change_offers as { moves: object[]; offers: OfferedChange[] };
    const id = offer.id.replace(/[^_]+$/, (Date.now() - 1000).toString(36));
    const said = { moves, offers: offers.map((each) => (each.id === offer.id ? { ...each, id, expiresAt } : each)) };
    expect((await backend.admin().rpc('keep_change_offers', { offered: order.id, said })).data).toBe(true);
    return { ...offer, id };
  }

  it.each(['its price has moved', 'its time is over'])(
    'an offer that is paid when %s is refunded in full, and the flights stay',
    async (why) => {
      const booking = await ticketed();
      const before = await standing(booking);
      const offered = (await offersOf(booking)).dear;
      const isOver = why === 'its time is over';
      const offer = isOver ? await endOffer(booking, offered, new Date(Date.now() + 900_000).toISOString()) : offered;
      const begun = await choose(booking, offer);
      const terms = { allowed: true, penalty: '9999.00' };
      const becomes = { conditions: { change: terms, refund: terms } };
      const question = { type: 'change', id: before.order, expected: {}, becomes };
      if (!isOver) await backend.admin().rpc('sandbox_order', { question });
      await payLink(begun);
      await advanceAll();
      expect(await standing(booking)).toMatchObject({
        ...{ total: booking.total, departs: before.departs, day: before.day },
        ...{ choices: ['refused'], refunds: [offer.due], ledger: [] },
      });
      expect(await newsOf(booking)).toEqual([`The change you chose was not made: ${booking.reference}`]);
    },
  );

  it('an offer that is about to expire cannot be paid; after a refused payment, a retry or another choice is possible', async () => {
    const booking = await ticketed();
    const { dear } = await offersOf(booking);
    const ending = await endOffer(booking, dear, new Date(Date.now() + 60_000).toISOString());
    expect(await choose(booking, ending)).toEqual({ type: 'stale' });
    const renewed = (await offersOf(booking)).dear;
    const begun = await choose(booking, renewed);
    await payLink(begun, 'refused');
    expect(await standing(booking)).toMatchObject({ choices: ['unpaid'], total: booking.total });
    const second = await choose(booking, renewed);
    expect(second).not.toEqual(begun);
    await payLink(second);
    // The site dies after it has claimed the step, and another instance continues.
    await claimStep(0);
    await advanceAll();
    const after = await standing(booking);
    expect(after.choices.toSorted()).toEqual(['done', 'withdrawn']);
    expect(after).toMatchObject({ total: booking.total + renewed.due, departs: `${day}T09:00:00`, refunds: [] });
    expect(after.ledger).toHaveLength(1);
  });

  it('without payments on the site, or changes at the supplier, the request goes to an agent', async () => {
    vi.stubEnv('PAYMENT_PROVIDER', '');
    const booking = await ticketed();
    const answer = await ask(booking);
    expect(answer).toMatchObject({ type: 'offers', takesPayments: false });
    const { dear } = await offersOf(booking);
    expect(await choose(booking, dear)).toEqual({ type: 'asked' });
    expect(await choose(booking, dear)).toEqual({ type: 'askedBefore' });
    const { data } = await backend
      .admin()
      .from('booking_change_requests')
      .select('kind, wished_day, message')
      .eq('booking_id', booking.id);
    expect(data).toMatchObject([{ kind: 'date', wished_day: day, message: expect.stringContaining(`QAR ${dear.due / 100}`) }]);
    for (const moves of [
      [],
      [{ direction: 1, day: 'soon' }],
      [
        { direction: 1, day },
        { direction: 1, day },
      ],
    ]) {
      const body = { reference: booking.reference, lastName: 'Example', moves };
      const params = Promise.resolve({ name: 'change-offers' });
      expect((await selfService(postJson('/api/self-service/change-offers', body), { params })).status).toBe(400);
    }
    expect(await ask(await newFlightBooking(backend, { user: customer }))).toEqual({ type: 'byAgent' });
    expect(await ask(await newStayBooking(backend, { user: customer }))).toEqual({ type: 'byAgent' });
  });
});

describe('bags and seats', () => {
  const onSaleFor = async (reference: string) => {
    const found = await look<ExtrasOnSale>('extras', { reference, lastName: 'Example' });
    if (found?.type !== 'onSale') throw new Error('Something is on sale');
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
  const extrasOf = async (client = buyer.client) =>
    (await client.from('order_choices').select('status, items, amount').order('created_at', { ascending: false })).data ?? [];

  it('a seat and bags are selected, paid, added at the supplier and shown only to their owner', async () => {
    const { reference } = await ticketed(buyer);
    expect(await look('extras', { reference, lastName: 'Somebody' })).toBeNull();
    const onSale = await onSaleFor(reference);
    expect(onSale).toMatchObject({ takesPayments: true, passengers: [{ name: 'Amina Example' }, { name: 'Omar Example' }] });
    const selected = choiceOf(onSale);
    const amount = sumOf(linesOf(onSale, selected));
    expect(await look('add-extras', { reference, lastName: 'Somebody', id: crypto.randomUUID(), selected, amount })).toBeNull();
    // Another amount than the current price, a seat twice, or one that is not sold is an error, and nothing is created.
    expect(await add(reference, { selected, amount: amount - 1 })).toMatchObject({ type: 'changed', now: { type: 'onSale' } });
    expect(await add(reference, { selected: [selected[0], selected[0]], amount })).toMatchObject({ type: 'changed' });
    expect(await add(reference, { selected: [{ id: 'gone', passenger: 1, quantity: 1 }], amount })).toMatchObject({
      type: 'changed',
    });
    expect(await extrasOf()).toEqual([]);
    const id = crypto.randomUUID();
    const begun = await add(reference, { id, selected, amount });
    if (begun?.type !== 'pay') throw new Error('It is paid next');
    expect(await add(reference, { id, selected, amount })).toEqual(begun);
    await payLink(begun);
    await advanceAll();
    const [bought] = await extrasOf();
    expect(bought).toMatchObject({
      status: 'done',
      amount,
      items: [
        { kind: 'seat', passenger: 1 },
        { kind: 'bag', quantity: 2 },
      ],
    });
    // A lost answer is repeated.
    expect(await add(reference, { id, selected, amount })).toEqual({ type: 'ordered' });
    expect(await extrasOf(other.client)).toEqual([]);
    // Mail lists all that is in its total.
    const booking = await readBookingBy(backend.admin(), 'reference', reference);
    if (!booking) throw new Error('The booking is there');
    const { rows } = await describeTrip(booking, 'en');
    expect(rows.map(({ term }) => term)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Seat\s.*\d+[A-K]/), expect.stringMatching(/^2\schecked\sbags/)]),
    );
    expect(rows.at(-2)?.text).toContain(formatQarExactly(amount / 100, 'en-GB'));
    // The seat is taken now, also for others in this order.
    expect(linesOf(await onSaleFor(reference), selected)).toMatchObject([{ kind: 'bag' }]);
  });

  it('a seat that is taken during the payment is refunded in full', async () => {
    const booking = await ticketed(buyer);
    const onSale = await onSaleFor(booking.reference);
    const [seat] = choiceOf(onSale);
    if (!seat) throw new Error('A seat is selected');
    const [line] = linesOf(onSale, [seat]);
    const begun = await add(booking.reference, { selected: [seat], amount: line?.dirhams });
    if (begun?.type !== 'pay') throw new Error('It is paid next');
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
      question: { type: 'change', id: order?.supplier_order, expected: {}, becomes: { services } },
    });
    await payLink(begun);
    await advanceAll();
    expect((await extrasOf())[0]).toMatchObject({ status: 'refused' });
    const { data: refunds } = await admin
      .from('payment_refunds')
      .select('amount, payments!inner (booking_id)')
      .eq('payments.booking_id', booking.id);
    expect(refunds).toMatchObject([{ amount: line?.dirhams }]);
  });

  it('without payments on the site the request goes to an agent, once', async () => {
    vi.stubEnv('PAYMENT_PROVIDER', '');
    const booking = await ticketed(buyer);
    const onSale = await onSaleFor(booking.reference);
    expect(onSale.takesPayments).toBe(false);
    const selected = choiceOf(onSale);
    const amount = sumOf(linesOf(onSale, selected));
    expect(await add(booking.reference, { selected, amount })).toEqual({ type: 'asked' });
    expect(await add(booking.reference, { selected, amount })).toEqual({ type: 'askedBefore' });
    const { data } = await backend.admin().from('booking_change_requests').select('kind, message').eq('booking_id', booking.id);
    expect(data).toMatchObject([
      { kind: 'extras', message: expect.stringMatching(/^\d+[A-K] · Amina Example · .*\n2 × .* · Omar Example · /) },
    ]);
  });

  it('for a flight without an order at a supplier the request goes to an agent', async () => {
    const { reference } = await newFlightBooking(backend, { user: buyer });
    expect(await look('extras', { reference, lastName: 'Example' })).toEqual({ type: 'byAgent' });
    expect(await add(reference, { selected: [{ id: 'x', passenger: 1, quantity: 1 }], amount: 1 })).toEqual({ type: 'stale' });
  });
});
