import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingRow, passengerRow } from '../../fixtures/stored-booking.ts';
import { databaseOf, signedInUser, testBackend } from '../backend/test-backend.ts';

/** `BOOKINGS=100` by hand. */
const bookings = Number(process.env['BOOKINGS'] ?? 6);
const wavesOfEach = 12;

const backend = testBackend();
let sql: postgres.Sql;
let staff: Awaited<ReturnType<typeof signedInUser>>;

beforeAll(async () => {
  sql = postgres(databaseOf(backend.dataDir), { max: 40, onnotice: () => undefined });
  staff = await signedInUser(backend, 'huda');
  await sql`insert into staff (user_id, name) values (${staff.id}, 'Huda')`;
});

afterAll(async () => {
  await sql?.end();
});

const id = () => crypto.randomUUID();
const random = (below: number) => Math.floor(Math.random() * below);
const among = <T>(...all: readonly T[]): T => all[random(all.length)] as T;
/** As staff, in one transaction. */
const atDesk = (query: (tx: postgres.TransactionSql) => postgres.PendingQuery<postgres.Row[]>) =>
  sql.begin(async (tx) => {
    await tx`select set_config('request.jwt.claim.sub', ${staff.id}, true)`;
    return await query(tx);
  });

const price = { amount: '950.00', currency: 'QAR', dirhams: 95_000 };
const orderOf = (order: string, status: string) =>
  sql.json({
    ...{ id: `o-${order}`, pnr: 'ABCDEF', price, tickets: [{ number: '1', passengers: [1] }], status },
    ...{ payBy: new Date(Date.now() + 86_400_000).toISOString(), priceUntil: null, airlineChange: null, itineraries: [] },
  });

/** A flight for a thousand riyals: confirmed, or to be paid at once. */
async function newBooking() {
  const own = { kind: 'flight', idempotency_key: id(), request_fingerprint: id().replaceAll('-', '').repeat(2) };
  const days = { departure_date: '2037-01-14', last_travel_date: '2037-01-21', total_amount: '1000.00' };
  const request = { booking: bookingRow({ ...own, ...days }), passengers: [passengerRow()] };
  const { data, error } = await backend.admin().rpc('create_booking', request).single<{ reference: string }>();
  if (error) throw error;
  const { reference } = data;
  const [made] = await sql`update bookings set status = ${among('confirmed', 'confirmed', 'requested')},
    offer = '{"supplier": "sandbox"}' where reference = ${reference} returning id, status`;
  if (made?.['status'] === 'requested') await sql`select begin_pay_now(${reference}, now() + interval '2 hours', '{sandbox}')`;
  return { booking: String(made?.['id']), reference };
}

type Act = () => PromiseLike<unknown>;

