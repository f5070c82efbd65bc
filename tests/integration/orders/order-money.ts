import { expect } from 'vitest';
import { actAsStaff, type HostedDatabase, newBooking, newUser, openHostedDatabase } from '../account/hosted-database.ts';

/** What agent, customer, provider and supplier do with the money of an order, in SQL only. */
export let db: HostedDatabase;
export let member: { id: string };

export async function openOrderMoney() {
  db = await openHostedDatabase();
  member = await newUser(db);
  await actAsStaff(db);
}

export const one = async (sql: string, values: unknown[] = []) => Object.values((await db.rows(sql, values))[0] ?? {})[0];
export const total = 100_000;
export const price = { amount: '950.00', currency: 'QAR', dirhams: 95_000 };

export async function booked(status: string) {
  const { id, reference } = await newBooking(db, { userId: member.id, total: '1000.00' });
  await db.rows(`update public.bookings set status = $2, offer = '{"supplier": "sandbox"}' where id = $1`, [id, status]);
  return { id, reference };
}
/** Paid at once, or as an agent requested it. */
export async function pay({ id, reference }: { id: string; reference: string }, atOnce: boolean) {
  if (atOnce) await one(`select public.begin_pay_now($1, now() + interval '2 hours', '{sandbox}')`, [reference]);
  else await one(`select public.desk_ask_payment(gen_random_uuid(), $1, ${total}, now() + interval '1 day')`, [id]);
  const key = await one('select link_key from public.payments where booking_id = $1', [id]);
  const charge = await one(`select charge from public.begin_charge($1, 'tap')`, [key]);
  expect(await one(`select public.record_charge($1::uuid, 'c-' || $1::text, 'paid', ${total}, 0)`, [charge])).toBe('paid');
}
export async function begin(booking: string, mayBeUnpaid = false) {
  const order = crypto.randomUUID();
  const outcome = await one(`select public.desk_begin_order($1, $2, 'ticket', ${total}, $3)`, [order, booking, mayBeUnpaid]);
  return outcome === 'created' ? order : outcome;
}
export const stepOf = (order: unknown) =>
  one(`select id from public.order_steps where order_id = $1 and status = 'due'`, [order]);
export async function report(order: unknown, name: string, said: object) {
  return one(`select public.${name}($1, $2)`, [await stepOf(order), JSON.stringify(said)]);
}
export const refuse = async (order: unknown) =>
  one(`select public.record_order_refusal($1, 'soldOut', null)`, [await stepOf(order)]);
export async function ticket(order: unknown) {
  await report(order, 'record_order_price', { offer: 'off_1', price, holds: null });
  const said = { id: `o-${order}`, pnr: 'ABCDEF', price, tickets: [{ number: '1', passengers: [1] }] };
  expect(await report(order, 'record_order', { ...said, status: 'ticketed' })).toBe('ticketed');
  return said;
}
export const standing = async (booking: string) =>
  (
    await db.rows(
      `select status, public.balance_of_booking(id)::int as balance,
         (select sum(payment_refunds.amount)::int from public.payment_refunds join public.payments on payments.id = payment_id where booking_id = bookings.id) as back,
         (select refund_due::int from public.order_terms join public.orders on orders.id = order_id
          where booking_id = bookings.id and refund_at is not null) as undecided
       from public.bookings where id = $1`,
      [booking],
    )
  )[0];
export const mailsOf = async (reference: string) =>
  (
    await db.rows<{ kind: string; message: string }>(
      `select kind, data ->> 'message' as message from public.mail_outbox where data ->> 'reference' = $1 order by created_at`,
      [reference],
    )
  ).map(({ kind, message }) => `${kind} ${message ?? ''}`);
export const passOneDay = (booking: string) =>
  db.rows(
    `update public.order_terms set refund_at = now() where refund_at is not null and order_id in (select id from public.orders where booking_id = $1)`,
    [booking],
  );

