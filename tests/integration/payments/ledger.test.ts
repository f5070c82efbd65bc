import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actAsStaff, type HostedDatabase, newBooking, openHostedDatabase } from '../account/hosted-database.ts';
import { type History, play } from './histories.ts';

/** `HISTORIES=10000` runs that many; `npm run test:deep` runs more than `npm test`. */
const histories = Number(process.env['HISTORIES'] ?? (process.env['DEEP_TESTS'] ? 1_000 : 60));

let db: HostedDatabase;
const giftCards = ['222222222222', '333333333333', '444444444444'];

beforeAll(async () => {
  db = await openHostedDatabase();
  await actAsStaff(db);
  // Another test checks that a PIN is slow to guess.
  await db.exec(
    'create or replace function public.gift_pin_hash(pin text, salt bytea) returns bytea language sql immutable as $$ select sha256(salt || convert_to(pin, $utf$UTF8$utf$)) $$',
  );
  for (const [place, number] of giftCards.entries())
    await db.rows(`select public.issue_gift_card($1, '123456', $2, '2040-01-01')`, [number, [900_000, 5_000, 250][place]]);
  await one(`select public.award_points(auth.uid(), 2000000, 'adjustment')`);
  // Other tests check mail; here there would be too much of it.
  await db.exec(
    'create or replace function public.notify_payment(told public.payments, event text, amount bigint, cause uuid) returns void language sql as $$ select $$',
  );
});

afterAll(() => db?.close());

const one = async (sql: string, values: unknown[] = []) => Object.values((await db.rows(sql, values))[0] ?? {})[0];

/** A confirmed booking; every other one is sold at a price of our own. */
async function confirmedBooking(seed: number): Promise<{ id: string; reference: string }> {
  const booking = await newBooking(db);
  const sql = `update public.bookings set status = 'confirmed', offer = offer || '{"supplier": "sandbox"}' where id = $1`;
  await db.rows(sql, [booking.id]);
  if (seed % 2)
    await db.rows(`insert into public.booking_markups (booking_id, amount, offers) values ($1, 5000, '[]')`, [booking.id]);
  return booking;
}

/** The change of each account by a history, in dirhams. */
async function balancesOf({ payments, orders, choices }: History): Promise<Record<string, number>> {
  const rows = await db.rows<{ account: string; balance: string }>(
    `select account, sum(amount)::text as balance from (
       select debit as account, amount, cause from public.ledger_entries union all select credit, -amount, cause from public.ledger_entries
     ) as sides
     where cause = any ($2) or cause in (
       select id from public.payment_charges where payment_id = any ($1) union all
       select id from public.payment_parts where payment_id = any ($1) union all
       select id from public.payment_refunds where payment_id = any ($1)
     )
     group by account`,
    [payments, [...orders, ...choices]],
  );
  return Object.fromEntries(rows.map(({ account, balance }) => [account, Number(balance)]));
}

/** The result of its payments, in dirhams: what we hold, and what was used of gift cards and points. */
async function sumsOf({ payments }: History) {
  const [sums] = await db.rows<Record<'balance' | 'failedBack' | 'vouchers' | 'points', number>>(
    `select
       (select coalesce(sum(public.balance_of_payment(payments)), 0)::int from public.payments where id = any ($1)) as balance,
       (select coalesce(sum(amount), 0)::int from public.payment_refunds
         where payment_id = any ($1) and cause <> 'desk' and status = 'failed') as "failedBack",
       coalesce(sum(part.amount - back) filter (where part.points is null), 0)::int as vouchers,
       coalesce(sum(part.amount - back) filter (where part.points is not null), 0)::int as points
     from public.payment_parts as part,
       lateral (select coalesce(sum(amount), 0) as back from public.payment_refunds where part_id = part.id) as returned
     where part.payment_id = any ($1) and part.status = 'used'`,
    [payments],
  );
  if (!sums) throw new Error('Nothing is summed up');
  return sums;
}

