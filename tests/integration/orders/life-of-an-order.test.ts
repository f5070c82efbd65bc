import { createHmac } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as desk } from '@/app/api/desk/orders/route';
import { POST as webhook } from '@/app/api/orders/webhook/route';
import { POST as selfService } from '@/app/api/self-service/[name]/route';
import { advanceNext, askStep, claimStep, recordStep, recordWebhook } from '@/lib/bookings/orders/advance-orders';
import { callSupplier } from '@/lib/bookings/orders/call-supplier';
import { findCancellationCost } from '@/lib/bookings/orders/cancellation-cost';
import { type DeskOrder, readOrders } from '@/lib/desk/orders';
import { sendDueMail } from '@/lib/mail/outbox';
import { findBooking } from '@/lib/self-service/look-up';
import { addMonths } from '@/lib/time/dates';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { password, signedInStaff, signedInUser, testBackend } from '../backend/test-backend.ts';
import { CookieJar, newVisitor, pointSiteAt, postJson, signingSecretOf } from '../bookings/site-on-backend.ts';
import { newFlightBooking } from './ordered-booking.ts';

const browser = vi.hoisted(() => ({ jar: null as unknown }));
vi.mock('server-only', () => ({}));
vi.mock('next/headers', () => ({ cookies: async () => browser.jar }));

const backend = testBackend({ ORDER_SUPPLIER: 'sandbox' });
const jar = new CookieJar();
browser.jar = jar;
let staff: Awaited<ReturnType<typeof signedInUser>>;
let customer: Awaited<ReturnType<typeof signedInUser>>;

beforeAll(async () => {
  staff = await signedInStaff(backend);
  customer = await signedInUser(backend, 'amina');
});

beforeEach(async () => {
  pointSiteAt(backend);
  vi.stubEnv('ORDER_SUPPLIER', 'sandbox');
  vi.stubEnv('SITE_URL', 'https://www.karam.example');
  vi.stubEnv('KARAM_OUTBOX_URL', `${backend.url}/_local/mail`);
  jar.clear();
  await jar.signIn(backend, staff.email, password);
});

const newBooking = (more: object = {}) => newFlightBooking(backend, { user: customer, ...more });
async function atDesk(body: object) {
  const answer = await desk(postJson('/api/desk/orders', body));
  return { status: answer.status, outcome: (await answer.json()).outcome };
}
async function advanceAll() {
  while (await advanceNext());
}
async function begin(wants: 'hold' | 'ticket', more: object = {}, agreedMore = 0) {
  const booking = await newBooking(more);
  const order = crypto.randomUUID();
  const action = { type: 'begin', order, booking: booking.id, wants, agreed: booking.total + agreedMore };
  expect((await atDesk(action)).outcome).toBe('created');
  return { booking, order, action };
}
/** The fee in dirhams that the booked fare states. */
const feeOf = ({ conditions }: Awaited<ReturnType<typeof newBooking>>, rule: 'change' | 'refund') => {
  expect(conditions?.[rule]).toEqual({ allowed: true, penalty: expect.any(String) });
  return Number(conditions?.[rule].penalty) * 100;
};
async function orderOf(booking: { id: string }): Promise<DeskOrder> {
  const [latest] = await readOrders(staff.client, booking.id);
  if (!latest) throw new Error('There is an order');
  return latest;
}
const eventsOf = async (order: string) => {
  const { data, error } = await staff.client.from('order_events').select('kind').eq('order_id', order).order('at');
  if (error) throw error;
  return data.map(({ kind }) => kind);
};
const stepsOf = async (order: string) => {
  const { data, error } = await staff.client
    .from('order_steps')
    .select('id, kind, status')
    .eq('order_id', order)
    .order('created_at');
  if (error) throw error;
  return data;
};
/** As stored by the sandbox. */
async function bookedAs(order: string): Promise<{ id: string; status: string }[]> {
  const made = (await stepsOf(order)).filter(({ kind }) => kind === 'hold' || kind === 'buy');
  const found = made.map(({ id }) => backend.admin().rpc('sandbox_order', { question: { type: 'find', key: id } }));
  return (await Promise.all(found)).flatMap(({ data }) => (data ? [data] : []));
}
const statusOf = async ({ id }: { id: string }) =>
  (await backend.admin().from('bookings').select('status').eq('id', id).single()).data?.status;

