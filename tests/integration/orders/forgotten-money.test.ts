import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  begin,
  booked,
  buyBags,
  byHand,
  cancel,
  db,
  held,
  kinds,
  mailsOf,
  one,
  openOrderMoney,
  passOneDay,
  pay,
  payForBags,
  payPart,
  price,
  quote,
  recordCash,
  refuse,
  report,
  sendBack,
  setStatus,
  standing,
  stepOf,
  ticket,
  total,
} from './order-money.ts';

/** Money that could be refunded twice, requested for a cancelled booking, or forgotten. */
beforeAll(openOrderMoney);
afterAll(() => db?.close());

it('a fee that a supplier kept is not refunded when the next order fails, before or after its tickets', async () => {
  const booking = await booked('confirmed');
  await pay(booking, false);
  const order = await begin(booking.id);
  await report(order, 'record_order_price', { offer: 'off_1', price, holds: null });
  const said = { id: `o-${order}`, pnr: 'ABCDEF', price, tickets: [] };
  await report(order, 'record_order', { ...said, status: 'paid' });
  await cancel(order, said, 20_000);
  expect(await standing(booking.id)).toMatchObject({ status: 'confirmed', undecided: 20_000 });
  const next = await begin(booking.id, true);
  await refuse(next);
  expect(await standing(booking.id)).toMatchObject({ undecided: 25_000 });
  expect(await one('select public.desk_refund_order($1, 25000)', [next])).toBe('created');
  expect(await standing(booking.id)).toEqual({ status: 'cancelled', balance: total - 25_000, back: 25_000, undecided: null });
});

it('nor when an agent cancels the booking during the next order, or bags were lost with the first', async () => {
  const off = await booked('confirmed');
  await pay(off, false);
  const order = await begin(off.id);
  await cancel(order, await ticket(order), 20_000);
  await begin(off.id, true);
  await setStatus(off.id, 'ticketed', 'cancelled');
  await one('select public.claim_order_step()');
  expect(await standing(off.id)).toMatchObject({ undecided: 25_000 });
  const booking = await booked('confirmed');
  await pay(booking, false);
  const first = await begin(booking.id);
  const said = await ticket(first);
  await buyBags(booking, first, said, 31_500);
  await cancel(first, said, 100_000);
  await refuse(await begin(booking.id, true));
  expect(await standing(booking.id)).toMatchObject({ balance: 131_500, undecided: 105_000 });
});

it('money is not refunded while something is bought with it', async () => {
  const booking = await booked('confirmed');
  await pay(booking, false);
  const order = await begin(booking.id);
  expect(await sendBack(booking.id, total)).toBe('busy');
  await report(order, 'record_order_price', { offer: 'off_1', price, holds: null });
  await one(`select public.claim_order_step('0')`);
  expect(await sendBack(booking.id, total)).toBe('busy');
  await refuse(order);
  expect(await sendBack(booking.id, total)).toBe('created');
});

it('held seats are not paid when their price has risen since an agent agreed to it', async () => {
  const { order, reportNews } = await held();
  expect(await one('select public.desk_ticket_order($1, 95000)', [order])).toBe('created');
  await reportNews({ status: 'held', price: { ...price, amount: '960.00', dirhams: 96_000 } });
  const claimed = [];
  for (let step = await one('select public.claim_order_step()'); step; step = await one('select public.claim_order_step()'))
    claimed.push((step as { order: string }).order);
  expect(claimed).not.toContain(order);
  expect(await one('select refused from public.order_terms where order_id = $1', [order])).toBe('priceChanged');
  expect(await one('select public.desk_ticket_order($1, 96000)', [order])).toBe('created');
});

it('nobody is asked for the rest of a deposit once its order is cancelled', async () => {
  const booking = await booked('confirmed');
  await payPart(booking.id, 40_000);
  const order = await begin(booking.id, true);
  const said = await ticket(order);
  await one(`select public.desk_ask_payment(gen_random_uuid(), $1, 60000, now() + interval '1 day')`, [booking.id]);
  await quote(order, 76_000);
  const open = `select charge from public.payments, public.begin_charge(link_key, 'tap') where booking_id = $1 and status = 'created'`;
  const charge = await one(open, [booking.id]);
  await report(order, 'record_order', { ...said, status: 'cancelled' });
  expect(await one(`select public.record_charge($1::uuid, 'c-' || $1::text, 'paid', 60000, 0)`, [charge])).toBe('returned');
  expect(await standing(booking.id)).toMatchObject({ balance: 40_000, undecided: 16_000 });
});