/** Payments against the rules of split payments, each with the rule it breaks. */
const breaches = (payments: readonly string[]) =>
  db.rows(
    `with part as (
       select part.*, (select coalesce(sum(amount), 0) from public.payment_refunds where part_id = part.id) as back
       from public.payment_parts as part where payment_id = any ($1)
     ), charge as (
       select charge.*, (select coalesce(sum(amount), 0) from public.payment_refunds where charge_id = charge.id and status <> 'failed') as back
       from public.payment_charges as charge where payment_id = any ($1)
     )
     select payments.id, rule from public.payments, lateral (
       select 'more back than a source has paid' as rule where exists (select from part where payment_id = payments.id and back > case status when 'used' then amount else 0 end)
         or exists (select from charge where payment_id = payments.id and back > amount)
       union all select 'to the card before gift cards and points'
         where exists (select from part where payment_id = payments.id and back < amount)
           and exists (select from public.payment_refunds where payment_id = payments.id and charge_id is not null and cause = 'desk')
       union all select 'not the sum of its parts' where payments.status in ('paid', 'partly_refunded', 'refunded') and payments.amount <> (
         select coalesce(sum(amount), 0) from part where payment_id = payments.id and status = 'used'
       ) + (
         select coalesce(sum(amount), 0) from charge where payment_id = payments.id and status = 'paid'
           and not exists (select from public.payment_refunds where charge_id = charge.id and cause <> 'desk')
       )
       union all select 'used, and not paid' where payments.status not in ('paid', 'partly_refunded', 'refunded')
         and exists (select from part where payment_id = payments.id and status = 'used')
       union all select 'held for nothing' where exists (select from part where payment_id = payments.id and status = 'held') and not exists (
         select from charge where payment_id = payments.id and status in ('new', 'pending')
       )
     ) as broken
     where payments.id = any ($1)`,
    [payments],
  );

/** Gift cards and points whose balance differs from the parts of payments. */
const miscounted = () =>
  db.rows(
    `select number, balance from public.gift_cards as card where round((amount - balance) * 100) <> (
       select coalesce(sum(part.amount) filter (where status <> 'selected'), 0)
         - (select coalesce(sum(back.amount), 0) from public.payment_refunds as back join public.payment_parts on payment_parts.id = part_id where gift_card_id = card.id)
       from public.payment_parts as part where gift_card_id = card.id
     )
     union all
     select 'points', points from public.loyalty_accounts where user_id = auth.uid() and (points < 0 or (2000000 - points) * 10 <> (
       select coalesce(sum(amount) filter (where status = 'used'), 0)
         - (select coalesce(sum(back.amount), 0) from public.payment_refunds as back join public.payment_parts on payment_parts.id = part_id where user_id = auth.uid())
       from public.payment_parts where user_id = auth.uid()
     ) and not exists (select from public.payment_refunds as back join public.payment_parts on payment_parts.id = part_id where user_id = auth.uid() and back.amount % 10 <> 0))`,
  );

/** Ends the due steps of a booking, which each later history would process again. */
async function leaveQueues(booking: string) {
  const ofBooking = 'order_id in (select id from public.orders where booking_id = $1)';
  await db.rows(`update public.order_steps set status = 'given_up' where status = 'due' and ${ofBooking}`, [booking]);
  await db.rows(`update public.order_choices set status = 'refused' where status = 'due' and ${ofBooking}`, [booking]);
}

/** Dirhams of a customer without an order, a refund, or a notified agent: more than suppliers and agency have earned. */
const unaccountedOf = async (booking: string) =>
  Number(
    (await one(
      `select least(public.balance_of_booking($1), public.money_to_buy_with($1)) - greatest(public.margin_of_booking($1), 0)
         -- What the provider has refused to send back shows on the desk.
         - coalesce((select sum(back.amount) from public.payment_refunds as back join public.payments on payments.id = payment_id
           where booking_id = $1 and cause = 'desk' and back.status = 'failed'), 0)
       where exists (select from public.orders where booking_id = $1)
         and not exists (
           select from public.orders join public.order_terms on order_id = orders.id
           where booking_id = $1 and (status not in ('failed', 'cancelled', 'expired') or refund_at is not null)
         )
         -- An agent who was asked may keep some of it.
         and not exists (
           select from (select id from public.orders where booking_id = $1 order by created_at desc limit 1) as latest
           join public.order_events on order_id = latest.id where kind = 'undecided'
         )`,
      [booking],
    )) ?? 0,
  );