describe('an order', () => {
  it('is held, then ticketed, and the customer gets reference and ticket numbers', async () => {
    const { booking, order } = await begin('hold');
    await advanceAll();
    const held = await orderOf(booking);
    expect(held).toMatchObject({ status: 'held', pay_by: expect.any(String), tickets: [] });
    expect(await statusOf(booking)).toBe('confirmed');
    const seen = held.order_terms.price?.dirhams ?? 0;
    expect(seen).toBe(booking.total);
    expect((await atDesk({ type: 'ticket', order, agreed: seen })).outcome).toBe('created');
    expect((await atDesk({ type: 'ticket', order, agreed: seen })).outcome).toBe('repeated');
    await advanceAll();
    expect((await atDesk({ type: 'ticket', order, agreed: seen })).outcome).toBe('repeated');
    expect(await orderOf(booking)).toMatchObject({ status: 'ticketed', pnr: held.pnr, pay_by: null });
    expect(await statusOf(booking)).toBe('ticketed');
    expect(await eventsOf(order)).toEqual(['asked', 'priced', 'held', 'ticketed']);
    const own = await customer.client.from('orders').select('pnr, tickets').eq('id', order).single();
    expect(own.data).toMatchObject({ pnr: held.pnr, tickets: [{ passengers: [1] }, { passengers: [2] }] });
    expect((await customer.client.from('order_terms').select()).data).toEqual([]);
    const found = await findBooking({ reference: booking.reference, lastName: 'Example' });
    const issued = { status: 'ticketed', pnr: held.pnr, tickets: own.data?.tickets, airline_change: null, change_answer: null };
    expect(found?.orders).toMatchObject([issued]);
    expect(await findBooking({ reference: booking.reference, lastName: 'Another' })).toBeNull();
    const reported = await customer.client.from('notifications').select('type').eq('reference', booking.reference);
    expect(reported.data).toHaveLength(1);
    await sendDueMail();
    const mails = (await backend.mailTo(customer.email)).filter(({ text }) => text.includes(booking.reference));
    const [last] = mails;
    expect(last?.text).toContain(held.pnr);
    for (const { number } of own.data?.tickets ?? []) expect(last?.text).toContain(number);
  });

  it('that is requested twice is created once, and a booking has one at a time', async () => {
    const { booking, order, action } = await begin('ticket', { holds: false });
    expect((await atDesk(action)).outcome).toBe('repeated');
    expect((await atDesk({ ...action, order: crypto.randomUUID() })).outcome).toBe('open');
    await advanceAll();
    expect((await orderOf(booking)).status).toBe('ticketed');
    expect(await bookedAs(order)).toHaveLength(1);
    expect((await stepsOf(order)).map(({ kind, status }) => `${kind} ${status}`)).toEqual(['price done', 'buy done']);
  });

  it.each<[string, object, number, 'hold' | 'ticket', string]>([
    ['costs more than was agreed', {}, -100, 'hold', 'priceChanged'],
    ['is sold no longer', { offer: { itineraries: [] } }, 0, 'ticket', 'refused'],
    ['must be paid at once', { holds: false }, 0, 'hold', 'holdNotPossible'],
  ])('of a flight that %s fails, and can be requested again', async (_, more, agreedMore, wants, why) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { booking, order } = await begin(wants, more, agreedMore);
    await advanceAll();
    expect(await orderOf(booking)).toMatchObject({ status: 'failed', order_terms: { refused: why } });
    expect(await bookedAs(order)).toEqual([]);
    expect(await statusOf(booking)).toBe('confirmed');
    const again = { type: 'begin', order: crypto.randomUUID(), booking: booking.id, wants: 'ticket', agreed: booking.total };
    expect((await atDesk(again)).outcome).toBe('created');
    await advanceAll();
    log.mockRestore();
  });

  it('is cancelled only at the quoted refund', async () => {
    const { booking, order } = await begin('ticket');
    await advanceAll();
    expect((await atDesk({ type: 'cancel', order, quote: 'none' })).outcome).toBe('stale');
    expect((await atDesk({ type: 'quote', order })).outcome).toBe('created');
    expect((await atDesk({ type: 'quote', order })).outcome).toBe('repeated');
    await advanceAll();
    const { quote } = (await orderOf(booking)).order_terms;
    expect(quote?.refund.dirhams).toBe(booking.total - feeOf(booking, 'refund'));
    const cancel = { type: 'cancel', order, quote: quote?.id };
    expect((await atDesk(cancel)).outcome).toBe('created');
    expect((await atDesk(cancel)).outcome).toBe('repeated');
    await advanceAll();
    expect((await atDesk(cancel)).outcome).toBe('repeated');
    expect((await orderOf(booking)).status).toBe('cancelled');
    expect((await bookedAs(order)).map(({ status }) => status)).toEqual(['cancelled']);
  });

  it('quotes the refund of a cancellation only to its customer and the desk', async () => {
    const { booking, order } = await begin('ticket');
    const cost = async (lastName = 'Example') => {
      const asked = postJson('/api/self-service/cancellation-cost', { reference: booking.reference, lastName });
      return (await (await selfService(asked, { params: Promise.resolve({ name: 'cancellation-cost' }) })).json()).found;
    };
    expect(await cost()).toBeNull();
    await advanceAll();
    expect(await cost('Another')).toBeNull();
    const back = booking.total - feeOf(booking, 'refund');
    const reported = await cost();
    expect(reported).toEqual({
      type: 'quoted',
      back,
      deducted: booking.total - back,
      until: expect.any(String),
      quote: null,
      to: [],
    });
    const { quote } = (await orderOf(booking)).order_terms;
    expect(quote?.refund.dirhams).toBe(back);
    // While the quote is valid, the supplier is not asked again.
    const asked = vi.spyOn(globalThis, 'fetch');
    expect(await cost()).toEqual(reported);
    expect(asked.mock.calls.filter(([url]) => String(url).includes('/functions/'))).toEqual([]);
    asked.mockRestore();
    expect((await orderOf(booking)).order_terms.quote).toEqual(quote);
    expect((await atDesk({ type: 'cancel', order, quote: quote?.id })).outcome).toBe('created');
    await advanceAll();
    expect((await orderOf(booking)).status).toBe('cancelled');
    expect(await cost()).toBeNull();
  });

  it('without an answer of the supplier shows that to its customer', async () => {
    const { booking } = await begin('ticket');
    await advanceAll();
    const wanted = { reference: booking.reference, lastName: 'Example' };
    vi.stubEnv('ORDER_SUPPLIER', '');
    expect(await findCancellationCost(wanted)).toEqual({ type: 'noAnswer' });
    vi.stubEnv('ORDER_SUPPLIER', 'sandbox');
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const usual = globalThis.fetch;
    const broken = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      return String(input).includes('/functions/') ? Promise.reject(new TypeError('fetch failed')) : usual(input, init);
    });
    expect(await findCancellationCost(wanted)).toEqual({ type: 'noAnswer' });
    broken.mockRestore();
    expect(String(log.mock.calls)).toContain('order-not-quoted');
    log.mockRestore();
  });

  it('that is paid is read until its tickets are issued, even with other requests in between', async () => {
    const hourAgo = -3600;
    const { booking, order } = await begin('ticket');
    await advanceNext();
    const buy = await claimStep(hourAgo);
    const answer = buy && (await askStep(buy));
    if (!buy || answer?.type !== 'order') throw new Error('It is to be bought');
    await recordStep(buy, { ...answer, status: 'paid', tickets: [] });
    expect(await orderOf(booking)).toMatchObject({ status: 'paid', pnr: answer.pnr });
    await atDesk({ type: 'quote', order });
    await advanceNext(hourAgo);
    expect((await orderOf(booking)).order_terms.quote).not.toBeNull();
    const due = await claimStep();
    expect(due?.kind).toBe('tickets');
    expect(await claimStep()).toBeNull();
    if (due) await recordStep(due, await askStep(due));
    const last = await orderOf(booking);
    expect(last.status).toBe('ticketed');
    // The quote was for an order without tickets.
    expect(last.order_terms.quote).toBeNull();
  });

  it('whose hold has expired takes the state of the supplier', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const beginHeld = async () => {
      const begun = await begin('hold');
      await advanceNext();
      const hold = await claimStep(0);
      const held = hold && (await askStep(hold));
      if (!hold || held?.type !== 'order') throw new Error('It is to be held');
      await recordStep(hold, held);
      return { ...begun, held };
    };
    const paying = await beginHeld();
    await atDesk({ type: 'ticket', order: paying.order, agreed: paying.booking.total });
    await recordWebhook({ ...paying.held, status: 'expired' });
    expect((await orderOf(paying.booking)).status).toBe('held');
    await advanceAll();
    expect((await orderOf(paying.booking)).status).toBe('ticketed');

    const { booking, held } = await beginHeld();
    await recordWebhook({ ...held, status: 'expired' });
    await recordWebhook(held);
    expect((await orderOf(booking)).status).toBe('expired');
    await recordWebhook({ ...held, status: 'paid' });
    expect((await orderOf(booking)).status).toBe('paid');
    expect(log).not.toHaveBeenCalled();
    await recordWebhook({ ...held, id: 'sandbox_another' });
    expect(String(log.mock.calls)).toContain('order-not-matched');
    log.mockRestore();
  });

  it('of a booking that is no longer confirmed is not bought', async () => {
    const change = async ({ id }: { id: string }, status: string) =>
      backend.admin().from('bookings').update({ status }).eq('id', id);
    const asked = await begin('ticket');
    await change(asked.booking, 'cancelled');
    await advanceAll();
    expect(await orderOf(asked.booking)).toMatchObject({ status: 'failed', order_terms: { refused: 'notConfirmed' } });

    const sent = await begin('hold');
    await advanceNext();
    const hold = await claimStep(0);
    if (hold?.kind !== 'hold') throw new Error('It is to be held');
    await askStep(hold);
    await change(sent.booking, 'cancelled');
    await advanceAll();
    expect((await orderOf(sent.booking)).status).toBe('held');

    const held = await begin('hold');
    await advanceAll();
    const pay = { type: 'ticket', order: held.order, agreed: held.booking.total };
    expect((await atDesk(pay)).outcome).toBe('created');
    await change(held.booking, 'cancelled');
    await advanceAll();
    expect(await orderOf(held.booking)).toMatchObject({ status: 'held', order_terms: { refused: 'notConfirmed' } });
    expect((await atDesk(pay)).outcome).toBe('notConfirmed');
  });

  it('keeps its booking from being deleted, once the supplier has it', async () => {
    const leaving = await signedInUser(backend, 'leaving');
    const [held, failed] = [await begin('hold', { user: leaving }), await begin('hold', { user: leaving }, -100)];
    await advanceAll();
    for (const { booking } of [held, failed])
      await backend.admin().from('bookings').update({ status: 'cancelled' }).eq('id', booking.id);
    expect((await backend.admin().rpc('delete_account', { account: leaving.id })).data).toBe(true);
    expect(await statusOf(held.booking)).toBe('cancelled');
    expect(await statusOf(failed.booking)).toBeUndefined();
  });

  it('is requested by staff only, for a confirmed flight, and only where orders are enabled', async () => {
    const { id } = await newBooking({ status: 'requested' });
    const action = { type: 'begin', order: crypto.randomUUID(), booking: id, wants: 'hold', agreed: 100_000 };
    expect((await atDesk(action)).outcome).toBe('notConfirmed');
    expect((await atDesk({ ...action, booking: crypto.randomUUID() })).outcome).toBe('gone');
    expect((await atDesk({ ...action, agreed: 0.5 })).status).toBe(400);
    const unnamed = await newBooking({ offer: { supplier: undefined } });
    expect((await atDesk({ ...action, booking: unnamed.id })).outcome).toBe('notOrdered');
    await jar.signIn(backend, customer.email, password);
    expect((await atDesk(action)).status).toBe(403);
    for (const what of ['desk_quote_cancellation', 'desk_ticket_order', 'desk_cancel_order', 'desk_settle_order']) {
      const more = {
        desk_ticket_order: { agreed: 100 },
        desk_cancel_order: { quoted: 'q' },
        desk_settle_order: { became: 'none' },
      };
      const { error } = await customer.client.rpc(what, { wanted: action.order, ...more[what as keyof typeof more] });
      expect(error?.code, what).toBe('42501');
    }
    jar.clear();
    expect((await atDesk(action)).status).toBe(401);
    await jar.signIn(backend, staff.email, password);
    vi.stubEnv('ORDER_SUPPLIER', '');
    expect((await atDesk(action)).status).toBe(409);
  });

  it('a change by the airline past a baby’s second birthday is not accepted, neither by the customer nor at the desk', async () => {
    const second = { type: 'infant', title: 'MSTR', date_of_birth: addMonths(addDays(todayInQatar(), 61), -24) };
    const { booking, order } = await begin('ticket', { second });
    await advanceAll();
    const [made] = await bookedAs(order);
    const { itineraries } = await orderOf(booking);
    const [flight] = itineraries.flat();
    if (!flight) throw new Error('There is a flight');
    const nextDay = (moment: string) => `${addDays(moment.slice(0, 10), 1)}${moment.slice(10)}`;
    const delayed = { ...flight, departs: nextDay(flight.departs), arrives: nextDay(flight.arrives) };
    const airlineChange = { id: 'late', was: [flight], becomes: [delayed], canAccept: true };
    const question = { type: 'change', id: made?.id, expected: {}, becomes: { airlineChange } };
    await backend.admin().rpc('sandbox_order', { question });
    await recordWebhook(await callSupplier({ type: 'read', supplier: 'sandbox', order: String(made?.id) }));
    const said = { reference: booking.reference, lastName: 'Example', change: 'late', wish: 'accept', message: '' };
    const answer = async (wish: string) => {
      const params = Promise.resolve({ name: 'airline-change' });
      const answered = await selfService(postJson('/api/self-service/airline-change', { ...said, wish }), { params });
      return (await answered.json()).found;
    };
    expect(await answer('accept')).toBe('ages');
    expect(await atDesk({ type: 'accept', order, change: 'late' })).toEqual({ status: 200, outcome: 'ages' });
    expect((await stepsOf(order)).filter(({ kind }) => kind === 'accept')).toEqual([]);
    expect(await answer('otherFlight')).toBe('created');
  });

  it('that the airline has changed is reported by mail, with both times, to customer and desk', async () => {
    const { booking, order } = await begin('ticket');
    await advanceAll();
    // Each ticket of the earlier tests has its PDFs.
    await backend.admin().from('mail_outbox').delete().is('sent_at', null);
    const [made] = await bookedAs(order);
    const flight = { flight: 'QR 1', from: 'DOH', to: 'LHR', departs: '2030-01-14T08:10:00', arrives: '2030-01-14T13:20:00' };
    const becomes = [{ ...flight, departs: '2030-01-14T09:40:00' }];
    const airlineChange = { id: 'moved', was: [flight], becomes, canAccept: true };
    await backend.admin().rpc('sandbox_order', {
      question: { type: 'change', id: made?.id, expected: {}, becomes: { itineraries: [[flight]], airlineChange } },
    });
    await recordWebhook(await callSupplier({ type: 'read', supplier: 'sandbox', order: String(made?.id) }));
    const own = await customer.client.from('orders').select('airline_change').eq('id', order).single();
    expect(own.data?.airline_change).toMatchObject({ id: 'moved' });
    await sendDueMail();
    const [mail] = (await backend.mailTo(customer.email)).filter(({ text }) => text.includes('14/01/2030 09:40'));
    expect(mail?.text).toContain('14/01/2030 08:10');
    expect(mail?.text).toContain(booking.reference);
    const answer = async (more: object = {}) => {
      const said = { reference: booking.reference, lastName: 'Example', change: 'moved', wish: 'accept', message: '', ...more };
      const answered = await selfService(postJson('/api/self-service/airline-change', said), {
        params: Promise.resolve({ name: 'airline-change' }),
      });
      return answered.ok ? (await answered.json()).found : answered.status;
    };
    expect(await answer({ lastName: 'Another' })).toBeNull();
    expect(await answer({ wish: 'both' })).toBe(400);
    // Requested twice at once, and by the desk too: only one is made.
    const both = await Promise.all([answer(), answer(), atDesk({ type: 'accept', order, change: 'moved' })]);
    expect(both.flatMap((one) => (typeof one === 'object' ? one?.outcome : one)).toSorted()).toEqual([
      'created',
      'repeated',
      'repeated',
    ]);
    await advanceAll();
    expect((await stepsOf(order)).filter(({ kind }) => kind === 'accept')).toEqual([expect.objectContaining({ status: 'done' })]);
    const { airline_change, itineraries } = await orderOf(booking);
    expect({ airline_change, itineraries }).toEqual({ airline_change: null, itineraries: [becomes] });
    const found = await findBooking({ reference: booking.reference, lastName: 'Example' });
    expect(found?.offer.flights[0]?.itineraries[0]?.segments[0]?.departure.at).toBe(becomes[0]?.departs);
    expect(found?.firstDay).toBe('2030-01-14');
    const news = await backend
      .admin()
      .from('mail_outbox')
      .select('data')
      .eq('kind', 'order_news')
      .eq('reference', booking.reference);
    const titles = (news.data ?? []).map(({ data }) => data.title);
    expect(titles).toContain(`Your new flights are booked: ${booking.reference}`);
  });

  it('is moved to another day at the offered price, once; its customer pays for it and gets the new flights', async () => {
    const { booking, order } = await begin('ticket');
    await advanceAll();
    const day = addDays(todayInQatar(), 90);
    expect((await atDesk({ type: 'quoteChange', order, direction: 1, day: 'soon' })).status).toBe(400);
    expect((await atDesk({ type: 'quoteChange', order, direction: 1, day })).outcome).toBe('created');
    expect((await atDesk({ type: 'quoteChange', order, direction: 1, day })).outcome).toBe('repeated');
    expect((await atDesk({ type: 'quoteChange', order, direction: 1, day: addDays(day, 1) })).outcome).toBe('busy');
    await advanceAll();
    const [offer] = (await orderOf(booking)).order_terms.change_offers?.offers ?? [];
    const due = feeOf(booking, 'change');
    expect(offer).toMatchObject({ price: { dirhams: due }, departsAt: `${day}T09:00:00` });
    const change = { type: 'change', order, offer: offer?.id, agreed: due };
    expect((await atDesk({ ...change, agreed: due - 1 })).outcome).toBe('stale');
    expect((await atDesk({ ...change, offer: 'another' })).outcome).toBe('stale');
    expect((await Promise.all([atDesk(change), atDesk(change)])).map(({ outcome }) => outcome).toSorted()).toEqual([
      'created',
      'repeated',
    ]);
    await advanceAll();
    expect((await atDesk(change)).outcome).toBe('repeated');
    const after = await orderOf(booking);
    expect(after.itineraries[0]?.[0]?.departs).toBe(`${day}T09:00:00`);
    expect(after.order_terms).toMatchObject({ change_offers: null, price: { dirhams: booking.total + due } });
    const { data } = await backend.admin().from('bookings').select('total_amount, departure_date').eq('id', booking.id).single();
    expect(data).toEqual({ total_amount: ((booking.total + due) / 100).toFixed(2), departure_date: day });
    const paid = await backend.admin().from('ledger_entries').select('kind, amount').eq('booking_id', booking.id).order('at');
    expect(paid.data).toEqual([
      { kind: 'order_paid', amount: booking.total },
      { kind: 'order_changed', amount: due },
    ]);
    await jar.signIn(backend, customer.email, password);
    expect((await atDesk({ type: 'quoteChange', order, direction: 1, day })).status).toBe(403);
    expect((await atDesk(change)).status).toBe(403);
  });

  it('named in an event of the webhook is read', async () => {
    const { booking, order } = await begin('hold');
    await advanceAll();
    const { order_terms: terms } = await orderOf(booking);
    await backend.admin().rpc('sandbox_order', {
      question: { type: 'change', id: terms.supplier_order, expected: { status: 'held' }, becomes: { status: 'cancelled' } },
    });
    const body = JSON.stringify({ order: terms.supplier_order, status: 'ticketed' });
    const send = (signature: string) =>
      webhook(
        new Request('https://www.karam.example/api/orders/webhook', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-order-signature': signature, 'x-forwarded-for': newVisitor() },
          body,
        }),
      );
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await send('f'.repeat(64))).status).toBe(401);
    expect((await orderOf(booking)).status).toBe('held');
    log.mockRestore();
    const signature = createHmac('sha256', signingSecretOf(backend.dataDir)).update(body).digest('hex');
    for (let time = 0; time < 2; time++) expect((await send(signature)).status).toBe(200);
    expect((await orderOf(booking)).status).toBe('cancelled');
    expect((await eventsOf(order)).filter((kind) => kind === 'cancelled')).toHaveLength(1);
  });
});

