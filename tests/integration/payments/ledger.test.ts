import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actAsStaff, type HostedDatabase, newBooking, openHostedDatabase } from '../account/hosted-database.ts';
import { play } from './histories.ts';
import { balancesOf, breaches, miscounted, mistold, sumsOf, unaccountedOf, underWay } from './rules-of-histories.ts';

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

describe(`${histories} random histories`, () => {
  it('each end in balance, with every dirham in the right account, every event told once, and nothing under way', async () => {
    const seeds = Number(process.env['SEED'] ?? 1);
    for (let seed = seeds; seed < seeds + histories; seed++) {
      const where = `seed ${seed}`;
      const booking = await confirmedBooking(seed);
      const history = await play(db, { booking, giftCards }, seed).catch((cause) => {
        throw new Error(where, { cause });
      });
      const { played, gift, supplied } = history;
      const bookings = [booking, ...(gift ? [gift] : [])];
      const ids = bookings.map(({ id }) => id);
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
      } = await balancesOf(db, ids);
      const { vouchers = 0, points = 0, ...others } = rest;
      expect(others, where).toEqual({});
      expect(provider + customer + fees + refunds + bank + cash + supplier + margin + vouchers + points, where).toBe(0);
      const sums = await sumsOf(db, history.payments);
      expect({ fees, refunds: 0 - refunds, provider, bank, cash, supplier: 0 - supplier, vouchers, points }, where).toEqual({
        supplier: played.tickets,
        bank: played.bank,
        cash: played.cash,
        fees: played.fees,
        refunds: played.onTheWay,
        provider: played.captured - played.fees - played.sentBack,
        vouchers: sums.vouchers - played.giftCard,
        points: sums.points,
      });
      // The margin is the part of the customer's money that the agency earned; what a gift card cost is owed to whoever has it.
      expect(played.tickets - customer - margin, where).toBe(sums.balance - played.giftCard + sums.failedBack);
      expect(await breaches(db, history.payments), where).toEqual([]);
      expect(await underWay(db, ids), where).toEqual([]);
      // One order, and none that the supplier holds for nobody.
      const ticketed = await one(`select count(*)::int from public.orders where booking_id = $1 and status = 'ticketed'`, [
        booking.id,
      ]);
      expect(supplied, where).toEqual(ticketed ? ['bought'] : []);
      // An agent who was asked may keep some of it.
      if (!history.isDecidedByAgent) expect(await unaccountedOf(db, booking.id), where).toEqual([]);
      expect(
        await mistold(
          db,
          bookings.map(({ reference }) => reference),
        ),
        where,
      ).toEqual([]);
    }
    expect(await miscounted(db)).toEqual([]);
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
    for (const met of [
      `order_choices where status = 'refused'`,
      // Bags that were paid with the flights, cancelled by customers, holds that were bought, ended and cancelled, cards that were sent and spent.
      `order_choices join public.payments on payments.id = payment_id where choice is null and order_choices.status = 'done'`,
      `order_steps where kind = 'cancel' and asks ? 'back' and status = 'done'`,
      `order_steps where kind = 'pay' and status = 'done'`,
      ...['paid in time', 'cancelled'].map((why) => `desk_notes where remark like 'Hold %${why}%'`),
      'gift_orders join public.payment_parts on gift_card_id = card_id',
    ])
      expect(await one(`select count(*)::int from public.${met}`), met).toBeGreaterThan(0);
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
