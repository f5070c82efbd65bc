import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { actAsStaff, type HostedDatabase, newBooking, openHostedDatabase } from '../account/hosted-database.ts';

/** `HISTORIES=10000` plays as many; the gate plays fewer, and on a server only enough to see that it behaves the same. */
const histories = Number(process.env['HISTORIES'] ?? (inject('postgres') ? 30 : 200));

let db: HostedDatabase;
let bookings: string[];

beforeAll(async () => {
  db = await openHostedDatabase();
  await actAsStaff(db);
  bookings = [];
  for (let made = 0; made < 20; made++) bookings.push((await newBooking(db)).id);
  await db.exec(`update public.bookings set status = 'confirmed', offer = offer || '{"supplier": "sandbox"}'`);
  // Half of them are sold at a price of our own.
  await db.rows(`insert into public.booking_markups (booking_id, amount, offers) select unnest($1::uuid[]), 5000, '[]'`, [
    bookings.slice(0, 10),
  ]);
  // Mail is told elsewhere, and there would be very much of it.
  await db.exec(
    'create or replace function public.notify_payment(told public.payments, event text, amount bigint, cause uuid) returns void language sql as $$ select $$',
  );
});

afterAll(() => db?.close());

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const one = async (sql: string, values: unknown[] = []) => Object.values((await db.rows(sql, values))[0] ?? {})[0];
const uuid = () => crypto.randomUUID();

interface Played {
  /** What really happened, counted beside the database. */
  captured: number;
  fees: number;
  sentBack: number;
  byHand: number;
  onTheWay: number;
  /** Paid to the supplier, less what it gave back. */
  tickets: number;
}

/** The next thing that becomes of an order of a booking: asked for, sold out, bought, dearer, quoted, cancelled. Answers what it has cost or given back. */
async function playOrder(orders: string[], booking: string, random: (below: number) => number): Promise<number> {
  const order = orders.at(-1) ?? uuid();
  const [known] = await db.rows<{ status: string; step: string; kind: string; quote: string }>(
    `select orders.status, step.id as step, step.kind, quote ->> 'id' as quote from public.orders
     join public.order_terms on order_id = orders.id left join public.order_steps as step on step.order_id = orders.id and step.status = 'due'
     where orders.id = $1`,
    [order],
  );
  const cost = 100 + random(900_000);
  const price = { amount: String(cost / 100), currency: 'QAR', dirhams: cost };
  const said = { id: `o-${order}`, pnr: 'ABCDEF', price, tickets: [{ number: '1', passengers: [1] }] };
  const tell = (name: string, answer: object) => one(`select public.${name}($1, $2)`, [known?.step, JSON.stringify(answer)]);
  const isOver = !known || ['failed', 'cancelled'].includes(known.status);
  if (isOver) {
    const made = uuid();
    const outcome = await one(`select public.desk_begin_order($1, $2, 'ticket', 100000000, true)`, [made, booking]);
    if (outcome === 'created') orders.push(made);
  } else if (known.kind === 'price') {
    await tell('record_order_price', { offer: 'off_1', price, holds: null });
  } else if (known.kind === 'buy' && random(3) === 0) {
    await one(`select public.record_order_refusal($1, 'soldOut', null)`, [known.step]);
  } else if (known.kind === 'buy') {
    for (const status of ['paid', 'ticketed', 'ticketed']) await tell('record_order', { ...said, status });
    return cost;
  } else if (known.kind === 'quoteCancel') {
    await tell('record_order_quote', { id: 'q', refund: { ...price, dirhams: random(cost) }, expiresAt: null });
  } else if (known.kind === 'cancel') {
    for (let time = 0; time < 2; time++) await tell('record_order', { ...said, status: 'cancelled' });
    return -Number(await one(`select quote #>> '{refund,dirhams}' from public.order_terms where order_id = $1`, [order]));
  } else if (known.status === 'ticketed') {
    if (known.quote) await one(`select public.desk_cancel_order($1, 'q')`, [order]);
    else await one('select public.desk_quote_cancellation($1)', [order]);
  }
  return 0;
}