describe('a worker that dies', () => {
  /** Runs the due steps; with `dies` only up to that point, as if the process had ended there. */
  async function work(dies: (step: { step: string; kind: string }) => 'after the claim' | 'after the answer' | null) {
    for (let due = await claimStep(0); due; due = await claimStep(0)) {
      const end = dies(due);
      if (end === 'after the claim') continue;
      const answer = await askStep(due);
      if (end !== 'after the answer') await recordStep(due, answer);
    }
  }

  it.each(['after the claim', 'after the answer'] as const)(
    '%s of each step still leads to exactly one final order',
    async (where) => {
      const { booking, order } = await begin('hold');
      const died = new Set<string>();
      const once = ({ step }: { step: string }) => (died.size === died.add(step).size ? null : where);
      await work(once);
      const held = await orderOf(booking);
      expect(held.status).toBe('held');
      await atDesk({ type: 'ticket', order, agreed: booking.total });
      await work(once);
      expect((await orderOf(booking)).status).toBe('ticketed');
      await atDesk({ type: 'quote', order });
      await work(once);
      const { quote } = (await orderOf(booking)).order_terms;
      await atDesk({ type: 'cancel', order, quote: quote?.id });
      await work(once);
      expect((await orderOf(booking)).status).toBe('cancelled');
      expect((await bookedAs(order)).map(({ status }) => status)).toEqual(['cancelled']);
      expect(died.size).toBe(5);
      expect((await eventsOf(order)).filter((kind) => kind === 'held' || kind === 'ticketed')).toEqual(['held', 'ticketed']);
    },
  );

  it('whose step another worker has taken changes nothing any more', async () => {
    const { booking, order } = await begin('hold');
    const late = await claimStep(0);
    const taken = await claimStep(0);
    if (!late || !taken) throw new Error('The step is due for both');
    expect(late.step).toBe(taken.step);
    expect([late.tries, taken.tries]).toEqual([1, 2]);
    const answer = await askStep(taken);
    await recordStep(taken, answer);
    await recordStep(late, answer);
    const first = await claimStep(0);
    const again = await claimStep(0);
    if (!first || !again) throw new Error('It is to be held');
    const sent = vi.spyOn(globalThis, 'fetch');
    await askStep(first);
    await askStep(again);
    const asked = sent.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).isRepeated);
    sent.mockRestore();
    expect(asked).toEqual([false, true]);
    await work(() => null);
    expect((await stepsOf(order)).map(({ kind }) => kind)).toEqual(['price', 'hold']);
    expect((await orderOf(booking)).status).toBe('held');
  });

  it('repeatedly makes the step end as unclear, for a person to check', async () => {
    const { booking, order } = await begin('hold');
    await work(({ kind }) => (kind === 'price' ? null : 'after the answer'));
    expect(await orderOf(booking)).toMatchObject({ status: 'unknown', order_terms: { refused: 'noAnswer' } });
    expect(await bookedAs(order)).toHaveLength(1);
    expect((await atDesk({ type: 'settle', order, became: 'look' })).outcome).toBe('created');
    const looking = await claimStep();
    if (!looking) throw new Error('It is to be looked up');
    expect((await atDesk({ type: 'settle', order, became: 'none' })).outcome).toBe('busy');
    await recordStep(looking, await askStep(looking));
    expect((await orderOf(booking)).status).toBe('held');
  });

  it('before anything was ordered leaves a failed order', async () => {
    const { booking, order } = await begin('hold');
    await work(() => 'after the claim');
    expect((await orderOf(booking)).status).toBe('failed');
    expect(await bookedAs(order)).toEqual([]);
  });
});

