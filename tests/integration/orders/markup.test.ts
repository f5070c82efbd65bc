import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { POST as saveRule } from '@/app/api/desk/markup-rules/route';
import { POST as desk } from '@/app/api/desk/orders/route';
import { POST as search } from '@/app/api/flights/search/route';
import { advanceNext } from '@/lib/bookings/orders/advance-orders';
import { findCancellationCost } from '@/lib/bookings/orders/cancellation-cost';
import { moneyOf } from '@/lib/desk/booking-life/money';
import { readDetail } from '@/lib/desk/details/details';
import { readOrders } from '@/lib/desk/orders';
import { sendDueMail } from '@/lib/mail/outbox';
import { bookingPdf } from '@/lib/mail/pdf/booking-sheet';
import { readBookingBy } from '@/lib/mail/trip';
import { formatQar } from '@/lib/money';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { FlightSearchResponse, SignedFlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { flightMoment } from '@/supabase/functions/_shared/suppliers/flights/flight-question';
import { sandboxFlightSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/flights/sandbox-flight-supplier';
import { passengerOf } from '../../unit/bookings/booking-fixture';
import { pagesOf } from '../../unit/pdf/pages-of';
import { password, signedInStaff, signedInUser, testBackend } from '../backend/test-backend.ts';
import { sendToBook } from '../bookings/send-to-book.ts';
import { CookieJar, pointSiteAt, postJson } from '../bookings/site-on-backend.ts';
import { payFor } from './ordered-booking.ts';

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
beforeEach(() => {
  pointSiteAt(backend);
  vi.stubEnv('ORDER_SUPPLIER', 'sandbox');
  vi.stubEnv('SITE_URL', 'https://www.karam.example');
  vi.stubEnv('KARAM_OUTBOX_URL', `${backend.url}/_local/mail`);
  jar.clear();
});

const toLondon = {
  ...{ origin: 'DOH', destination: 'LHR', departureDate: addDays(flightMoment(new Date()).today, 45) },
  ...{ adults: 1, children: 0, infants: 0, cabinClass: 'ECONOMY' as const },
};
const rule = { id: crypto.randomUUID(), product: 'flight', destination: 'LON', basis_points: 400, fixed_amount: 2_003 };
const save = async (changed: object, seen?: number) =>
  (await staff.client.rpc('desk_save_markup_rule', { rule: { ...rule, is_active: true, ...changed }, ...(seen && { seen }) }))
    .data;
const postRule = async (body: object) => {
  const answer = await saveRule(postJson('/api/desk/markup-rules', body));
  return { status: answer.status, body: await answer.json() };
};
const dirhams = (amount: string) => Math.round(Number(amount) * 100);
/** Customers pay whole riyals. */
const sold = (exact: number) => Math.ceil(exact / 100) * 100;
const requestFor = (offer: SignedFlightOffer) => ({
  ...{ idempotencyKey: crypto.randomUUID(), locale: 'en', search: toLondon, offer },
  passengers: [{ ...passengerOf('adult', 0), surname: 'Example', passportExpiry: addDays(toLondon.departureDate, 1000) }],
  contact: { email: customer.email, phone: '+97440000000' },
});
const rowsOf = async (client: typeof staff.client, table: 'markup_rules' | 'markup_rule_changes' | 'booking_markups') =>
  (await client.from(table).select()).data ?? [];
const accounts = async (booking: string) => {
  const { data } = await staff.client.from('ledger_entries').select('debit, credit, amount').eq('booking_id', booking);
  const has: Record<string, number> = {};
  for (const { debit, credit, amount } of data ?? []) {
    has[debit] = (has[debit] ?? 0) + amount;
    has[credit] = (has[credit] ?? 0) - amount;
  }
  return has;
};

it('a rule is created once, changed only on its last version, and only visible to staff', async () => {
  const typed = { type: 'make', id: rule.id, product: 'flight', destination: 'lon', percent: '٤', fixed: '20.03' };
  expect((await postRule(typed)).status).toBe(401);
  await jar.signIn(backend, customer.email, password);
  expect((await postRule(typed)).status).toBe(403);
  jar.clear();
  await jar.signIn(backend, staff.email, password);
  const refused = await postRule({ ...typed, airline: 'Qatar', origin: 'ZZZ', percent: '50.01', fixed: 'twenty' });
  expect(refused.status).toBe(400);
  expect(refused.body.details.map(({ path }: { path: string }) => path)).toEqual(['airline', 'origin', 'percent', 'fixed']);
  expect((await postRule(typed)).body).toEqual({ outcome: 'created' });
  expect((await postRule(typed)).body).toEqual({ outcome: 'repeated' });
  expect(await save({ id: crypto.randomUUID() })).toBe('taken');
  const inDubai = { id: 'dubai', name: { en: 'Dubai', ar: 'دبي' } };
  const ofStays = await postRule({ type: 'make', id: crypto.randomUUID(), product: 'stay', place: inDubai, percent: '5' });
  expect(ofStays.body).toEqual({ outcome: 'created' });
  const nameless = {
    id: crypto.randomUUID(),
    product: 'stay',
    destination: 'doha',
    place_name: { en: 'Doha' },
    basis_points: 1,
    fixed_amount: 0,
  };
  expect((await staff.client.rpc('desk_save_markup_rule', { rule: nameless })).error?.code).toBe('23514');
  expect(await save({ basis_points: 500 }, 1)).toBe('saved');
  expect(await save({ basis_points: 500 }, 1)).toBe('repeated');
  expect(await save({ basis_points: 600 }, 1)).toBe('stale');
  expect(await save({}, 2)).toBe('saved');
  const tooMuch = await staff.client.rpc('desk_save_markup_rule', {
    rule: { ...rule, basis_points: 5_001, is_active: true },
    seen: 3,
  });
  expect(tooMuch.error?.code).toBe('23514');
  const otherUser = await customer.client.rpc('desk_save_markup_rule', { rule: { ...rule, is_active: false }, seen: 3 });
  expect(otherUser.error?.code).toBe('42501');
  expect((await rowsOf(staff.client, 'markup_rules')).filter(({ id }) => id === rule.id)).toMatchObject([
    { basis_points: 400, version: 3, is_active: true },
  ]);
  expect((await rowsOf(staff.client, 'markup_rule_changes')).filter(({ rule_id }) => rule_id === rule.id)).toMatchObject(
    [400, 500, 400].map((basis_points) => ({ basis_points, staff_name: 'Huda' })),
  );
  for (const client of [customer.client, backend.client()]) expect(await rowsOf(client, 'markup_rules')).toEqual([]);
});

it('changes what customers see and pay, not what the supplier gets; the agency earns the difference', async () => {
  const context = { ...flightMoment(new Date()), signal: new AbortController().signal };
  const supplied = (await sandboxFlightSupplier.searchFlights(toLondon, context)).offers;
  const answer: FlightSearchResponse = await (await search(postJson('/api/flights/search', toLondon))).json();
  const shown = answer.data.find(({ paymentRequirements }) => paymentRequirements?.requiresInstantPayment === false);
  if (!shown) throw new Error('There are flights to London');
  const cost = dirhams(supplied.find(({ id }) => id === shown.id)?.price.total ?? '');
  expect(dirhams(shown.price.total)).toBe(sold(cost + Math.floor(cost * 0.04) + 2_003));

  // A changed rule changes the price, which is accepted once.
  await save({ basis_points: 800 }, 3);
  const changed = await sendToBook('flight', requestFor(shown));
  expect(changed).toMatchObject({ status: 409, body: { code: 'priceChanged' } });
  const [offer] = changed.body.details.offers;
  const markup = sold(cost + Math.floor(cost * 0.08) + 2_003) - cost;
  expect(dirhams(offer.price.total)).toBe(cost + markup);
  await jar.signIn(backend, customer.email, password);
  const { status, body } = await sendToBook('flight', requestFor(offer));
  expect(status).toBe(201);
  const { data: row } = await backend
    .admin()
    .from('bookings')
    .select('id, offer, total_amount')
    .eq('reference', body.reference)
    .single();
  const booking = { id: String(row?.id), reference: String(body.reference), total: cost + markup };
  expect(JSON.stringify((await customer.client.from('bookings').select()).data)).not.toContain(
    `"total":"${(cost / 100).toFixed(2)}"`,
  );
  expect(await rowsOf(customer.client, 'booking_markups')).toEqual([]);

  const detail = await readDetail(staff.client, 'booking', booking.id);
  if (detail?.subject !== 'booking') throw new Error('The desk has it');
  expect(moneyOf(detail.item, { orders: [], payments: [], events: [] })).toMatchObject({
    price: booking.total,
    cost,
    margin: markup,
  });
  expect(detail.item.offer.supplierOffers[0]?.markup).toMatchObject({ total: markup, basisPoints: 800, fixedAmount: 2_003 });

  await backend.admin().from('bookings').update({ status: 'confirmed' }).eq('id', booking.id);
  const { payment } = await payFor(backend, booking, staff.client);

  // One number, where it is shown and where it is paid.
  expect(Number(row?.total_amount)).toBe(booking.total / 100);
  const asked = await backend.admin().from('payments').select('amount').eq('id', payment).single();
  expect(asked.data?.amount).toBe(booking.total);
  await sendDueMail();
  const mails = (await backend.mailTo(customer.email)).filter(({ text }) => text.includes(booking.reference));
  const printed = await readBookingBy(backend.admin(), 'reference', booking.reference);
  const sheet = printed && (await bookingPdf(printed, 'en', new Date()));
  if (!sheet) throw new Error('It can be printed');
  const pages = await pagesOf(sheet.bytes);
  expect(mails.length).toBeGreaterThan(1);
  for (const words of [...mails.map(({ text }) => text), pages.join()]) {
    expect(words.replaceAll(/\s/g, ' ')).toContain(formatQar(booking.total / 100, 'en').replace(/\s/, ' '));
    expect(words).not.toMatch(/QAR\s[\d,]+\.\d/);
  }
  jar.clear();
  await jar.signIn(backend, staff.email, password);
  const order = crypto.randomUUID();
  const atDesk = async (action: object) => (await (await desk(postJson('/api/desk/orders', action))).json()).outcome;
  const advanceAll = async () => {
    while (await advanceNext());
  };
  expect(await atDesk({ type: 'begin', order, booking: booking.id, wants: 'ticket', agreed: cost })).toBe('created');
  await advanceAll();
  const ordered = (await readOrders(staff.client, booking.id))[0];
  expect(ordered).toMatchObject({ status: 'ticketed', order_terms: { price: { dirhams: cost } } });
  expect(await accounts(booking.id)).toMatchObject({ customer: 0, supplier: -cost, margin: -markup });

  // The fee is the one that was shown: the agency refunds its markup.
  const quoted = await findCancellationCost({ reference: booking.reference, lastName: 'Example' });
  const { refund, id: quote } = (await readOrders(staff.client, booking.id))[0]?.order_terms.quote ?? {
    refund: { dirhams: 0 },
    id: '',
  };
  expect(refund.dirhams).toBeGreaterThan(0);
  // In whole riyals, as everything that the customer sees.
  const due = Math.ceil((refund.dirhams + markup) / 100) * 100;
  expect(quoted).toMatchObject({ type: 'quoted', back: due, deducted: booking.total - due });
  expect(await atDesk({ type: 'cancel', order, quote })).toBe('created');
  await advanceAll();
  expect((await readOrders(staff.client, booking.id))[0]?.order_terms.refund_due).toBe(due);
  expect(await atDesk({ type: 'refund', order, amount: due, seen: due })).toBe('created');
  const after = await accounts(booking.id);
  expect(after).toMatchObject({ customer: 0, supplier: refund.dirhams - cost, margin: due - refund.dirhams - markup });
  expect(Object.values(after).reduce((sum, amount) => sum + amount, 0)).toBe(0);
});