/** One life of a payment and of what it buys: asked for, tried, paid, paid twice, withdrawn, late, out of order, refunded in parts, refused by the provider. */
async function play(seed: number): Promise<{ payment: string; orders: string[]; played: Played }> {
  const random = randomFrom(seed);
  const booking = bookings[seed % bookings.length] ?? '';
  const [payment, amount] = [uuid(), 100 + random(1_000_000)];
  const orders: string[] = [];
  await db.rows(`update public.orders set status = 'failed' where booking_id = $1 and status not in ('failed', 'cancelled')`, [
    booking,
  ]);
  await db.rows(`update public.bookings set status = 'confirmed' where id = $1`, [booking]);
  await db.rows(
    `update public.payments set status = 'cancelled' where booking_id = $1 and status in ('created', 'pending', 'failed')`,
    [booking],
  );
  expect(await one(`select public.desk_ask_payment($1, $2, $3, now() + interval '1 day')`, [payment, booking, amount])).toBe(
    'created',
  );
  const key = await one('select link_key from public.payments where id = $1', [payment]);
  const charges: { id: string; isPaid: boolean }[] = [];
  const refunds = new Map<string, { amount: number; status: 'new' | 'done' | 'byHand' | 'failed' }>();
  const played: Played = { captured: 0, fees: 0, sentBack: 0, byHand: 0, onTheWay: 0, tickets: 0 };
  const readSystemRefunds = async () => {
    for (const row of await db.rows<{ id: string; amount: number }>(
      'select id, amount from public.payment_refunds where payment_id = $1',
      [payment],
    ))
      if (!refunds.has(row.id)) refunds.set(row.id, { amount: Number(row.amount), status: 'new' });
  };
  for (let step = 0; step < 20; step++) {
    const charge = charges[random(charges.length || 1)];
    const refund = [...refunds][random(refunds.size || 1)];
    switch (random(14)) {
      case 0:
      case 1: {
        const begun = await db.rows<{ outcome: string; charge: string }>(
          'select outcome, charge from public.begin_charge($1, $2)',
          [key, 'sandbox'],
        );
        const made = begun[0];
        if (made?.outcome !== 'open') break;
        await db.rows('select public.note_charge($1, $2, null)', [made.charge, `c-${made.charge}`]);
        if (!charges.some(({ id }) => id === made.charge)) charges.push({ id: made.charge, isPaid: false });
        break;
      }
      case 2:
      case 3: {
        if (!charge) break;
        // However often it is told, and after whatever was told before.
        const fee = random(3) === 0 ? Math.max(1, Math.floor(amount / 50)) : 0;
        for (let time = 0; time <= random(2); time++)
          await db.rows(`select public.record_charge($1, $2, 'paid', $3, $4)`, [charge.id, `c-${charge.id}`, amount, fee]);
        if (!charge.isPaid) {
          charge.isPaid = true;
          played.captured += amount;
          played.fees += fee;
        }
        break;
      }
      case 4:
        if (charge)
          await db.rows('select public.record_charge($1, $2, $3, $4, 0)', [
            charge.id,
            `c-${charge.id}`,
            ['refused', 'abandoned', 'pending'][random(3)],
            amount,
          ]);
        break;
      case 5: {
        const [id, wanted] = [uuid(), 1 + random(random(2) ? amount : amount * 2)];
        const outcome = await one('select public.desk_refund_payment($1, $2, $3)', [payment, id, wanted]);
        expect(['created', 'stale', 'tooMuch']).toContain(outcome);
        await db.rows('select public.desk_refund_payment($1, $2, $3)', [payment, id, wanted]);
        break;
      }
      case 6:
        if (!refund) break;
        // A person closes it, whatever the provider says of it before and after.
        if (random(4) === 0) {
          await db.rows('update public.payment_refunds set asks = 3 where id = $1', [refund[0]]);
          const how = (['provider', 'byHand', 'notSent'] as const)[random(3)] ?? 'provider';
          const outcome = await one('select public.desk_settle_refund($1, $2)', [refund[0], how]);
          expect(outcome).toBe(refund[1].status === 'new' ? 'settled' : 'stale');
          if (refund[1].status === 'new') refund[1].status = how === 'provider' ? 'done' : how === 'byHand' ? 'byHand' : 'failed';
        }
        for (let time = 0; time <= random(2); time++) {
          const said = random(4) === 0 ? 'failed' : 'done';
          await db.rows('select public.record_refund($1, $2, $3, $4)', [refund[0], `r-${refund[0]}`, said, refund[1].amount]);
          if (refund[1].status === 'new') refund[1].status = said;
        }
        break;
      case 7:
        if (random(3) === 0) await db.rows('select public.desk_withdraw_payment($1)', [payment]);
        break;
      case 8:
      case 9:
      case 10:
      case 11:
        played.tickets += await playOrder(orders, booking, random);
        break;
      case 12: {
        // An agent decides on an order that came to nothing, or nobody does in time.
        if (!orders.length) break;
        const wanted = [orders.at(-1), 1 + random(amount)];
        if (random(2)) expect(await one('select public.desk_refund_order($1, $2)', wanted)).toMatch(/created|stale|tooMuch/);
        else
          await db.rows(`update public.order_terms set refund_at = now() where refund_at is not null and order_id = $1`, [
            orders.at(-1),
          ]);
        await db.rows('select public.claim_payment_work()');
        break;
      }
      default:
        // The deadline passes, or somebody says something that is not so.
        if (random(4) === 0) {
          await db.rows(`update public.payments set pay_by = now() - interval '1 minute' where id = $1`, [payment]);
          await db.rows('select public.claim_payment_work()');
        }
        expect(await one(`select public.record_charge($1, 'forged', 'paid', $2, 0)`, [charge?.id ?? uuid(), amount])).toMatch(
          /mismatch|unknown/,
        );
    }
    await readSystemRefunds();
  }
  for (const { amount: sum, status } of refunds.values()) {
    if (status === 'done') played.sentBack += sum;
    if (status === 'byHand') played.byHand += sum;
    if (status === 'new') played.onTheWay += sum;
  }
  return { payment, orders, played };
}