it('an unclear answer of a supplier is looked up, and the request never sent again', async () => {
  const { booking, order } = await begin('hold');
  await advanceNext();
  const due = await claimStep(0);
  if (due?.kind !== 'hold') throw new Error('It is to be held');
  // With data that is no longer valid it cannot be sent; an earlier attempt may have been.
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await askStep({ ...due, passengers: null })).toMatchObject({ type: 'refused' });
  expect(await askStep({ ...due, passengers: null, tries: 2 })).toEqual({ type: 'unclear' });
  silent.mockRestore();
  await recordStep(due, { type: 'unclear' });
  const { data: made } = await backend.admin().rpc('sandbox_order', { question: { type: 'find', key: due.step } });
  expect(made).toBeNull();
  for (let again = await claimStep(0); again; again = await claimStep(0)) {
    expect(again.isUnclear).toBe(true);
    await recordStep(again, await askStep(again));
  }
  expect((await orderOf(booking)).status).toBe('unknown');
  expect(await bookedAs(order)).toEqual([]);
  expect((await atDesk({ type: 'settle', order, became: 'none' })).outcome).toBe('created');
  expect((await orderOf(booking)).status).toBe('failed');
  expect((await atDesk({ type: 'settle', order, became: 'none' })).outcome).toBe('stale');

  // The supplier created it nevertheless, and the booking has another order now.
  const another = { type: 'begin', order: crypto.randomUUID(), booking: booking.id, wants: 'hold', agreed: booking.total };
  expect((await atDesk(another)).outcome).toBe('created');
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await recordStep(due, await askStep({ ...due, isUnclear: false }));
  expect(String(log.mock.calls)).toContain('order-not-matched');
  log.mockRestore();
  const { data: late } = await staff.client
    .from('orders')
    .select('status, order_terms (supplier_order)')
    .eq('id', order)
    .single();
  expect(late).toMatchObject({ status: 'failed', order_terms: { supplier_order: expect.stringContaining('sandbox_') } });
  expect(await eventsOf(order)).toContain('mismatch');
  await advanceAll();
  expect((await orderOf(booking)).status).toBe('held');
});

it('events of orders are append-only', async () => {
  const admin = backend.admin();
  expect((await admin.from('order_events').delete().neq('kind', '')).error).not.toBeNull();
  expect((await admin.from('orders').update({ status: 'ticketed' }).neq('status', '')).error).not.toBeNull();
});
