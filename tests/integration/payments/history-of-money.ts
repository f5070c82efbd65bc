import { expect } from 'vitest';
import { randomFrom } from '../../fixtures/random-from.ts';
import type { HostedDatabase } from '../account/hosted-database.ts';

export const uuid = () => crypto.randomUUID();

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
  /** Paid for a gift card, and not taken off it again. */
  giftCard: number;
}

export interface Scene {
  /** A confirmed booking that has no payments yet. */
  booking: { id: string; reference: string };
  /** Numbers of gift cards whose PIN is 123456. */
  giftCards: readonly string[];
}

interface Charge {
  id: string;
  /** Of the link to pay. */
  key: string;
  amount: number;
  isPaid: boolean;
  /** What its money led to. */
  outcome?: unknown;
}

interface Refund {
  amount: number;
  /** `cash` and `transfer` are refunded by an agent. */
  provider: string;
  status: 'new' | 'done' | 'byHand' | 'failed';
  /** `desk`, or why it went back by itself. */
  cause: string;
  payment: string;
}

export type Money = ReturnType<typeof historyOfMoney>;

/** What customer, provider and agent do with the payments of a booking, at random. */
export function historyOfMoney(db: HostedDatabase, { booking, giftCards }: Scene, seed: number) {
  const random = randomFrom(seed);
  const one = async (sql: string, values: unknown[] = []) => Object.values((await db.rows(sql, values))[0] ?? {})[0];
  const among = <T>(all: readonly T[]): T | undefined => all[random(all.length || 1)];
  const payments: { id: string; key: string }[] = [];
  const charges: Charge[] = [];
  const refunds = new Map<string, Refund>();
  const byHand = new Map<string, { amount: number; account: 'cash' | 'bank' }>();
  const cards = [...giftCards];
  const played: Played = { captured: 0, fees: 0, sentBack: 0, bank: 0, cash: 0, onTheWay: 0, tickets: 0, giftCard: 0 };

  async function askForPayment() {
    const id = uuid();
    const wanted = [id, booking.id, 100 + random(1_000_000)];
    const outcome = await one(`select public.desk_ask_payment($1, $2, $3, now() + interval '1 day')`, wanted);
    if (outcome === 'created')
      payments.push({ id, key: String(await one('select link_key from public.payments where id = $1', [id])) });
    return outcome;
  }

  /** What the database has begun by itself. */
  async function findPayments() {
    for (const found of await db.rows<{ id: string; key: string }>(
      'select id, link_key as key from public.payments where booking_id = $1 order by created_at',
      [booking.id],
    ))
      if (!payments.some(({ id }) => id === found.id)) payments.push(found);
  }

  async function findRefunds() {
    for (const { id, ...found } of await db.rows<Omit<Refund, 'status'> & { id: string }>(
      `select back.id, back.amount::int, provider, cause, back.payment_id as payment
       from public.payment_refunds as back join public.payment_charges on payment_charges.id = charge_id where back.payment_id = any ($1)`,
      [payments.map((known) => known.id)],
    ))
      if (!refunds.has(id)) refunds.set(id, { ...found, status: 'new' });
  }

  /** A part that is not charged: a gift card, points, one of them removed again, or a card that has been blocked. */
  async function playParts(key: string) {
    switch (random(5)) {
      case 0:
      case 1:
        // Sent twice, it counts once.
        for (let time = 0; time <= random(2); time++)
          await one(`select public.add_gift_card_to_payment($1, $2, '123456')`, [key, among(cards)]);
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
        await db.rows('update public.gift_cards set is_blocked = not is_blocked where number = $1', [cards[0]]);
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
      charges.push({ id: made.charge, key, amount: Number(made.amount), isPaid: false });
  }

  /** The provider says that a charge is paid: repeatedly, and after any earlier report. */
  async function capture(charge: Charge | undefined) {
    if (!charge) return;
    const fee = random(3) === 0 ? Math.max(1, Math.floor(charge.amount / 50)) : 0;
    const report = () =>
      one(`select public.record_charge($1, $2, 'paid', $3, $4)`, [charge.id, `c-${charge.id}`, charge.amount, fee]);
    const outcome = await report();
    for (let time = 0; time < random(2); time++) expect(await report()).toBe('unchanged');
    if (charge.isPaid) return;
    charge.isPaid = true;
    played.captured += charge.amount;
    played.fees += fee;
    charge.outcome = outcome;
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

  /** One more event of a payment. */
  async function play() {
    const charge = among(charges);
    const { id = uuid(), key = '' } = (random(3) ? payments.at(-1) : among(payments)) ?? {};
    switch (random(12)) {
      case 0:
      case 1:
        return void (await begin(key));
      case 2:
      case 3:
        return capture(charge);
      case 4: {
        const said = ['refused', 'abandoned', 'pending'][random(3)];
        if (charge)
          await db.rows('select public.record_charge($1, $2, $3, $4, 0)', [charge.id, `c-${charge.id}`, said, charge.amount]);
        return;
      }
      case 5: {
        const wanted = [id, uuid(), 1 + random(random(2) ? 100_000 : 1_000_000)];
        const sql = 'select public.desk_refund_payment($1, $2, $3)';
        expect(await one(sql, wanted)).toMatch(/created|stale|tooMuch|gone|busy/);
        await one(sql, wanted);
        return;
      }
      case 6: {
        const refund = among([...refunds]);
        if (refund) await endRefund(refund);
        return;
      }
      case 7:
        await [() => one('select public.desk_withdraw_payment($1)', [id]), recordPayment, askForPayment, undoRecord][
          random(4)
        ]?.();
        return;
      case 8:
      case 9:
        return playParts(key);
      default:
        // The deadline passes, or a false report arrives.
        if (random(4) === 0) await passDeadlines([id]);
        expect(await one(`select public.record_charge($1, 'forged', 'paid', 100, 0)`, [charge?.id ?? uuid()])).toMatch(
          /mismatch|unknown/,
        );
    }
  }

  async function passDeadlines(of: readonly string[]) {
    await db.rows(`update public.payments set pay_by = now() - interval '1 minute' where id = any ($1)`, [of]);
    await one('select public.claim_payment_work()');
  }

  /** Whoever is at the provider pays there or leaves, deadlines pass, and refunds arrive or fail. */
  async function end() {
    for (const charge of charges) {
      if (charge.isPaid) continue;
      if (random(3) === 0) await capture(charge);
      else await one(`select public.record_charge($1, $2, 'abandoned', $3, 0)`, [charge.id, `c-${charge.id}`, charge.amount]);
    }
    await passDeadlines(payments.map(({ id }) => id));
    await findRefunds();
    for (const [id, refund] of refunds) while (refund.status === 'new') await endRefund([id, refund]);
  }

  /** What has become of refunds. */
  function count(): Played {
    for (const { amount, provider, status } of refunds.values()) {
      if (status === 'done') played.sentBack += amount;
      if (status === 'byHand') played[provider === 'cash' ? 'cash' : 'bank'] -= amount;
      if (status === 'new') played.onTheWay += amount;
    }
    return played;
  }

  return {
    ...{ db, booking, random, one, among, payments, charges, refunds, cards, played },
    ...{ askForPayment, findPayments, findRefunds, begin, capture, passDeadlines, play, end, count },
  };
}