const refundsOf = 'payment_id in (select id from public.payments where booking_id = $1)';
const alterRefunds = (booking: string, to: string) =>
  db.rows(`update public.payment_refunds set ${to} where ${refundsOf}`, [booking]);
const refundOf = (booking: string) => one(`select id from public.payment_refunds where ${refundsOf} limit 1`, [booking]);

it('a payment is in the list when its booking was issued by hand or partly refunded, and is then cancelled', async () => {
  const issued = await held();
  await issued.reportNews({ status: 'cancelled' });
  await byHand(issued.id);
  await setStatus(issued.id, 'ticketed', 'cancelled');
  expect(await kinds(issued.id)).toEqual(['money']);
  const cheaper = await booked('confirmed');
  await pay(cheaper, false);
  await sendBack(cheaper.id, 5_000);
  await alterRefunds(cheaper.id, `status = 'done', created_at = now() - interval '9 days'`);
  await setStatus(cheaper.id, 'confirmed', 'cancelled');
  expect(await kinds(cheaper.id)).toEqual(['money']);
});

it('nor does a small refund after a failed order hide it, when the tickets were issued by hand and are cancelled later', async () => {
  const booking = await booked('confirmed');
  await pay(booking, false);
  await refuse(await begin(booking.id));
  await sendBack(booking.id, 5_000);
  await byHand(booking.id);
  await setStatus(booking.id, 'ticketed', 'cancelled');
  expect(await kinds(booking.id)).toEqual(['money']);
});

it.each([
  [5_000, ['money']],
  [90_000, []],
])(
  'a refund of %i shortly before the cancellation counts as that of the trip only when it is most of the price',
  async (amount, left) => {
    const booking = await booked('confirmed');
    await pay(booking, false);
    await db.rows(`update public.payments set paid_at = now() - interval '3 hours' where booking_id = $1`, [booking.id]);
    await sendBack(booking.id, amount);
    await alterRefunds(booking.id, `status = 'done', created_at = now() - interval '2 hours'`);
    await setStatus(booking.id, 'confirmed', 'cancelled');
    expect(await kinds(booking.id)).toEqual(left);
    await sendBack(booking.id, 1_000);
    await alterRefunds(booking.id, `status = 'done'`);
    expect(await kinds(booking.id)).toEqual([]);
  },
);

it('a refund of an earlier payment does not hide the one that replaced it', async () => {
  const booking = await booked('confirmed');
  await pay(booking, false);
  await sendBack(booking.id, total);
  await alterRefunds(booking.id, `status = 'done'`);
  await recordCash(booking.id, total);
  await setStatus(booking.id, 'confirmed', 'cancelled');
  expect(await kinds(booking.id)).toEqual(['money']);
});

it('a refund of a smaller payment after the cancellation does not hide a larger one', async () => {
  const booking = await booked('confirmed');
  await payPart(booking.id, 20_000);
  await payPart(booking.id, 80_000);
  await setStatus(booking.id, 'confirmed', 'cancelled');
  expect(await sendBack(booking.id, 20_000)).toBe('created');
  await alterRefunds(booking.id, `status = 'done'`);
  expect(await kinds(booking.id)).toEqual(['money']);
  await one(
    `select public.desk_refund_payment(id, gen_random_uuid(), 100) from public.payments where booking_id = $1 and amount = 80000`,
    [booking.id],
  );
  await alterRefunds(booking.id, `status = 'done'`);
  expect(await kinds(booking.id)).toEqual([]);
});

it('held seats without a deadline are read again every six hours', async () => {
  const { order } = await held();
  const reads = () => one(`select count(*)::int from public.order_steps where order_id = $1 and kind = 'read'`, [order]);
  const age = () =>
    db.rows(`update public.order_steps set status = 'done', created_at = created_at - interval '7 hours' where order_id = $1`, [
      order,
    ]);
  await one('select public.claim_order_step()');
  expect(await reads()).toBe(0);
  await age();
  await one('select public.claim_order_step()');
  expect(await reads()).toBe(1);
  await db.rows(`update public.order_steps set status = 'done' where order_id = $1`, [order]);
  await one('select public.claim_order_step()');
  expect(await reads()).toBe(1);
});

