import { expect } from 'vitest';
import type { HostedDatabase } from '../account/hosted-database.ts';

/** A random generator, the same for the same seed (mulberry32). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const uuid = () => crypto.randomUUID();

export interface Played {
  /** The real course of events, counted outside the database. */
  captured: number;
  fees: number;
  sentBack: number;
  /** Paid to our bank, minus refunds from it; the same in cash. */
  bank: number;
  cash: number;
  onTheWay: number;
  /** Paid to the supplier, minus its refunds. */
  tickets: number;
}

export interface History {
  payments: string[];
  /** Other causes in the ledger. */
  orders: string[];
  choices: string[];
  played: Played;
}

interface Refund {
  amount: number;
  /** `cash` and `transfer` are refunded by an agent. */
  provider: string;
  status: 'new' | 'done' | 'byHand' | 'failed';
}

interface Scene {
  /** A confirmed booking that has no payments yet. */
  booking: { id: string; reference: string };
  /** Numbers of gift cards whose PIN is 123456. */
  giftCards: readonly string[];
}

/**
 * One random history of a booking's payments and orders: requested, split between gift cards, points and card, tried, paid, paid twice, withdrawn, late,
 * out of order, refunded in parts, refused by the provider; paid at once, at a price that rises or falls before it is ordered; tickets, and bags and
 * seats afterwards. Staff is signed in, and has points.
 */