/** Cancelled at the supplier, with this refund in dirhams. */
export async function cancel(order: unknown, said: object, dirhams: number) {
  await quote(order, dirhams);
  await report(order, 'record_order', { ...said, status: 'cancelled' });
}
export async function quote(order: unknown, dirhams: number) {
  await one('select public.desk_quote_cancellation($1)', [order]);
  await report(order, 'record_order_quote', { id: 'q', refund: { ...price, dirhams }, expiresAt: null });
  await one(`select public.desk_cancel_order($1, 'q')`, [order]);
}
/** Pays an amount that an agent requested. */
export async function payPart(booking: string, amount: number) {
  const payment = await one(`select gen_random_uuid()`);
  await one(`select public.desk_ask_payment($1, $2, ${amount}, now() + interval '1 day')`, [payment, booking]);
  return paid(await one('select link_key from public.payments where id = $1', [payment]), amount);
}
export async function paid(key: unknown, amount: number) {
  const charge = await one(`select charge from public.begin_charge($1, 'tap')`, [key]);
  expect(await one(`select public.record_charge($1::uuid, 'c-' || $1::text, 'paid', ${amount}, 0)`, [charge])).toBe('paid');
}
/** Returns the payment. */
export async function recordCash(booking: string, amount: number) {
  const payment = crypto.randomUUID();
  const recorded = `select public.desk_record_payment($1, $2, ${amount}, 'cash', $3)`;
  expect(await one(recorded, [payment, booking, payment])).toBe('created');
  return payment;
}
export const byHand = (booking: string) =>
  db.rows(`select public.desk_set_status('booking', $1, 'confirmed', 'ticketed')`, [booking]);

/** The entries of the desk's list for a booking. */
export const kinds = async (booking: string) =>
  (await db.rows<{ kind: string }>('select kind from public.desk_deadlines($1)', [booking])).map(({ kind }) => kind);
/** Refunds this amount of the first payment of a booking. */
export const sendBack = (booking: string, amount: number) =>
  one(
    `select public.desk_refund_payment(id, gen_random_uuid(), ${amount}) from public.payments where booking_id = $1 order by created_at limit 1`,
    [booking],
  );
export const setStatus = (booking: string, from: string, to: string) =>
  one(`select outcome from public.desk_set_status('booking', $1, $2, $3)`, [booking, from, to]);
/** Seats that the supplier holds for a booking that is paid. */
export async function held() {
  const booking = await booked('confirmed');
  await pay(booking, false);
  const order = crypto.randomUUID();
  await one(`select public.desk_begin_order($1, $2, 'hold', ${total})`, [order, booking.id]);
  await report(order, 'record_order_price', { offer: 'off_1', price, holds: {} });
  const said = { id: `o-${order}`, pnr: 'ABCDEF', price, tickets: [] };
  await report(order, 'record_order', { ...said, status: 'held' });
  const reportNews = (more: object) =>
    one(`select public.record_order_news('sandbox', $1)`, [JSON.stringify({ ...said, ...more })]);
  return { ...booking, order, reportNews };
}
/** Bags for this amount in dirhams, selected and paid; the supplier is asked for them next. */
export async function payForBags({ reference }: { reference: string }, amount: number) {
  const asks = { services: [], price: { ...price, dirhams: amount }, booked: 0 };
  const choice = JSON.stringify({ id: crypto.randomUUID(), kind: 'extras', amount, items: [{ kind: 'bag' }], asks });
  const begun = await one(`select public.begin_choice($1, 'Example', $2, now() + interval '30 minutes')`, [reference, choice]);
  await paid((begun as { key: string }).key, amount);
  await one('select public.begin_due_choices()');
}
export async function buyBags(booking: { reference: string }, order: unknown, said: object, amount: number) {
  await payForBags(booking, amount);
  await report(order, 'record_order', { ...said, status: 'ticketed' });
}
