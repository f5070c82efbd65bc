import { afterAll, beforeAll, expect, it } from 'vitest';
import { actAsStaff, type HostedDatabase, newBooking, newUser, openHostedDatabase } from '../account/hosted-database.ts';

/** The money of bags and seats that are added to an order, in SQL only. */
let db: HostedDatabase;
let member: { id: string };

beforeAll(async () => {
  db = await openHostedDatabase();
  member = await newUser(db);
  await actAsStaff(db);
});
afterAll(() => db?.close());

const one = async (sql: string, values: unknown[] = []) => Object.values((await db.rows(sql, values))[0] ?? {})[0];
const price = { amount: '950.00', currency: 'QAR', dirhams: 95_000 };
const amount = 31_500;
const asks = {
  services: [{ id: 's1', quantity: 1, passenger: 1, segmentIds: ['1'] }],
  price: { ...price, dirhams: amount },
  booked: 0,
};
const items = [{ kind: 'seat', passenger: 1, flights: [], quantity: 1, designator: '22A', dirhams: amount }];

/** A ticketed flight, paid elsewhere. */
async function ticketed() {
  const { id, reference } = await newBooking(db, { userId: member.id, total: '1000.00' });
  await db.rows(`update public.bookings set status = 'confirmed', offer = '{"supplier": "sandbox"}' where id = $1`, [id]);
  const order = crypto.randomUUID();
  await one(`select public.desk_begin_order($1, $2, 'ticket', 100000, true)`, [order, id]);
  await report(order, 'record_order_price', { offer: 'off_1', price, holds: null });
  const said = { id: `o-${order}`, pnr: 'ABCDEF', price, status: 'ticketed', tickets: [{ number: '1', passengers: [1] }] };
  expect(await report(order, 'record_order', said)).toBe('ticketed');
  return { id, reference, order, said };
}
const stepOf = (order: unknown) => one(`select id from public.order_steps where order_id = $1 and status = 'due'`, [order]);
const report = async (order: unknown, name: string, said: object) =>
  one(`select public.${name}($1, $2)`, [await stepOf(order), JSON.stringify(said)]);
const begin = async (reference: string, id: string = crypto.randomUUID(), more: object = {}, surname = 'Example') =>
  one(`select public.begin_choice($1, $2, $3, now() + interval '30 minutes')`, [
    reference,
    surname,
    JSON.stringify({ id, kind: 'extras', items, asks, amount, ...more }),
  ]) as Promise<{ outcome: string; key?: string }>;
async function pay(key: string | undefined) {
  const charge = await one(`select charge from public.begin_charge($1, 'tap')`, [key]);
  return one(`select public.record_charge($1::uuid, 'c-' || $1::text, 'paid', ${amount}, 0)`, [charge]);
}
const claim = (order: string) =>
  one(`select public.claim_order_step('0')`).then((step) => (step as { order?: string } | null)?.order === order && step);
const standing = async ({ id, order }: { id: string; order: string }) =>
  (
    await db.rows(
      `select (select array_agg(status order by created_at) from public.order_choices where order_id = $2) as extras,
         public.balance_of_booking($1)::int as balance, round(total_amount)::int as total,
         (select coalesce(sum(payment_refunds.amount), 0)::int from public.payment_refunds join public.payments on payments.id = payment_id where booking_id = $1) as back,
         (select coalesce(sum(amount), 0)::int from public.ledger_entries where booking_id = $1 and kind = 'extras_bought') as spent
       from public.bookings where id = $1`,
      [id, order],
    )
  )[0];
const newsOf = async (reference: string) =>
  (
    await db.rows<{ title: string }>(
      `select data ->> 'title' as title from public.mail_outbox where kind = 'order_news' and data ->> 'reference' = $1`,
      [reference],
    )
  ).map(({ title }) => title);