it('bags of an order that its airline cancelled are not asked for again', async () => {
  const booking = await booked('confirmed');
  await pay(booking, false);
  const order = await begin(booking.id);
  const said = await ticket(order);
  await buyBags(booking, order, said, 31_500);
  const causes = await db.rows<{ kind: string; cause: string }>(
    `select kind, facts ->> 'cause' as cause from public.desk_booking_life($1) where source = 'ledger' and kind in ('order_paid', 'extras_bought')`,
    [booking.id],
  );
  expect(causes.map(({ cause }) => cause)).toEqual([order, order]);
});

it('a refund stays in the list until all of it is sent', async () => {
  const booking = await booked('confirmed');
  await pay(booking, false);
  await db.rows(`update public.bookings set status = 'declined' where id = $1`, [booking.id]);
  await alterRefunds(booking.id, `created_at = now() - interval '2 days'`);
  // The provider was not asked yet.
  expect(await kinds(booking.id)).toEqual(['refund']);
  await alterRefunds(booking.id, `status = 'pending', created_at = now() - interval '11 days'`);
  expect(await kinds(booking.id)).toEqual(['refund']);
  await one(`select public.record_refund($1, 'r', 'failed', ${total})`, [await refundOf(booking.id)]);
  expect(await sendBack(booking.id, 30_000)).toBe('created');
  expect(await kinds(booking.id)).toEqual(['refund']);
  expect(await sendBack(booking.id, total - 30_000)).toBe('created');
  expect(await kinds(booking.id)).toEqual([]);
});

it('a refund that was closed as not sent stays in the list while its money pays for no trip', async () => {
  const booking = await booked('confirmed');
  await payPart(booking.id, 40_000);
  await payPart(booking.id, 60_000);
  await db.rows(`update public.bookings set status = 'declined' where id = $1`, [booking.id]);
  await alterRefunds(booking.id, 'asks = 3');
  expect(await one(`select public.desk_settle_refund($1, 'notSent')`, [await refundOf(booking.id)])).toBe('settled');
  expect(await kinds(booking.id)).toEqual(['refund']);
  const late = await booked('confirmed');
  await one(`select public.desk_ask_payment(gen_random_uuid(), $1, ${total}, now() + interval '1 day')`, [late.id]);
  const charge = await one(`select charge from public.payments, public.begin_charge(link_key, 'tap') where booking_id = $1`, [
    late.id,
  ]);
  await one('select public.desk_withdraw_payment(id) from public.payments where booking_id = $1', [late.id]);
  expect(await one(`select public.record_charge($1::uuid, 'c-' || $1::text, 'paid', ${total}, 0)`, [charge])).toBe('returned');
  await alterRefunds(late.id, 'asks = 3');
  expect(await one(`select public.desk_settle_refund($1, 'notSent')`, [await refundOf(late.id)])).toBe('settled');
  expect(await kinds(late.id)).toEqual(['refund']);
});

it('an order that makes no progress is in the list', async () => {
  const booking = await booked('confirmed');
  await pay(booking, false);
  const order = await begin(booking.id);
  await db.rows(`update public.order_steps set created_at = now() - interval '3 hours' where order_id = $1`, [order]);
  expect(await kinds(booking.id)).toEqual(['order']);
  await report(order, 'record_order_price', { offer: 'off_1', price, holds: null });
  await report(order, 'record_order', { id: `o-${order}`, pnr: 'ABCDEF', price, tickets: [], status: 'paid' });
  expect(await kinds(booking.id)).toEqual([]);
  await db.exec('alter table public.order_events disable trigger user');
  await db.rows(`update public.order_events set at = now() - interval '7 hours' where order_id = $1`, [order]);
  await db.exec('alter table public.order_events enable trigger user');
  expect(await kinds(booking.id)).toEqual(['tickets']);
});

it('bags do not count as an unpaid rest', async () => {
  const booking = await booked('confirmed');
  await one(`select public.desk_ask_payment(gen_random_uuid(), $1, ${total}, now() + interval '1 day')`, [booking.id]);
  await db.rows(`update public.payments set status = 'expired', created_at = now() + interval '1 minute' where booking_id = $1`, [
    booking.id,
  ]);
  await payPart(booking.id, total);
  const order = await begin(booking.id);
  const said = await ticket(order);
  await buyBags(booking, order, said, 31_500);
  expect(await kinds(booking.id)).toEqual([]);
});