export async function play(db: HostedDatabase, { booking, giftCards }: Scene, seed: number): Promise<History> {
  const random = randomFrom(seed);
  const one = async (sql: string, values: unknown[] = []) => Object.values((await db.rows(sql, values))[0] ?? {})[0];
  const among = <T>(all: readonly T[]): T | undefined => all[random(all.length || 1)];
  const payments: { id: string; key: string }[] = [];
  const orders: string[] = [];
  const choices: string[] = [];
  const charges: { id: string; amount: number; isPaid: boolean }[] = [];
  const refunds = new Map<string, Refund>();
  const byHand = new Map<string, { amount: number; account: 'cash' | 'bank' }>();
  const played: Played = { captured: 0, fees: 0, sentBack: 0, bank: 0, cash: 0, onTheWay: 0, tickets: 0 };

  async function askForPayment() {
    const id = uuid();
    const wanted = [id, booking.id, 100 + random(1_000_000)];
    const outcome = await one(`select public.desk_ask_payment($1, $2, $3, now() + interval '1 day')`, wanted);
    if (outcome === 'created')
      payments.push({ id, key: String(await one('select link_key from public.payments where id = $1', [id])) });
    return outcome;
  }

  /** The request is paid at once, which orders it; the price may have risen or fallen by then. */
  async function payAtOnce() {
    await db.rows(`update public.bookings set status = 'requested', total_amount = $2 where id = $1`, [
      booking.id,
      100 + random(9_000),
    ]);
    const key = await one(`select public.begin_pay_now($1, now() + interval '1 day', '{sandbox}')`, [booking.reference]);
    await findPayments();
    expect(payments.map((known) => known.key)).toEqual([key]);
    if (random(4) === 0) return;
    await begin(String(key));
    await capture(charges[0]);
    await findPayments();
    for (let step = 0; step < 2; step++) await playOrder();
  }

  /** What the database has begun by itself. */
  async function findPayments() {
    for (const found of await db.rows<{ id: string; key: string }>(
      'select id, link_key as key from public.payments where booking_id = $1 order by created_at',
      [booking.id],
    ))
      if (!payments.some(({ id }) => id === found.id)) payments.push(found);
    for (const { id } of await db.rows<{ id: string }>('select id from public.orders where booking_id = $1 order by created_at', [
      booking.id,
    ]))
      if (!orders.includes(id)) orders.push(id);
  }

  /** The next event of the order: requested, sold out, bought, more expensive, quoted, cancelled, with more bags or other flights. */
  async function playOrder() {
    const order = orders.at(-1) ?? uuid();
    await one('select public.begin_due_choices()');
    const [known] = await db.rows<{
      status: string;
      step: string;
      kind: string;
      quote: string;
      asks: { price?: { dirhams: number }; refund?: { dirhams: number } | null };
      at_once: boolean;
      agreed: string;
      markup: string | null;
    }>(
      `select orders.status, step.id as step, step.kind, step.asks, quote ->> 'id' as quote, payment_id is not null as at_once, agreed,
         (select amount from public.booking_markups as added where added.booking_id = orders.booking_id) as markup
       from public.orders join public.order_terms on order_id = orders.id left join public.order_steps as step on step.order_id = orders.id and step.status = 'due'
       where orders.id = $1`,
      [order],
    );
    // About as much as was agreed, where a customer has paid for it: a little more or less, or the same.
    const agreed = Number(known?.agreed ?? 0) - Number(known?.markup ?? 0);
    const cost = known?.at_once ? Math.max(100, agreed + random(40_001) - 25_000) : 100 + random(900_000);
    const price = { amount: String(cost / 100), currency: 'QAR', dirhams: cost };
    const said = { id: `o-${order}`, pnr: 'ABCDEF', price, tickets: [{ number: '1', passengers: [1] }] };
    const report = (name: string, answer: object) => one(`select public.${name}($1, $2)`, [known?.step, JSON.stringify(answer)]);
    const refuse = () => one(`select public.record_order_refusal($1, 'soldOut', null)`, [known?.step]);
    if (!known || ['failed', 'cancelled'].includes(known.status)) {
      const made = uuid();
      const outcome = await one(`select public.desk_begin_order($1, $2, 'ticket', 100000000, true)`, [made, booking.id]);
      if (outcome === 'created') orders.push(made);
    } else if (known.kind === 'price') {
      await report('record_order_price', { offer: 'off_1', price, holds: null });
    } else if (known.status === 'new' && !known.kind) {
      // It waits for the difference of a risen price, which is paid as any payment.
      if (random(4) === 0) await one('select public.refuse_difference($1)', [payments[0]?.key]);
    } else if (known.kind === 'buy' && random(3) === 0) {
      await refuse();
    } else if (known.kind === 'buy') {
      for (const status of ['paid', 'ticketed', 'ticketed']) await report('record_order', { ...said, status });
      played.tickets += cost;
    } else if ((known.kind === 'addServices' || known.kind === 'change') && random(3) === 0) {
      await refuse();
    } else if (known.kind === 'addServices' || known.kind === 'change') {
      for (let time = 0; time < 2; time++) await report('record_order', { ...said, status: 'ticketed' });
      played.tickets += (known.asks.price?.dirhams ?? 0) - (known.asks.refund?.dirhams ?? 0);
    } else if (known.kind === 'quoteCancel') {
      await report('record_order_quote', { id: 'q', refund: { ...price, dirhams: random(cost) }, expiresAt: null });
    } else if (known.kind === 'cancel') {
      for (let time = 0; time < 2; time++) await report('record_order', { ...said, status: 'cancelled' });
      played.tickets -= Number(
        await one(`select quote #>> '{refund,dirhams}' from public.order_terms where order_id = $1`, [order]),
      );
    } else if (known.status === 'ticketed' && random(2)) {
      await choose();
    } else if (known.status === 'ticketed') {
      if (known.quote) await one(`select public.desk_cancel_order($1, 'q')`, [order]);
      else await one('select public.desk_quote_cancellation($1)', [order]);
    }
  }

  /** Bags, or other flights; for some of these the airline makes a refund. */
  async function choose() {
    const kind = random(2) ? 'extras' : 'flights';
    const refund = kind === 'flights' && random(2) ? { dirhams: 1 + random(20_000) } : null;
    const [id, amount] = [uuid(), refund ? 0 : 100 + random(60_000)];
    const asks = { services: [], price: { amount: String(amount / 100), currency: 'QAR', dirhams: amount }, refund, booked: 0 };
    const selected = JSON.stringify({ id, kind, items: [{ kind: 'bag' }], asks, amount });
    const outcomes = [];
    for (let time = 0; time < 2; time++) {
      const begun = await one(`select public.begin_choice($1, 'Example', $2, now() + interval '30 minutes')`, [
        booking.reference,
        selected,
      ]);
      outcomes.push((begun as { outcome: string }).outcome);
    }
    if (outcomes[0] !== 'pay' && outcomes[0] !== 'ordered') return;
    expect(outcomes[1]).toBe(outcomes[0]);
    choices.push(id);
    const [due] = await db.rows<{ id: string; key: string }>(
      'select payments.id, link_key as key from public.payments join public.order_choices on payment_id = payments.id where order_choices.id = $1',
      [id],
    );
    if (due) payments.push(due);
  }

  /** A part that is not charged: a gift card, points, one of them removed again, or a card that has been blocked. */
  async function playParts(key: string) {
    switch (random(5)) {
      case 0:
      case 1:
        // Sent twice, it counts once.
        for (let time = 0; time <= random(2); time++)
          await one(`select public.add_gift_card_to_payment($1, $2, '123456')`, [key, among(giftCards)]);
        break;
      case 2:
        await one('select public.add_points_to_payment($1, $2)', [key, 1 + random(4)]);
        break;
      case 3: {
        const parts = await db.rows<{ id: string }>(
          'select part.id from public.payment_parts as part join public.payments on payments.id = payment_id where link_key = $1',
          [key],
        );
        await one('select public.remove_payment_part($1, $2)', [key, among(parts)?.id ?? uuid()]);
        break;
      }
      default:
        await db.rows('update public.gift_cards set is_blocked = not is_blocked where number = $1', [giftCards[0]]);
    }
  }

  async function begin(key: string) {
    const [made] = await db.rows<{ outcome: string; charge: string; amount: string }>(
      // By another way to pay than before, now and then, or by that of the open charge.
      `select outcome, charge, amount from public.begin_charge($1, 'sandbox', null, $2)`,
      [key, among([null, null, 'card', 'naps', 'tabby'])],
    );
    if (made?.outcome !== 'open') return;
    // Sometimes its page is never created.
    if (random(4))
      await db.rows('select public.note_charge($1, $2, $3)', [
        made.charge,
        `c-${made.charge}`,
        among([null, 'https://pay.example']),
      ]);
    if (!charges.some(({ id }) => id === made.charge))
      charges.push({ id: made.charge, amount: Number(made.amount), isPaid: false });
  }

  /** The provider says that a charge is paid: repeatedly, and after any earlier report. */
  async function capture(charge: (typeof charges)[number] | undefined) {
    if (!charge) return;
    const fee = random(3) === 0 ? Math.max(1, Math.floor(charge.amount / 50)) : 0;
    for (let time = 0; time <= random(2); time++)
      await db.rows(`select public.record_charge($1, $2, 'paid', $3, $4)`, [charge.id, `c-${charge.id}`, charge.amount, fee]);
    if (charge.isPaid) return;
    charge.isPaid = true;
    played.captured += charge.amount;
    played.fees += fee;
  }

  /** Cash or a transfer that an agent records, once even if pressed repeatedly. */
  async function recordPayment() {
    const [id, amount, method] = [uuid(), 100 + random(1_000_000), random(2) ? ('cash' as const) : ('transfer' as const)];
    const record = () => one('select public.desk_record_payment($1, $2, $3, $4, $5)', [id, booking.id, amount, method, id]);
    const outcome = await record();
    expect(outcome).toMatch(/created|open|notConfirmed/);
    if (outcome !== 'created') return;
    expect(await record()).toBe('repeated');
    payments.push({ id, key: String(await one('select link_key from public.payments where id = $1', [id])) });
    played[method === 'cash' ? 'cash' : 'bank'] += amount;
    byHand.set(id, { amount, account: method === 'cash' ? 'cash' : 'bank' });
  }

  /** What an agent has recorded never arrived. */
  async function undoRecord() {
    const [id, taken] = among([...byHand]) ?? [];
    if (!id || !taken) return;
    const undo = () => one('select public.desk_undo_record($1)', [id]);
    const outcome = await undo();
    expect(outcome).toMatch(/undone|stale|busy/);
    if (outcome !== 'undone') return;
    expect(await undo()).toBe('stale');
    played[taken.account] -= taken.amount;
  }

  async function endRefund([id, refund]: [string, Refund]) {
    const isByHand = refund.provider === 'cash' || refund.provider === 'transfer';
    // An agent closes it, whatever the provider reports before and after.
    if (isByHand || random(4) === 0) {
      await db.rows('update public.payment_refunds set asks = 3, asked_at = null where id = $1', [id]);
      const how = (['provider', 'byHand', 'notSent'] as const)[random(3)] ?? 'provider';
      // The provider refused it, or reported something else after it was closed.
      const isRefused =
        refund.status === 'failed' &&
        (await one('select settled is null or contradicted_at is not null from public.payment_refunds where id = $1', [id])) ===
          true;
      const outcome = await one('select public.desk_settle_refund($1, $2)', [id, how]);
      if (isRefused) expect(outcome).toMatch(how === 'notSent' ? /settled/ : /settled|stale|tooMuch/);
      else expect(outcome).toBe(refund.status === 'new' && !(isByHand && how === 'provider') ? 'settled' : 'stale');
      if (outcome === 'settled') refund.status = how === 'provider' ? 'done' : how === 'byHand' ? 'byHand' : 'failed';
    }
    if (isByHand) return;
    for (let time = 0; time <= random(2); time++) {
      const said = random(4) === 0 ? 'failed' : 'done';
      await db.rows('select public.record_refund($1, $2, $3, $4)', [id, `r-${id}`, said, refund.amount]);
      if (refund.status === 'new') refund.status = said;
    }
  }

  // A third of them begin with the tickets, so that bags and seats can follow.
  if (seed % 3 === 0) for (let step = 0; step < 5; step++) await playOrder();
  else if (seed % 3 === 1) await payAtOnce();
  else expect(await askForPayment()).toBe('created');
  for (let step = 0; step < 20; step++) {
    await findPayments();
    const charge = among(charges);
    const refund = among([...refunds]);
    const payment = random(3) ? payments.at(-1) : among(payments);
    const { id = uuid(), key = '' } = payment ?? {};
    switch (random(16)) {
      case 0:
      case 1:
        await begin(key);
        break;
      case 2:
      case 3:
        await capture(charge);
        break;
      case 4: {
        const said = ['refused', 'abandoned', 'pending'][random(3)];
        if (charge)
          await db.rows('select public.record_charge($1, $2, $3, $4, 0)', [charge.id, `c-${charge.id}`, said, charge.amount]);
        break;
      }
      case 5: {
        const wanted = [id, uuid(), 1 + random(random(2) ? 100_000 : 1_000_000)];
        const sql = 'select public.desk_refund_payment($1, $2, $3)';
        expect(await one(sql, wanted)).toMatch(/created|stale|tooMuch|gone|busy/);
        await one(sql, wanted);
        break;
      }
      case 6:
        if (refund) await endRefund(refund);
        break;
      case 7:
        await [() => one('select public.desk_withdraw_payment($1)', [id]), recordPayment, askForPayment, undoRecord][
          random(4)
        ]?.();
        break;
      case 8:
      case 9:
      case 10:
      case 11:
        await playOrder();
        break;
      case 12: {
        // An agent decides about a failed order, or the time passes.
        if (!orders.length) break;
        const wanted = [orders.at(-1), 1 + random(1_000_000)];
        if (random(2)) expect(await one('select public.desk_refund_order($1, $2)', wanted)).toMatch(/created|stale|tooMuch/);
        else
          await db.rows(`update public.order_terms set refund_at = now() where refund_at is not null and order_id = $1`, [
            orders.at(-1),
          ]);
        await db.rows('select public.claim_payment_work()');
        break;
      }
      case 13:
      case 14:
        await playParts(key);
        break;
      default:
        // The deadline passes, or a false report arrives.
        if (random(4) === 0) {
          await db.rows(`update public.payments set pay_by = now() - interval '1 minute' where id = $1`, [id]);
          await db.rows('select public.claim_payment_work()');
        }
        expect(await one(`select public.record_charge($1, 'forged', 'paid', 100, 0)`, [charge?.id ?? uuid()])).toMatch(
          /mismatch|unknown/,
        );
    }
    for (const { id: found, amount, provider } of await db.rows<{ id: string; amount: number; provider: string }>(
      'select back.id, back.amount, provider from public.payment_refunds as back join public.payment_charges on payment_charges.id = charge_id where back.payment_id = any ($1)',
      [payments.map((known) => known.id)],
    ))
      if (!refunds.has(found)) refunds.set(found, { amount: Number(amount), provider, status: 'new' });
  }
  for (const { amount, provider, status } of refunds.values()) {
    if (status === 'done') played.sentBack += amount;
    if (status === 'byHand') played[provider === 'cash' ? 'cash' : 'bank'] -= amount;
    if (status === 'new') played.onTheWay += amount;
  }
  return { payments: payments.map(({ id }) => id), orders, choices, played };
}