describe(`${histories} random histories`, () => {
  it('each end in balance, with every dirham where it is', async () => {
    const seeds = Number(process.env['SEED'] ?? 1);
    for (let seed = seeds; seed < seeds + histories; seed++) {
      const { payment, orders, played } = await play(seed);
      const rows = await db.rows<{ account: string; balance: string }>(
        `select account, sum(amount)::text as balance from (
           select debit as account, amount, cause from public.ledger_entries union all select credit, -amount, cause from public.ledger_entries
         ) as sides
         where cause in (select id from public.payment_charges where payment_id = $1 union all select id from public.payment_refunds where payment_id = $1)
           or cause = any ($2)
         group by account`,
        [payment, orders],
      );
      const balances = Object.fromEntries(rows.map(({ account, balance }) => [account, Number(balance)]));
      const { provider = 0, customer = 0, fees = 0, refunds = 0, bank = 0, supplier = 0, margin = 0, ...others } = balances;
      expect(others, `seed ${seed}`).toEqual({});
      expect(provider + customer + fees + refunds + bank + supplier + margin, `seed ${seed}`).toBe(0);
      expect({ fees, refunds: 0 - refunds, provider, bank: 0 - bank, supplier: 0 - supplier }, `seed ${seed}`).toEqual({
        supplier: played.tickets,
        bank: played.byHand,
        fees: played.fees,
        refunds: played.onTheWay,
        provider: played.captured - played.fees - played.sentBack,
      });
      // What is left with us is never less than nothing, and never more than one payment.
      const [kept] = await db.rows<{ kept: number; status: string; amount: number; refunded: number; back: number }>(
        `select amount, status, refunded, (select coalesce(sum(amount), 0)::int from public.payment_refunds as back
           where back.payment_id = payments.id and back.cause = 'desk' and back.status <> 'failed') as back
         from public.payments where id = $1`,
        [payment],
      );
      if (!kept) throw new Error('The payment is gone');
      const isPaid = ['paid', 'partly_refunded', 'refunded'].includes(kept.status);
      const failedBack = await one(
        `select coalesce(sum(amount), 0)::int from public.payment_refunds where payment_id = $1 and cause <> 'desk' and status = 'failed'`,
        [payment],
      );
      // The margin is the customer's money that has become ours.
      expect(played.tickets - customer - margin, `seed ${seed}`).toBe(
        (isPaid ? Number(kept.amount) - Number(kept.back) : 0) + Number(failedBack),
      );
      expect(Number(kept.refunded) <= Number(kept.back) && Number(kept.back) <= Number(kept.amount), `seed ${seed}`).toBe(true);
    }
    expect(await one(`select count(*)::int from public.ledger_entries where kind = 'margin'`)).toBeGreaterThan(0);
    expect(await one(`select count(*)::int from public.ledger_entries where kind = 'margin_returned'`)).toBeGreaterThan(0);
  }, 1_800_000);
});

describe('the ledger', () => {
  it('has no money of a customer without an order, a refund, or an agent who was told', async () => {
    const forgotten = await db.rows(
      `select bookings.id from public.bookings where public.balance_of_booking(bookings.id) > 0
         and exists (select from public.orders where booking_id = bookings.id)
         and not exists (select from public.orders where booking_id = bookings.id and status not in ('failed', 'cancelled', 'expired'))
         and not exists (
           select from public.orders join public.order_terms on order_id = orders.id where booking_id = bookings.id and refund_at is not null
         )
         -- What the supplier keeps of a cancelled order stays, and what an agent kept who was asked.
         and not exists (
           select from (select * from public.orders where booking_id = bookings.id order by created_at desc limit 1) as latest
           join public.order_terms as terms on terms.order_id = latest.id
           where latest.status = 'cancelled' and (coalesce((terms.quote #>> '{refund,dirhams}')::bigint, 0) = 0
             or exists (select from public.order_events where order_id = latest.id and kind = 'undecided'))
         )`,
    );
    expect(forgotten).toEqual([]);
  });

  it('is only added to, whoever tries', async () => {
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

  it('keeps the booking it speaks of, when bookings that came to nothing are deleted', async () => {
    const paid = await db.rows<{ booking_id: string }>('select distinct booking_id from public.ledger_entries');
    await db.exec(
      `update public.bookings set status = 'cancelled', last_travel_date = '2020-01-02', departure_date = '2020-01-01'`,
    );
    await db.rows(`select public.run_retention('2030-01-01')`);
    const left = await db.rows<{ id: string }>('select id from public.bookings');
    expect(left.map(({ id }) => id)).toEqual(expect.arrayContaining(paid.map(({ booking_id }) => booking_id)));
  });
});