it('a quoted refund excludes money already refunded, and includes a trip paid elsewhere beside bags paid online', async () => {
  const shown = ({ reference }: { reference: string }) => one('select public.find_order($1, $2)', [reference, 'Example']);
  const back = await booked('confirmed');
  await pay(back, false);
  await ticket(await begin(back.id));
  await sendBack(back.id, total);
  expect(await shown(back)).toMatchObject({ paid: 0, unpaid: total });
  const elsewhere = await booked('confirmed');
  const order = await begin(elsewhere.id, true);
  const said = await ticket(order);
  expect(await shown(elsewhere)).toMatchObject({ paid: total, unpaid: 0 });
  await buyBags(elsewhere, order, said, 31_500);
  expect(await shown(elsewhere)).toMatchObject({ paid: 131_500, unpaid: 0 });
  const mistaken = await booked('confirmed');
  const cash = await recordCash(mistaken.id, total);
  await ticket(await begin(mistaken.id));
  expect(await one('select public.desk_undo_record($1)', [cash])).toBe('undone');
  expect(await shown(mistaken)).toMatchObject({ paid: 0, unpaid: total });
  // The tickets are not paid, so an agent has to ask for it.
  expect(await kinds(mistaken.id)).toEqual(['payment']);
  await recordCash(mistaken.id, total);
  expect(await kinds(mistaken.id)).toEqual([]);
  const unpaid = await booked('confirmed');
  await one(`select public.desk_ask_payment(gen_random_uuid(), $1, ${total}, now() + interval '1 day')`, [unpaid.id]);
  await ticket(await begin(unpaid.id, true));
  expect(await shown(unpaid)).toMatchObject({ paid: 0, unpaid: total });
});

it('the desk is notified when a supplier keeps more than the customer has paid', async () => {
  const bells = (booking: string) =>
    one(`select count(*)::int from public.notifications where reference = $1 and type = 'desk_supplierKeepsMore'`, [booking]);
  const cancelledAfter = async (deposit: number) => {
    const booking = await booked('confirmed');
    if (deposit > 0) await payPart(booking.id, deposit);
    else await one(`select public.desk_ask_payment(gen_random_uuid(), $1, 5000, now() + interval '1 day')`, [booking.id]);
    const order = await begin(booking.id, true);
    await cancel(order, await ticket(order), 76_000);
    return bells(booking.id);
  };
  expect(await cancelledAfter(10_000)).toBe(1);
  expect(await cancelledAfter(40_000)).toBe(0);
  expect(await cancelledAfter(0)).toBe(1);
  // The trip is paid elsewhere, only bags are paid here.
  for (const areBought of [false, true]) {
    const elsewhere = await booked('confirmed');
    const order = await begin(elsewhere.id, true);
    const said = await ticket(order);
    await payForBags(elsewhere, 31_500);
    if (areBought) await report(order, 'record_order', { ...said, status: 'ticketed' });
    else await refuse(order);
    await cancel(order, said, 20_000);
    expect(await bells(elsewhere.id)).toBe(0);
  }
});

it('a choice is ordered by one step, even when two workers read it at the same time', async () => {
  const booking = await booked('confirmed');
  await pay(booking, false);
  const order = await begin(booking.id);
  await buyBags(booking, order, await ticket(order), 31_500);
  const again = `insert into public.order_steps (order_id, kind, asks) select order_id, kind, asks from public.order_steps where asks ? 'choice' and order_id = $1`;
  await expect(db.rows(again, [order])).rejects.toThrow('order_steps_once_for_choice');
});

it('the cost of an order that was cancelled before we knew of it is in the ledger, and an agent asks for it', async () => {
  const booking = await booked('confirmed');
  await pay(booking, false);
  const order = await begin(booking.id);
  await report(order, 'record_order_price', { offer: 'off_1', price, holds: null });
  const said = { id: `o-${order}`, pnr: 'ABCDEF', price, tickets: [], status: 'cancelled' };
  expect(await report(order, 'record_order', said)).toBe('cancelled');
  expect(await standing(booking.id)).toMatchObject({ undecided: total });
  expect(await one('select public.cost_of_booking($1)::int', [booking.id])).toBe(95_000);
  expect(await kinds(booking.id)).toEqual(expect.arrayContaining(['decision', 'order']));
  expect(await one(`select public.desk_refund_order($1, ${total})`, [order])).toBe('created');
  expect(await standing(booking.id)).toMatchObject({ balance: 0, back: total });
  expect(await kinds(booking.id)).toEqual(['order']);
  // Unpaid seats cost nothing. Whether a pending payment was taken, the supplier reports.
  for (const isPaying of [false, true]) {
    const seats = await held();
    if (isPaying) {
      await one('select public.desk_ticket_order($1, 95000)', [seats.order]);
      await db.rows('update public.order_steps set tries = 1 where id = $1', [await stepOf(seats.order)]);
    }
    await seats.reportNews({ status: 'cancelled' });
    expect(await one('select public.cost_of_booking($1)::int', [seats.id])).toBe(0);
    expect((await kinds(seats.id)).includes('order')).toBe(isPaying);
  }
});