/** What agents, the customer, the provider, the supplier and the workers may do now; some of it twice. */
async function possible(booking: string, reference: string, card: string): Promise<Act[]> {
  const [trip] = await sql`select status from bookings where id = ${booking}`;
  const payments = await sql`select id, link_key, amount from payments where booking_id = ${booking}`;
  const charges = await sql`select c.id, c.amount from payment_charges c join payments p on p.id = payment_id
    where booking_id = ${booking} and provider = 'sandbox'`;
  const refunds =
    await sql`select r.id, r.amount from payment_refunds r join payments p on p.id = payment_id where booking_id = ${booking}`;
  const steps = await sql`select s.id, s.kind, order_id from order_steps s join orders o on o.id = order_id
    where booking_id = ${booking} and s.status = 'due'`;
  const [order] = await sql`select id, status, refund_due, quote from orders join order_terms on order_id = id
    where booking_id = ${booking} order by created_at desc`;
  const isOff = trip?.['status'] === 'declined' || trip?.['status'] === 'cancelled';
  const acts: Act[] = [];
  const may = (oneIn: number, act: Act) => {
    if (random(oneIn) === 0) acts.push(act, ...(random(2) ? [act] : []));
  };
  may(2, () => atDesk((tx) => tx`select desk_record_payment(${id()}, ${booking}, ${among(100_000, 40_000)}, 'cash', ${id()})`));
  may(2, () => atDesk((tx) => tx`select desk_ask_payment(${id()}, ${booking}, 100000, now() + interval '1 day')`));
  may(2, () => atDesk((tx) => tx`select desk_begin_order(${id()}, ${booking}, ${among('ticket', 'hold')}, 100000, false)`));
  for (const due of payments) {
    may(4, () => atDesk((tx) => tx`select desk_undo_record(${due['id']})`));
    may(4, () => atDesk((tx) => tx`select desk_withdraw_payment(${due['id']})`));
    if (!isOff)
      may(4, () =>
        atDesk(
          (tx) =>
            tx`select desk_refund_payment(${due['id']}, ${id()}, ${among(5_000, due['amount'])}, null, null, ${order?.['status'] ?? 'none'})`,
        ),
      );
    may(3, () => sql`select add_gift_card_to_payment(${due['link_key']}, ${card}, '123456')`);
    may(2, async () => {
      const [begun] = await sql`select charge from begin_charge(${due['link_key']}, 'sandbox')`;
      const charge = begun?.['charge'];
      if (charge) await sql`select note_charge(${charge}, ${charge}, 'https://bank.example')`;
    });
  }
  for (const { id: charge, amount } of charges)
    may(2, () => sql`select record_charge(${charge}, ${charge}, ${among('paid', 'paid', 'refused', 'abandoned')}, ${amount}, 0)`);
  for (const { id: refund, amount } of refunds) {
    may(2, () => sql`select record_refund(${refund}, ${refund}, ${among('done', 'done', 'pending', 'failed')}, ${amount})`);
    may(4, () => atDesk((tx) => tx`select desk_settle_refund(${refund}, ${among('byHand', 'notSent')})`));
  }
  for (const { id: step, kind, order_id: made } of steps) {
    const done: Record<string, Act> = {
      price: () => sql`select record_order_price(${step}, ${sql.json({ offer: 'off_1', price, holds: {} })})`,
      quoteCancel: () =>
        sql`select record_order_quote(${step}, ${sql.json({ id: 'q', refund: { ...price, dirhams: 75_000 }, expiresAt: null })})`,
      cancel: () => sql`select record_order(${step}, ${orderOf(made, 'cancelled')})`,
      hold: () => sql`select record_order(${step}, ${orderOf(made, 'held')})`,
    };
    may(1, done[kind] ?? (() => sql`select record_order(${step}, ${orderOf(made, among('ticketed', 'paid'))})`));
    may(5, () => sql`select record_order_refusal(${step}, 'soldOut', null)`);
    may(8, () => sql`select give_up_order_step(${step})`);
  }
  if (order) {
    const asked = {
      id: id(),
      kind: 'extras',
      amount: 31_500,
      items: [{ kind: 'bag' }],
      asks: { services: [], price, booked: 0 },
    };
    may(2, () => atDesk((tx) => tx`select desk_refund_order(${order['id']}, ${order['refund_due']}, ${order['refund_due']})`));
    may(3, () => atDesk((tx) => tx`select desk_quote_cancellation(${order['id']})`));
    if (order['quote']) may(2, () => atDesk((tx) => tx`select desk_cancel_order(${order['id']}, 'q')`));
    may(2, () => atDesk((tx) => tx`select desk_ticket_order(${order['id']}, 100000, false)`));
    may(3, () => atDesk((tx) => tx`select desk_settle_order(${order['id']}, 'none')`));
    may(3, () => sql`select begin_choice(${reference}, 'Al-Example', ${sql.json(asked)}, now() + interval '30 minutes')`);
    const news = order['status'] === 'held' ? 'expired' : 'cancelled';
    may(12, () => sql`select record_order_news('sandbox', ${orderOf(String(order['id']), news)})`);
  }
  const next = { requested: 'confirmed', confirmed: among('ticketed', 'declined', 'cancelled'), ticketed: 'cancelled' };
  const to = next[trip?.['status'] as keyof typeof next] ?? 'confirmed';
  may(10, () => atDesk((tx) => tx`select outcome from desk_set_status('booking', ${booking}, ${trip?.['status']}, ${to})`));
  const work = () => sql`select claim_payment_work()`;
  return [...acts, work, work, () => sql`select claim_order_step('0')`];
}