it('a choice is paid, ordered once, booked in the ledger and confirmed by mail', async () => {
  const booking = await ticketed();
  const id = crypto.randomUUID();
  const { outcome, key } = await begin(booking.reference, id);
  expect(outcome).toBe('pay');
  expect(await begin(booking.reference, id)).toEqual({ outcome, key });
  expect(await standing(booking)).toMatchObject({ extras: ['unpaid'], balance: 0, total: 1000 });
  expect(await pay(key)).toBe('paid');
  expect(await claim(booking.order)).toMatchObject({
    kind: 'addServices',
    asks: { choice: id, services: asks.services, booked: 0 },
  });
  expect(await begin(booking.reference)).toEqual({ outcome: 'busy' });
  await report(booking.order, 'record_order', { ...booking.said, price: { ...price, dirhams: 95_000 + amount } });
  expect(await standing(booking)).toEqual({ extras: ['done'], balance: amount, total: 1315, back: 0, spent: amount });
  expect(await one('select public.find_payment($1)', [key])).toMatchObject({ isChoiceDone: true });
  expect(await begin(booking.reference, id)).toEqual({ outcome: 'ordered' });
  expect(await newsOf(booking.reference)).toEqual([expect.stringContaining('Added to your trip')]);
  expect(await one('select public.find_tickets($1, $2)', [booking.reference, 'Example'])).toMatchObject([
    { order_choices: [{ id, status: 'done' }] },
  ]);
  expect(
    await one(`select count(*)::int from public.order_steps where order_id = $1 and kind = 'addServices'`, [booking.order]),
  ).toBe(1);
});

it('a paid choice that the supplier refuses is refunded in full, and the flights stay', async () => {
  const booking = await ticketed();
  await pay((await begin(booking.reference)).key);
  await claim(booking.order);
  await one(`select public.record_order_refusal($1, 'soldOut', null)`, [await stepOf(booking.order)]);
  expect(await standing(booking)).toEqual({ extras: ['refused'], balance: 0, total: 1000, back: amount, spent: 0 });
  expect(await one('select status from public.bookings where id = $1', [booking.id])).toBe('ticketed');
  expect(await newsOf(booking.reference)).toEqual([expect.stringContaining('Not added to your trip')]);
  expect(
    await one(`select count(*)::int from public.notifications where reference = $1 and type = 'order_extrasRefused'`, [
      booking.reference,
    ]),
  ).toBe(1);
});

it('a second choice withdraws the unpaid first one, and a late payment for it is refunded', async () => {
  const booking = await ticketed();
  const first = await begin(booking.reference);
  const charge = await one(`select charge from public.begin_charge($1, 'tap')`, [first.key]);
  const second = await begin(booking.reference);
  expect(second).toMatchObject({ outcome: 'pay' });
  expect(await standing(booking)).toMatchObject({ extras: ['withdrawn', 'unpaid'] });
  expect(await one(`select public.record_charge($1::uuid, 'c-' || $1::text, 'paid', ${amount}, 0)`, [charge])).toBe('returned');
  expect(await standing(booking)).toMatchObject({ extras: ['withdrawn', 'unpaid'], balance: 0, back: amount });
  // With a payment page open at the provider, no other choice can be made.
  const open = await one(`select charge from public.begin_charge($1, 'tap')`, [second.key]);
  await one(`select public.note_charge($1::uuid, 'c-2', 'https://pay.test')`, [open]);
  expect(await begin(booking.reference)).toEqual({ outcome: 'open', key: second.key });
});

it('a free choice is ordered at once; an unpaid one is withdrawn without a message', async () => {
  const booking = await ticketed();
  expect(
    await begin(booking.reference, crypto.randomUUID(), { amount: 0, asks: { ...asks, price: { ...price, dirhams: 0 } } }),
  ).toEqual({
    outcome: 'ordered',
  });
  await claim(booking.order);
  await report(booking.order, 'record_order', booking.said);
  await begin(booking.reference);
  await db.rows('update public.payments set pay_by = now() where booking_id = $1', [booking.id]);
  await one('select public.claim_payment_work()');
  expect(await standing(booking)).toMatchObject({ extras: ['done', 'withdrawn'], total: 1000, spent: 0 });
  expect(
    await one(`select count(*)::int from public.mail_outbox where kind = 'payment_news' and data ->> 'reference' = $1`, [
      booking.reference,
    ]),
  ).toBe(0);
});