it('the desk is notified once when the airline cancels an order without a booking', async () => {
  const id = `o-${crypto.randomUUID()}`;
  const news = (status: string) =>
    one(`select public.record_order_news('sandbox', $1)`, [JSON.stringify({ id, pnr: 'QWERTY', price, tickets: [], status })]);
  const bells = () =>
    one(
      `select count(*)::int from public.notifications where type = 'desk_orderElsewhere' and message like '%QWERTY / ' || $1 || '%'`,
      [id],
    );
  expect([await news('ticketed'), await bells()]).toEqual(['unknown', 0]);
  for (const _ of [1, 2]) expect(await news('cancelled')).toBe('unknown');
  expect(await bells()).toBe(1);
});

describe('an unexpected second order at the supplier', () => {
  const bells = (booking: string) =>
    one(`select count(*)::int from public.notifications where reference = $1 and type = 'desk_orderMismatch'`, [booking]);

  it('is reported to the desk once, and stays in the list until an agent has dealt with it', async () => {
    const booking = await booked('confirmed');
    await pay(booking, false);
    const first = await begin(booking.id);
    const stray = await stepOf(first);
    await refuse(first);
    const second = await begin(booking.id);
    await ticket(second);
    const said = JSON.stringify({ id: `o-${first}`, pnr: 'XXXXXX', price, tickets: [], status: 'paid' });
    for (const _ of [1, 2]) expect(await one('select public.record_order($1, $2)', [stray, said])).toBe('mismatch');
    expect(await bells(booking.id)).toBe(1);
    expect(await kinds(booking.id)).toContain('order');
    const seen = () => one(`select public.desk_settle_order($1, 'seen')`, [first]);
    expect([await seen(), await seen()]).toEqual(['created', 'repeated']);
    expect(await kinds(booking.id)).not.toContain('order');
    await one('select public.record_order($1, $2)', [stray, said]);
    expect([await bells(booking.id), await kinds(booking.id)]).toEqual([1, []]);
  });

  it('leaves one decision when both are cancelled, and what the supplier kept of one is not refunded', async () => {
    const booking = await booked('confirmed');
    await pay(booking, false);
    const first = await begin(booking.id);
    const stray = await stepOf(first);
    await report(first, 'record_order_price', { offer: 'off_1', price, holds: null });
    await refuse(first);
    const second = await begin(booking.id);
    const bought = await ticket(second);
    const said = { id: `o-${first}`, pnr: 'XXXXXX', price, tickets: [] };
    expect(await one('select public.record_order($1, $2)', [stray, JSON.stringify({ ...said, status: 'held' })])).toBe(
      'mismatch',
    );
    await cancel(second, bought, 60_000);
    expect(await standing(booking.id)).toMatchObject({ undecided: 60_000 });
    await one(`select public.record_order_news('sandbox', $1)`, [JSON.stringify({ ...said, status: 'cancelled' })]);
    expect((await kinds(booking.id)).filter((kind) => kind === 'decision')).toHaveLength(1);
    await passOneDay(booking.id);
    await one('select public.claim_payment_work()');
    expect(await standing(booking.id)).toMatchObject({ back: 65_000, balance: 35_000 });
  });

  it('takes nothing from the refund of the order that the customer has, when both are bought', async () => {
    const booking = await booked('confirmed');
    await pay(booking, false);
    const first = await begin(booking.id);
    const stray = await stepOf(first);
    await refuse(first);
    const second = await begin(booking.id);
    const bought = await ticket(second);
    const said = { id: `o-${first}`, pnr: 'XXXXXX', price, tickets: [], status: 'ticketed' };
    expect(await one('select public.record_order($1, $2)', [stray, JSON.stringify(said)])).toBe('mismatch');
    expect(await one('select public.find_order($1, $2)', [booking.reference, 'Example'])).toMatchObject({ unpaid: 0 });
    await cancel(second, bought, 60_000);
    expect(await standing(booking.id)).toMatchObject({ undecided: 60_000 });
  });

  it('is read again, and kept, when the second one fails', async () => {
    const booking = await booked('confirmed');
    await pay(booking, false);
    const first = await begin(booking.id);
    const stray = await stepOf(first);
    await refuse(first);
    const second = await begin(booking.id);
    const said = { id: `o-${first}`, pnr: 'XXXXXX', price, tickets: [], status: 'ticketed' };
    expect(await one('select public.record_order($1, $2)', [stray, JSON.stringify(said)])).toBe('mismatch');
    await refuse(second);
    expect(await report(first, 'record_order', said)).toBe('ticketed');
    expect(await standing(booking.id)).toEqual({ status: 'ticketed', balance: total, back: null, undecided: null });
    expect(await kinds(booking.id)).toEqual(['order']);
  });

  it('does not take the payment from the first order when it is cancelled there', async () => {
    const booking = await booked('confirmed');
    await payPart(booking.id, 40_000);
    const first = await begin(booking.id, true);
    const stray = await stepOf(first);
    await refuse(first);
    await ticket(await begin(booking.id, true));
    await one(`select public.desk_ask_payment(gen_random_uuid(), $1, 60000, now() + interval '1 day')`, [booking.id]);
    const said = { id: `o-${first}`, pnr: 'XXXXXX', price, tickets: [] };
    await one('select public.record_order($1, $2)', [stray, JSON.stringify({ ...said, status: 'paid' })]);
    await one(`select public.record_order_news('sandbox', $1)`, [JSON.stringify({ ...said, status: 'cancelled' })]);
    expect(await one('select status from public.orders where id = $1', [first])).toBe('cancelled');
    expect(await one(`select status from public.payments where booking_id = $1 and amount = 60000`, [booking.id])).toBe(
      'created',
    );
  });
});

