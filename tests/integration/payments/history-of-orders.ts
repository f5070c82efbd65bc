import { expect } from 'vitest';
import { backOf } from '@/lib/bookings/orders/cancellation-cost';
import { type Money, uuid } from './history-of-money.ts';

interface Known {
  status: string;
  wants: 'hold' | 'ticket';
  step: string | null;
  kind: string;
  asks: { price?: { dirhams: number }; refund?: { dirhams: number } | null; back?: number } | null;
  quote: { id: string; refund: { dirhams: number } } | null;
  price: number | null;
  at_once: boolean;
  agreed: string;
  markup: string | null;
}

/** What customer, agent and supplier do with the orders of a booking, at random. */
export function historyOfOrders({
  db,
  booking,
  random,
  one,
  among,
  payments,
  charges,
  played,
  findPayments,
  begin,
  capture,
  passDeadlines,
}: Money) {
  const { reference } = booking;
  const orders: string[] = [];
  /** What the supplier has, whatever we think. */
  const supplied = new Map<string, 'held' | 'bought'>();
  /** Held seats that the supplier would neither sell nor release. */
  const refused = new Set<string>();
  let isDecidedByAgent = false;
  const instant = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const priceOf = (dirhams: number) => ({ amount: String(dirhams / 100), currency: 'QAR', dirhams });

  /** What the database has begun by itself. */
  async function find() {
    for (const { id } of await db.rows<{ id: string }>('select id from public.orders where booking_id = $1 order by created_at', [
      booking.id,
    ]))
      if (!orders.includes(id)) orders.push(id);
  }

  async function request(more: object) {
    await db.rows(`update public.bookings set status = 'requested', total_amount = $2, offer = offer || $3 where id = $1`, [
      booking.id,
      100 + random(9_000),
      JSON.stringify(more),
    ]);
  }
  const askToPay = () => one(`select public.begin_pay_now($1, now() + interval '1 day', '{sandbox}')`, [reference]);
  const askToHold = () => one(`select public.begin_hold($1, '{sandbox}')`, [reference]);

  /** The request is paid at once, with bags or without, which orders it; the price may have risen or fallen by then. */
  async function payAtOnce() {
    await request({});
    const key = String(await askToPay());
    await findPayments();
    expect(payments.map((known) => known.key)).toEqual([key]);
    if (random(2)) await chooseExtras(key);
    if (random(4) === 0) return;
    await begin(key);
    await capture(charges[0]);
    for (let step = 0; step < 2; step++) await play();
  }

  /** Seats are held, and paid later or not. */
  async function hold() {
    await request({
      paymentRequirements: {
        ...{ requiresInstantPayment: false, paymentRequiredBy: instant(24), priceGuaranteedUntil: instant(20) },
      },
    });
    const key = String(await askToHold());
    expect([await askToHold(), await askToPay()]).toEqual([key, key]);
    await findPayments();
    if (random(2)) await chooseExtras(key);
    // It may be paid before the airline has answered.
    for (let step = random(3); step > 0; step--) await play();
    if (random(3) === 0) {
      while (await answer());
      return random(2) ? cancelHold() : passDeadlines(payments.map(({ id }) => id));
    }
    await begin(key);
    await capture(charges[0]);
    for (let step = 0; step < 2; step++) await play();
  }

  /** Bags that are paid with the flights. The last choice counts. */
  async function chooseExtras(key: string) {
    for (let time = 0; time <= random(2); time++) {
      const [id, dirhams] = [uuid(), 100 + random(60_000)];
      const amount = Math.ceil(dirhams / 100) * 100;
      const asks = { services: [], price: priceOf(dirhams), booked: 0 };
      const choice = random(5) ? { id, items: [{ kind: 'bag' }], asks, amount } : null;
      expect(await one('select public.choose_extras($1, $2)', [key, JSON.stringify(choice)])).toMatch(
        /chosen|underway|closed|gone/,
      );
    }
  }

  /** Bags, or other flights; for some of these the airline makes a refund. */
  async function choose() {
    const kind = random(2) ? 'extras' : 'flights';
    const refund = kind === 'flights' && random(2) ? { dirhams: 1 + random(20_000) } : null;
    const [id, amount] = [uuid(), refund ? 0 : 100 + random(60_000)];
    const asks = { services: [], price: priceOf(amount), refund, booked: 0 };
    const selected = JSON.stringify({ id, kind, items: [{ kind: 'bag' }], asks, amount });
    const press = async () =>
      (await one(`select public.begin_choice($1, 'Example', $2, now() + interval '30 minutes')`, [reference, selected])) as {
        outcome: string;
      };
    const { outcome } = await press();
    const again = (await press()).outcome;
    if (outcome === 'pay' || outcome === 'ordered') expect(again).toBe(outcome);
  }

  /** The customer looks up what a cancellation gives back, and presses twice. */
  async function cancelAsCustomer(order: string, price: number) {
    const said = { id: `q-${uuid()}`, refund: priceOf(random(price + 1)), expiresAt: instant(0.5) };
    await one('select public.keep_order_quote($1, $2)', [order, JSON.stringify(said)]);
    const { back, quote } = await shown();
    if (!quote) return;
    const press = (sum: number) => one(`select public.cancel_order($1, 'Example', $2, $3)`, [reference, quote, sum]);
    const outcome = await press(back);
    expect(outcome).toMatch(/created|stale|busy|repeated/);
    if (outcome === 'created')
      expect([await press(back), await press(back + 100)]).toEqual(['repeated', expect.stringMatching(/busy|stale/)]);
  }

  /** As the site shows it (cancellation-cost.ts). */
  async function shown(): Promise<{ back: number; quote: string | null }> {
    const found = (await one(`select public.find_order($1, 'Example')`, [reference])) as
      | (Parameters<typeof backOf>[0] & { order: { quote: Known['quote'] } | null })
      | null;
    const quote = found?.order?.quote;
    return found && quote ? { back: backOf(found, quote), quote: quote.id } : { back: 0, quote: null };
  }

  async function cancelHold() {
    const press = () => one(`select public.cancel_hold($1, 'Example')`, [reference]);
    const outcome = await press();
    expect(outcome).toMatch(/created|repeated|stale/);
    if (outcome === 'created') expect(await press()).toBe('repeated');
  }

  async function known(order = orders.at(-1)): Promise<Known | undefined> {
    const [row] = await db.rows<Known>(
      `select orders.status, wants, step.id as step, step.kind, step.asks, quote, payment_id is not null as at_once, agreed,
         (price ->> 'dirhams')::int as price,
         (select amount from public.booking_markups as added where added.booking_id = orders.booking_id) as markup
       from public.orders join public.order_terms on order_id = orders.id left join public.order_steps as step on step.order_id = orders.id and step.status = 'due'
       where orders.id = $1`,
      [order ?? uuid()],
    );
    return row;
  }

  /** The supplier answers what it is asked next, now and then after the first process that asked has died. False when nothing is due. */
  async function answer(): Promise<boolean> {
    let due: { step: string; order: string } | null = null;
    for (let time = 0; time <= random(2); time++)
      due = (await one(`select public.claim_order_step('0')`)) as { step: string; order: string } | null;
    if (!due) return false;
    const { order, step } = due;
    if (!orders.includes(order)) await find();
    expect(orders).toContain(order);
    const now = await known(order);
    if (!now) throw new Error('It is known');
    const report = (name: string, said: object) => one(`select public.${name}($1, $2)`, [step, JSON.stringify(said)]);
    const refuse = (why = 'soldOut') => {
      refused.add(order);
      return one('select public.record_order_refusal($1, $2, null)', [step, why]);
    };
    // About as much as was agreed, where a customer has paid for it: a little more or less, or the same. What is held has its price.
    const agreed = Number(now.agreed) - Number(now.markup ?? 0);
    const near = Math.max(100, agreed + random(40_001) - 25_000);
    const cost =
      now.wants === 'hold'
        ? (now.price ?? Math.min(near, random(4) ? agreed : near))
        : now.at_once
          ? near
          : 100 + random(900_000);
    const said = {
      ...{ id: `o-${order}`, pnr: 'ABCDEF', price: priceOf(Math.max(100, cost)), tickets: [{ number: '1', passengers: [1] }] },
      ...{ payBy: instant(24), priceUntil: instant(20) },
    };
    const has = supplied.get(order);
    const buy = async () => {
      for (const status of ['paid', 'ticketed', 'ticketed']) await report('record_order', { ...said, status });
      played.tickets += said.price.dirhams;
      supplied.set(order, 'bought');
    };
    switch (now.kind) {
      case 'price':
        await report('record_order_price', { offer: 'off_1', price: said.price, holds: random(8) ? {} : null });
        break;
      case 'hold':
        if (random(6) === 0) await refuse();
        else {
          supplied.set(order, 'held');
          for (let time = 0; time < 2; time++) await report('record_order', { ...said, status: 'held' });
        }
        break;
      case 'buy':
        if (random(3) === 0) await refuse();
        else await buy();
        break;
      case 'pay':
        if (has !== 'held') await refuse('tooLate');
        else if (random(3) === 0) await refuse(random(2) ? 'paymentRefused' : 'priceChanged');
        else await buy();
        break;
      case 'addServices':
      case 'change':
        if (random(3) === 0) await refuse();
        else {
          for (let time = 0; time < 2; time++) await report('record_order', { ...said, status: 'ticketed' });
          played.tickets += (now.asks?.price?.dirhams ?? 0) - (now.asks?.refund?.dirhams ?? 0);
        }
        break;
      case 'quoteCancel':
        // Seats that are held cost nothing.
        if (random(8) === 0) await refuse('notCancellable');
        else
          await report('record_order_quote', {
            ...{ id: 'q', expiresAt: null, refund: priceOf(has === 'bought' ? random(said.price.dirhams + 1) : 0) },
          });
        break;
      case 'cancel':
        if (random(6) === 0) await refuse(random(2) ? 'tooLate' : 'refused');
        else await cancel(order, now, () => report('record_order', { ...said, status: 'cancelled' }));
        break;
      default:
        await report('record_order', { ...said, status: has === 'bought' ? 'ticketed' : (has ?? 'expired') });
    }
    // Never two orders for one trip.
    expect([...supplied.values()].filter((each) => each === 'bought').length).toBeLessThanOrEqual(1);
    return true;
  }

  const moneyOf = async () => Number(await one('select public.balance_of_booking($1)', [booking.id]));

  /** The supplier has cancelled. A customer who has pressed gets the sum that was shown, or an agent looks where another one is due by now. */
  async function cancel(order: string, { asks, quote }: Known, report: () => Promise<unknown>) {
    const [agreed, before, { back }] = [asks?.back, await moneyOf(), await shown()];
    for (let time = 0; time < 2; time++) await report();
    if (supplied.get(order) === 'bought') played.tickets -= quote?.refund.dirhams ?? 0;
    supplied.delete(order);
    if (agreed !== undefined) expect(before - (await moneyOf()), 'what goes back').toBe(agreed === back ? agreed : 0);
  }

  /** The next event of the order: an answer of the supplier, or something new. */
  async function play() {
    await find();
    const now = await known();
    if (now?.wants === 'hold' && random(10) === 0) return cancelHold();
    if (random(12) === 0) await one('select public.begin_due_choices()');
    if (await answer()) return;
    const order = orders.at(-1) ?? uuid();
    if (!now || ['failed', 'cancelled', 'expired'].includes(now.status)) {
      // Whoever sends the same request again pays for it once.
      if (random(3) === 0) return void (await (random(2) ? askToPay() : askToHold()));
      await one(`select public.desk_begin_order($1, $2, 'ticket', 100000000, true)`, [uuid(), booking.id]);
    } else if (now.status === 'new') {
      // It waits for the difference of a risen price, which is paid as any payment.
      if (random(4) === 0) await one('select public.refuse_difference($1)', [among(payments)?.key]);
    } else if (now.status === 'held') {
      if (random(3) === 0) await letGo();
    } else if (now.status === 'ticketed') {
      const wish = random(4);
      if (wish < 2) await choose();
      else if (wish === 2) await cancelAsCustomer(order, now.price ?? 0);
      else if (now.quote) await one(`select public.desk_cancel_order($1, $2)`, [order, now.quote.id]);
      else await one('select public.desk_quote_cancellation($1)', [order]);
    }
  }

  /** The time of held seats is over at the supplier. */
  async function letGo() {
    const order = orders.at(-1) ?? '';
    if (supplied.get(order) !== 'held') return;
    // Nobody has paid for them, nor cancelled: that would have reached the supplier.
    const wanted = await db.rows(
      `select from public.bookings where id = $1 and (status <> 'requested' or public.balance_of_booking(id) >= total_amount * 100)
         and not exists (select from public.order_steps where order_id = $2 and status = 'due')`,
      [booking.id, order],
    );
    if (!refused.has(order)) expect(wanted, 'seats that are still held').toEqual([]);
    supplied.delete(order);
    const price = priceOf((await known(order))?.price ?? 0);
    const said = { id: `o-${order}`, pnr: 'ABCDEF', price, tickets: [], status: 'expired' };
    for (let time = 0; time < 2; time++) await one(`select public.record_order_news('sandbox', $1)`, [JSON.stringify(said)]);
  }

  /** An agent decides about a failed order, or the time passes. */
  async function decide() {
    await find();
    if (!orders.length) return;
    if (random(2)) {
      const outcome = await one('select public.desk_refund_order($1, $2)', [orders.at(-1), 1 + random(1_000_000)]);
      expect(outcome).toMatch(/created|stale|tooMuch/);
      isDecidedByAgent ||= outcome === 'created';
    } else await passTime();
  }

  /** A day without a decision. */
  async function passTime() {
    await db.rows(
      `update public.order_terms set refund_at = now() where refund_at is not null and order_id in (select id from public.orders where booking_id = $1)`,
      [booking.id],
    );
    await one('select public.claim_payment_work()');
  }

  /** The supplier answers all it is asked, and the time of everything else passes. */
  async function end(isOver: boolean) {
    const due = () =>
      db.rows(
        `update public.order_steps set due_at = now() where status = 'due' and order_id in (select id from public.orders where booking_id = $1)`,
        [booking.id],
      );
    await due();
    while (await answer()) await due();
    if (isOver) await letGo();
    await passTime();
  }

  return {
    ...{ payAtOnce, hold, play, decide, end, find },
    supplied: () => [...supplied.values()],
    isDecidedByAgent: () => isDecidedByAgent,
  };
}