it('when the order is cancelled in the meantime, the money is refunded', async () => {
  const booking = await ticketed();
  await pay((await begin(booking.reference)).key);
  await db.rows(`update public.orders set status = 'cancelled' where id = $1`, [booking.order]);
  await claim(booking.order);
  expect(await standing(booking)).toMatchObject({ extras: ['refused'], balance: 0, back: amount });
  expect(await begin(booking.reference)).toEqual({ outcome: 'stale' });
});

it('when the booking is cancelled in the meantime, nothing is bought, and the money is refunded', async () => {
  const booking = await ticketed();
  await pay((await begin(booking.reference)).key);
  await db.rows(`update public.bookings set status = 'cancelled' where id = $1`, [booking.id]);
  expect(await claim(booking.order)).toBeFalsy();
  expect(await standing(booking)).toMatchObject({ extras: ['refused'], balance: 0, back: amount });
});

it('when the supplier cancels the order, money for extras that were never bought is refunded without a decision', async () => {
  const booking = await ticketed();
  const asked = crypto.randomUUID();
  await one(`select public.desk_ask_payment($1, $2, 100000, now() + interval '1 day')`, [asked, booking.id]);
  const charge = await one(
    `select charge from public.payments cross join public.begin_charge(link_key, 'tap') where payments.id = $1`,
    [asked],
  );
  await one(`select public.record_charge($1::uuid, 'c-' || $1::text, 'paid', 100000, 0)`, [charge]);
  await pay((await begin(booking.reference)).key);
  const cancelled = JSON.stringify({ ...booking.said, status: 'cancelled' });
  await one(`select public.record_order_news('sandbox', $1)`, [cancelled]);
  expect(await standing(booking)).toMatchObject({ extras: ['refused'], balance: 100_000, back: amount });
  expect(await one('select refund_due::int from public.order_terms where order_id = $1', [booking.order])).toBe(100_000);
});

it.each([
  ['done', { extras: ['done'], balance: amount, back: 0, spent: amount }],
  ['refused', { extras: ['refused'], balance: 0, back: amount, spent: 0 }],
] as const)('an outcome that the supplier does not report is set by an agent: %s', async (became, expected) => {
  const booking = await ticketed();
  await pay((await begin(booking.reference)).key);
  await claim(booking.order);
  await db.rows(`update public.order_steps set tries = 8, due_at = now() where order_id = $1 and status = 'due'`, [
    booking.order,
  ]);
  await claim(booking.order);
  expect(await standing(booking)).toMatchObject({ extras: ['unknown'], balance: 0 });
  const extras = await one('select id from public.order_choices where order_id = $1', [booking.order]);
  expect(
    await one(
      `select count(*)::int from public.mail_outbox where kind = 'agency_order' and data ->> 'event' = 'extrasUnknown' and data ->> 'reference' = $1`,
      [booking.reference],
    ),
  ).toBe(1);
  expect(await one('select public.desk_settle_choice($1, $2)', [extras, became])).toBe('created');
  expect(await one('select public.desk_settle_choice($1, $2)', [extras, became])).toBe('stale');
  expect(await standing(booking)).toMatchObject(expected);
});

it('nobody can choose anything without the surname', async () => {
  const { reference } = await ticketed();
  expect(await begin(reference, crypto.randomUUID(), {}, 'Somebody')).toEqual({ outcome: 'unknown' });
  expect(await one('select public.find_order($1, $2)', [reference, 'Somebody'])).toBeNull();
});