it('what a colleague has refunded of a cancelled order is not refunded again by an agent who has not seen it', async () => {
  const booking = await booked('confirmed');
  await pay(booking, false);
  const order = await begin(booking.id);
  await cancel(order, await ticket(order), 80_000);
  expect(await sendBack(booking.id, 10_000)).toBe('created');
  const refund = (seen: number) => one('select public.desk_refund_order($1, $2, $2)', [order, seen]);
  expect([await refund(80_000), await refund(70_000)]).toEqual(['stale', 'created']);
  expect(await standing(booking.id)).toMatchObject({ balance: 20_000, back: 80_000 });
});

it('nothing is left to decide when an agent declines the booking, which refunds all of it', async () => {
  const booking = await booked('confirmed');
  await pay(booking, false);
  await refuse(await begin(booking.id));
  await setStatus(booking.id, 'confirmed', 'declined');
  expect(await standing(booking.id)).toEqual({ status: 'declined', balance: 0, back: total, undecided: null });
});

it('the price of tickets that a colleague has just bought is not refunded by an agent who still sees held seats', async () => {
  const { id, order, reportNews } = await held();
  const refund = (seen: string) =>
    one(
      `select public.desk_refund_payment(id, gen_random_uuid(), ${total}, ${total}, null, $2) from public.payments where booking_id = $1`,
      [id, seen],
    );
  expect(await one('select public.desk_ticket_order($1, 95000)', [order])).toBe('created');
  await reportNews({ status: 'ticketed', tickets: [{ number: '1', passengers: [1] }] });
  await db.rows(`update public.order_steps set status = 'done' where order_id = $1`, [order]);
  expect([await refund('held'), await refund('ticketed')]).toEqual(['stale', 'created']);
});

it('money is neither refunded nor undone while an agent changes the flights with it', async () => {
  const booking = await booked('confirmed');
  await pay(booking, false);
  const cash = await recordCash(booking.id, 4_000);
  const order = await begin(booking.id);
  await ticket(order);
  await one(`select public.desk_quote_change($1, 1, '2030-02-01')`, [order]);
  const offers = [{ id: 'oco_1', price: { ...price, dirhams: 4_000 }, expiresAt: null }];
  await report(order, 'record_change_offers', { offers });
  expect(await one(`select public.desk_change_order($1, 'oco_1', 4000)`, [order])).toBe('created');
  expect([await sendBack(booking.id, total), await one('select public.desk_undo_record($1)', [cash])]).toEqual(['busy', 'busy']);
});