describe(`${histories} random histories`, () => {
  it('each end in balance, with every dirham in the right account', async () => {
    const seeds = Number(process.env['SEED'] ?? 1);
    for (let seed = seeds; seed < seeds + histories; seed++) {
      const booking = await confirmedBooking(seed);
      const history = await play(db, { booking, giftCards }, seed);
      const { played } = history;
      const {
        provider = 0,
        customer = 0,
        fees = 0,
        refunds = 0,
        bank = 0,
        cash = 0,
        supplier = 0,
        margin = 0,
        ...rest
      } = await balancesOf(history);
      const { vouchers = 0, points = 0, ...others } = rest;
      expect(others, `seed ${seed}`).toEqual({});
      expect(provider + customer + fees + refunds + bank + cash + supplier + margin + vouchers + points, `seed ${seed}`).toBe(0);
      const sums = await sumsOf(history);
      expect(
        { fees, refunds: 0 - refunds, provider, bank, cash, supplier: 0 - supplier, vouchers, points },
        `seed ${seed}`,
      ).toEqual({
        supplier: played.tickets,
        bank: played.bank,
        cash: played.cash,
        fees: played.fees,
        refunds: played.onTheWay,
        provider: played.captured - played.fees - played.sentBack,
        vouchers: sums.vouchers,
        points: sums.points,
      });
      // The margin is the part of the customer's money that the agency earned.
      expect(played.tickets - customer - margin, `seed ${seed}`).toBe(sums.balance + sums.failedBack);
      expect(await breaches(history.payments), `seed ${seed}`).toEqual([]);
      // The outbox refunds choices of ended orders when it runs next.
      await one('select public.begin_due_choices()');
      expect(await unaccountedOf(booking.id), `seed ${seed}`).toBeLessThanOrEqual(0);
      await leaveQueues(booking.id);
    }
    expect(await miscounted()).toEqual([]);
    // Prices that fell and rose after they were paid, and those who paid the difference.
    for (const sql of [
      'payment_refunds where price_fell',
      `payments where price_before > 0`,
      `payments where price_before > 0 and status = 'paid'`,
    ])
      expect(await one(`select count(*)::int from public.${sql}`), sql).toBeGreaterThan(process.env['SEED'] ? -1 : 0);
    // Fewer or other histories do not cover everything.
    if (histories < 200 || process.env['SEED']) return;
    for (const kind of ['margin', 'margin_returned', 'gift_card_used', 'points_used', 'extras_bought', 'change_returned'])
      expect(await one('select count(*)::int from public.ledger_entries where kind = $1', [kind]), kind).toBeGreaterThan(0);
    for (const half of [
      'charge_id is not null',
      'not exists (select from public.payment_charges as charge where charge.payment_id = part.payment_id)',
    ])
      expect(
        await one(
          `select count(*)::int from public.payment_refunds join public.payment_parts as part using (payment_id) where ${half}`,
        ),
        half,
      ).toBeGreaterThan(0);
    expect(await one(`select count(*)::int from public.order_choices where status = 'refused'`)).toBeGreaterThan(0);
  }, 7_200_000);
});

describe('the ledger', () => {
  it('is append-only for everybody', async () => {
    const before = await one('select count(*)::int from public.ledger_entries');
    expect(before).toBeGreaterThan(0);
    for (const sql of [
      'update public.ledger_entries set amount = 1',
      'delete from public.ledger_entries',
      'truncate public.ledger_entries',
    ])
      await expect(db.rows(sql), sql).rejects.toThrow('only added to');
    expect(await one('select count(*)::int from public.ledger_entries')).toBe(before);
  });

  it('keeps its bookings when unsuccessful bookings are deleted', async () => {
    const paid = await db.rows<{ booking_id: string }>('select distinct booking_id from public.ledger_entries');
    await db.exec(
      `update public.bookings set status = 'cancelled', last_travel_date = '2020-01-02', departure_date = '2020-01-01'`,
    );
    await db.rows(`select public.run_retention('2030-01-01')`);
    const left = await db.rows<{ id: string }>('select id from public.bookings');
    expect(left.map(({ id }) => id)).toEqual(expect.arrayContaining(paid.map(({ booking_id }) => booking_id)));
  });
});