/** Whether the money of a booking adds up. */
async function check(booking: string, card: string) {
  const [sums] = await sql`select
      (select coalesce(sum(case 'customer' when credit then amount when debit then -amount end), 0)::int from ledger_entries
        where booking_id = ${booking} and kind in ('captured', 'capture_undone', 'gift_card_used', 'refund_begun', 'refund_failed', 'refund_done')) as ledger,
      (select coalesce(sum(c.amount), 0)::int from payment_charges c join payments p on p.id = payment_id where booking_id = ${booking} and c.status = 'paid')
        + (select coalesce(sum(a.amount), 0)::int from payment_parts a join payments p on p.id = payment_id where booking_id = ${booking} and a.status = 'used')
        - (select coalesce(sum(r.amount), 0)::int from payment_refunds r join payments p on p.id = payment_id where booking_id = ${booking} and r.status <> 'failed') as held,
      (select (balance * 100)::int from gift_cards where number = ${card})
        + (select coalesce(sum(amount), 0)::int from payment_parts where gift_card_id = (select id from gift_cards where number = ${card}) and status <> 'selected')
        - (select coalesce(sum(r.amount), 0)::int from payment_refunds r join payment_parts a on a.id = part_id where gift_card_id = (select id from gift_cards where number = ${card})) as card`;
  expect(sums).toEqual({ ledger: sums?.['held'], held: sums?.['held'], card: 30_000 });
  const wrong = await sql`select p.id from payments p, lateral (
      select coalesce(sum(amount) filter (where status <> 'failed'), 0) as begun, coalesce(sum(amount) filter (where status = 'done'), 0) as done
      from payment_refunds where payment_id = p.id and cause = 'desk'
    ) as back
    where booking_id = ${booking} and (
      begun > amount or refunded <> done or (begun > 0 and status not in ('paid', 'partly_refunded', 'refunded'))
      -- A charge that was paid counts for its payment, or goes back.
      or (status not in ('paid', 'partly_refunded', 'refunded') and exists (
        select from payment_charges c where payment_id = p.id and c.status = 'paid'
          and not exists (select from payment_refunds r where charge_id = c.id and cause <> 'desk')
      ))
      or (status in ('created', 'pending', 'failed') and exists (
        select from bookings b where b.id = booking_id and b.status in ('declined', 'cancelled')
      ))
    )`;
  expect(wrong).toEqual([]);
}

/** What is kept for a booking without an order is in the desk's list, unless it was decided; so is an order of a booking that has ended. */
async function isForgotten(booking: string) {
  await sql`update order_steps set due_at = now() where status = 'due' and order_id in (select id from orders where booking_id = ${booking})`;
  for (let times = 0; times < 3; times++) await sql`select claim_order_step('0')`;
  const [left] = await atDesk(
    (tx) => tx`select
      (select count(*)::int from desk_deadlines(b.id)) as deadlines,
      (balance_of_booking(b.id) > 0 and b.status <> 'ticketed' and not standing and not exists (
        select from order_events join orders o on o.id = order_id where o.booking_id = b.id and kind = 'paidBack'
      ) and not exists (
        select from payment_refunds r join payments p on p.id = payment_id
        where p.booking_id = b.id and cause = 'desk' and r.created_at > b.updated_at - interval '1 second'
      )) or (standing and b.status in ('declined', 'cancelled')) as is_open
    from bookings b, lateral (
      select exists (select from orders where booking_id = b.id and status in ('new', 'held', 'paid', 'ticketed', 'unknown')) as standing
    ) as orders where b.id = ${booking}`,
  );
  return left?.['is_open'] === true && left['deadlines'] === 0;
}

it('money that agents, customer, provider and supplier move at the same moment adds up, and none is forgotten', async () => {
  async function live() {
    const { booking, reference } = await newBooking();
    const card = String(100_000_000_000 + random(899_999_999_999));
    await sql`select issue_gift_card(${card}, '123456', 300, '2041-01-01')`;
    for (let wave = 0; wave < wavesOfEach; wave++) {
      await sql`update payment_refunds set asks = 3, asked_at = null`;
      await Promise.all((await possible(booking, reference, card)).map((act) => act()));
      await check(booking, card);
    }
    expect(await isForgotten(booking)).toBe(false);
  }
  for (let done = 0; done < bookings; done += 3) await Promise.all([live(), live(), live()]);
}, 600_000);