it('a request that is cancelled while its payment may still arrive, or is on its way back, says that the money comes back', async () => {
  for (const isPaidLate of [false, true]) {
    const booking = await booked('requested');
    await one(`select public.begin_pay_now($1, now() + interval '2 hours', '{}')`, [booking.reference]);
    const key = await one('select link_key from public.payments where booking_id = $1', [booking.id]);
    const charge = await one(`select charge from public.begin_charge($1, 'tap')`, [key]);
    await one(`select public.note_charge($1::uuid, 'c-' || $1::text, 'https://bank.example')`, [charge]);
    const arrive = () => one(`select public.record_charge($1::uuid, 'c-' || $1::text, 'paid', ${total}, 0)`, [charge]);
    if (isPaidLate) await db.rows(`update public.payments set status = 'expired' where booking_id = $1`, [booking.id]);
    if (isPaidLate) expect(await arrive()).toBe('returned');
    await setStatus(booking.id, 'requested', 'cancelled');
    if (!isPaidLate) expect(await arrive()).toBe('returned');
    const mails = (await mailsOf(booking.reference)).join();
    expect(mails).not.toContain('Nothing was charged');
    expect(mails).toContain('Any payment that still comes in will be refunded in full');
  }
});

it('a refund cannot be closed by hand while a request for it may be pending', async () => {
  const booking = await booked('confirmed');
  await pay(booking, false);
  await sendBack(booking.id, 5_000);
  const settle = async () => one(`select public.desk_settle_refund($1, 'byHand')`, [await refundOf(booking.id)]);
  await alterRefunds(booking.id, 'asks = 3, asked_at = now()');
  expect(await settle()).toBe('tooSoon');
  await alterRefunds(booking.id, `asked_at = now() - interval '6 minutes'`);
  expect(await settle()).toBe('settled');
});

it('a refund that was refused and sent again is subtracted only once from an automatic refund', async () => {
  const booking = await booked('confirmed');
  await pay(booking, false);
  const order = await begin(booking.id);
  await cancel(order, await ticket(order), 65_000);
  expect(await standing(booking.id)).toMatchObject({ undecided: 65_000 });
  expect(await sendBack(booking.id, 30_000)).toBe('created');
  await one(`select public.record_refund($1, 'r', 'failed', 30000)`, [await refundOf(booking.id)]);
  expect(await sendBack(booking.id, 30_000)).toBe('created');
  expect(await standing(booking.id)).toMatchObject({ balance: 70_000, undecided: 35_000 });
});

it('nor one that was refused and then paid by hand', async () => {
  const booking = await booked('confirmed');
  await pay(booking, false);
  const order = await begin(booking.id);
  await cancel(order, await ticket(order), 65_000);
  expect(await sendBack(booking.id, 30_000)).toBe('created');
  const refund = await refundOf(booking.id);
  await one(`select public.record_refund($1, 'r', 'failed', 30000)`, [refund]);
  expect(await one(`select public.desk_settle_refund($1, 'byHand')`, [refund])).toBe('settled');
  expect(await standing(booking.id)).toMatchObject({ balance: 70_000, undecided: 35_000 });
});

it('an agent is told when an order that was thought to have failed was bought, and its money is refunded already', async () => {
  const booking = await booked('confirmed');
  await pay(booking, false);
  const order = await begin(booking.id);
  const step = await stepOf(order);
  await refuse(order);
  expect(await sendBack(booking.id, total)).toBe('created');
  const said = { id: `o-${order}`, pnr: 'ABCDEF', price, tickets: [], status: 'ticketed' };
  expect(await one('select public.record_order($1, $2)', [step, JSON.stringify(said)])).toBe('ticketed');
  expect(await kinds(booking.id)).toContain('order');
});

it('an order that was made after all, and said by an agent not to exist, is found when the supplier reports it', async () => {
  const news = (order: unknown, key: unknown) => {
    const said = { id: `o-${order}`, key, pnr: 'ABCDEF', price, tickets: [], status: 'ticketed' };
    return one(`select public.record_order_news('sandbox', $1)`, [JSON.stringify(said)]);
  };
  for (const isReordered of [false, true]) {
    const booking = await booked('confirmed');
    await pay(booking, false);
    const order = await begin(booking.id);
    await report(order, 'record_order_price', { offer: 'off_1', price, holds: null });
    const step = await stepOf(order);
    await one('select public.give_up_order_step($1)', [step]);
    expect(await one(`select public.desk_settle_order($1, 'none')`, [order])).toBe('created');
    if (isReordered) await ticket(await begin(booking.id));
    expect(await news(order, crypto.randomUUID())).toBe('unknown');
    expect(await news(order, step)).toBe(isReordered ? 'mismatch' : 'ticketed');
    expect(await kinds(booking.id)).toEqual(isReordered ? ['order'] : []);
    expect(await standing(booking.id)).toMatchObject({ status: 'ticketed', balance: total, undecided: null });
  }
});

it('nor is an unclear order bought with money that was then undone forgotten', async () => {
  const booking = await booked('confirmed');
  const payment = crypto.randomUUID();
  await one(`select public.desk_record_payment($1, $2, ${total}, 'cash', 'R-77')`, [payment, booking.id]);
  const order = await begin(booking.id);
  await report(order, 'record_order_price', { offer: 'off_1', price, holds: null });
  const step = await stepOf(order);
  await one('select public.give_up_order_step($1)', [step]);
  expect(await one('select public.desk_undo_record($1)', [payment])).toBe('undone');
  const said = { id: `o-${order}`, pnr: 'ABCDEF', price, tickets: [], status: 'ticketed' };
  expect(await one('select public.record_order($1, $2)', [step, JSON.stringify(said)])).toBe('ticketed');
  expect(await kinds(booking.id)).toContain('order');
});

it('bags of an earlier order are not margin of the next one, and are not refunded with it', async () => {
  const booking = await booked('confirmed');
  await db.rows(`insert into public.booking_markups (booking_id, amount, offers) values ($1, 5000, '[]')`, [booking.id]);
  await pay(booking, false);
  const order = await begin(booking.id);
  const said = await ticket(order);
  await buyBags(booking, order, said, 31_500);
  await cancel(order, said, 95_000);
  const next = await begin(booking.id, true);
  const bought = await ticket(next);
  expect(await one('select public.margin_of_booking($1)::int', [booking.id])).toBe(5_000);
  await cancel(next, bought, 95_000);
  expect(await standing(booking.id)).toMatchObject({ balance: 131_500, undecided: 100_000 });
});

it('bags are not bought for a booking that was cancelled before the supplier was asked for them', async () => {
  const booking = await booked('confirmed');
  await pay(booking, false);
  const order = await begin(booking.id);
  await ticket(order);
  await payForBags(booking, 31_500);
  await setStatus(booking.id, 'ticketed', 'cancelled');
  await one('select public.claim_order_step()');
  expect(await stepOf(order)).toBeUndefined();
  expect(await standing(booking.id)).toMatchObject({ balance: total, back: 31_500 });
});

it('an agent is told when a change of flights was never confirmed, because it may have been made and charged', async () => {
  const booking = await booked('confirmed');
  await pay(booking, false);
  const order = await begin(booking.id);
  await ticket(order);
  expect(await one(`select public.desk_quote_change($1, 1, '2030-02-01')`, [order])).toBe('created');
  expect(
    await report(order, 'record_change_offers', {
      offers: [{ id: 'oco_1', price: { ...price, dirhams: 4_000 }, expiresAt: null }],
    }),
  ).toBe('quoted');
  expect(await one(`select public.desk_change_order($1, 'oco_1', 4000, true)`, [order])).toBe('created');
  await one('select public.give_up_order_step($1)', [await stepOf(order)]);
  expect(await kinds(booking.id)).toContain('order');
  expect(await one(`select public.desk_settle_order($1, 'seen')`, [order])).toBe('created');
  expect(await kinds(booking.id)).not.toContain('order');
});

it('nobody is asked to pay for held seats that are gone; with tickets by hand the rest is still requested', async () => {
  const openPayment = async (became: 'expired' | 'cancelled', isByHand: boolean) => {
    const { id, reference, reportNews } = await held();
    await one('select public.desk_ask_payment(gen_random_uuid(), $1, 5000, $2)', [
      id,
      new Date(Date.now() + 86_400_000).toISOString(),
    ]);
    if (isByHand) await byHand(id);
    await reportNews({ status: became });
    await one('select public.claim_payment_work()');
    const status = await one('select status from public.payments where booking_id = $1 and amount = 5000', [id]);
    return [status, (await mailsOf(reference)).filter((mail) => mail.includes('The deadline was')).length];
  };
  expect(await openPayment('expired', false)).toEqual(['expired', 1]);
  expect(await openPayment('cancelled', false)).toEqual(['expired', 1]);
  expect(await openPayment('expired', true)).toEqual(['created', 0]);
});
