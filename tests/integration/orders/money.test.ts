import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  begin,
  booked,
  byHand,
  cancel,
  db,
  mailsOf,
  one,
  openOrderMoney,
  paid,
  passOneDay,
  pay,
  payPart,
  price,
  quote,
  refuse,
  report,
  standing,
  stepOf,
  ticket,
  total,
} from './order-money.ts';

/** SQL only; orders with mishaps are in mishaps.test.ts. */
beforeAll(openOrderMoney);
afterAll(() => db?.close());

it('a request that is paid at once is ordered at once, for no more than was paid', async () => {
  const booking = await booked('requested');
  await pay(booking, true);
  const [order] = await db.rows<{ id: string; wants: string; agreed: number }>(
    'select orders.id, wants, agreed::int from public.orders join public.order_terms on order_id = orders.id where booking_id = $1',
    [booking.id],
  );
  expect(order).toMatchObject({ wants: 'ticket', agreed: total });
  // No confirmation is needed.
  expect(await one(`select public.claim_order_step('0')`)).toMatchObject({ order: order?.id, kind: 'price' });
  await ticket(order?.id);
  // It cost less than was paid.
  expect(await standing(booking.id)).toEqual({ status: 'ticketed', balance: 95_000, back: 5_000, undecided: null });
  const entries = await db.rows(
    `select debit, credit, amount::int from public.ledger_entries where booking_id = $1 and kind = 'order_paid'`,
    [booking.id],
  );
  expect(entries).toEqual([{ debit: 'customer', credit: 'supplier', amount: 95_000 }]);
});

it('a request that was paid at once and is sold out is refunded in full automatically, and the customer informed', async () => {
  const booking = await booked('requested');
  await pay(booking, true);
  await refuse(await one('select id from public.orders where booking_id = $1', [booking.id]));
  expect(await standing(booking.id)).toEqual({ status: 'declined', balance: 0, back: total, undecided: null });
  expect(await mailsOf(booking.reference)).toContainEqual(
    expect.stringMatching(/^booking_status .*Everything you have paid will be refunded/),
  );
  const reported = `select count(*)::int from public.notifications where reference = $1 and type = 'booking_declined'`;
  expect(await one(reported, [booking.reference])).toBe(1);
});

it('an order that the supplier keeps silent about is told to who has paid, and to the agency', async () => {
  const booking = await booked('requested');
  await pay(booking, true);
  const order = await one('select id from public.orders where booking_id = $1', [booking.id]);
  await report(order, 'record_order_price', { offer: 'off_1', price, holds: null });
  await one('select public.give_up_order_step($1)', [await stepOf(order)]);
  expect(await one('select status from public.orders where id = $1', [order])).toBe('unknown');
  const mails = await mailsOf(booking.reference);
  expect(mails).toContainEqual(expect.stringMatching(/^order_news We do not have a clear answer from the airline/));
  const agency = await db.rows(
    `select data ->> 'event' as event, (data ->> 'amount')::int as amount from public.mail_outbox
     where kind = 'agency_order' and data ->> 'reference' = $1`,
    [booking.reference],
  );
  expect(agency).toEqual([{ event: 'orderUnknown', amount: total }]);
  const bell = `select count(*)::int from public.notifications where reference = $1 and type = 'order_findingOut'`;
  expect(await one(bell, [booking.reference])).toBe(1);
});

it('an order bought while an agent declines the request is in the queue, to be cancelled', async () => {
  const booking = await booked('requested');
  await pay(booking, true);
  await db.rows(`update public.bookings set status = 'declined' where id = $1`, [booking.id]);
  const order = await one('select id from public.orders where booking_id = $1', [booking.id]);
  await ticket(order);
  expect(await standing(booking.id)).toEqual({ status: 'declined', balance: 0, back: total, undecided: null });
  const kinds = 'select kind from public.desk_deadlines($1)';
  expect(await db.rows(kinds, [booking.id])).toEqual([{ kind: 'cancel' }]);
  await db.rows(`update public.orders set status = 'cancelled' where id = $1`, [order]);
  expect(await db.rows(kinds, [booking.id])).toEqual([]);
});

it('an agent has a day to order again; then the money is refunded automatically', async () => {
  const booking = await booked('confirmed');
  await pay(booking, false);
  await refuse(await begin(booking.id));
  expect(await standing(booking.id)).toEqual({ status: 'confirmed', balance: total, back: null, undecided: total });
  expect((await mailsOf(booking.reference)).filter((mail) => mail.startsWith('agency_order'))).toHaveLength(1);
  await one('select public.claim_payment_work()');
  const again = await begin(booking.id);
  expect(await standing(booking.id)).toMatchObject({ balance: total, undecided: null });
  await refuse(again);
  await passOneDay(booking.id);
  await one('select public.claim_payment_work()');
  await one('select public.claim_payment_work()');
  expect(await standing(booking.id)).toEqual({ status: 'declined', balance: 0, back: total, undecided: null });
});

it('the page of its payment does not say that it is being issued', async () => {
  const booking = await booked('confirmed');
  await pay(booking, false);
  const page = () =>
    one('select public.find_payment(link_key) from public.payments where booking_id = $1', [booking.id]) as Promise<object>;
  expect(await page()).toMatchObject({ isUndecided: false });
  await refuse(await begin(booking.id));
  expect(await page()).toMatchObject({ isUndecided: true });
  await begin(booking.id);
  expect(await page()).toMatchObject({ isUndecided: false });
});

it('an agent can refund it at once, and only once', async () => {
  const booking = await booked('confirmed');
  await pay(booking, false);
  const order = await begin(booking.id);
  expect(await one('select public.desk_refund_order($1, 1)', [order])).toBe('stale');
  await expect(one('select public.desk_settle_order($1, null)', [order])).rejects.toThrow('no such way');
  await refuse(order);
  for (const wrong of [total + 1, null])
    expect(await one('select public.desk_refund_order($1, $2)', [order, wrong])).toBe('tooMuch');
  expect(await one('select public.desk_refund_order($1, $2)', [order, total])).toBe('created');
  expect(await one('select public.desk_refund_order($1, $2)', [order, total])).toBe('stale');
  expect(await standing(booking.id)).toEqual({ status: 'declined', balance: 0, back: total, undecided: null });
});

it.each([
  ['is the amount set by an agent', 70_000],
  ['is that of the supplier by default', 76_000],
] as const)('the refund of a cancelled order %s', async (_, back) => {
  const booking = await booked('confirmed');
  await pay(booking, false);
  const order = await begin(booking.id);
  const said = await ticket(order);
  await one('select public.desk_quote_cancellation($1)', [order]);
  await report(order, 'record_order_quote', { id: 'q', refund: { ...price, dirhams: 76_000 }, expiresAt: null });
  await one(`select public.desk_cancel_order($1, 'q')`, [order]);
  await report(order, 'record_order', { ...said, status: 'cancelled' });
  expect(await standing(booking.id)).toMatchObject({ status: 'ticketed', undecided: 76_000 });
  if (back === 76_000) {
    await passOneDay(booking.id);
    await one('select public.claim_payment_work()');
  } else expect(await one('select public.desk_refund_order($1, $2)', [order, back])).toBe('created');
  expect(await standing(booking.id)).toEqual({ status: 'cancelled', balance: total - back, back, undecided: null });
  const supplier = `select sum(case when debit = 'supplier' then amount else -amount end)::int from public.ledger_entries
    where booking_id = $1 and 'supplier' in (debit, credit)`;
  expect(await one(supplier, [booking.id])).toBe(76_000 - 95_000);
});

it('money that arrives after the order failed waits for a decision too', async () => {
  const booking = await booked('confirmed');
  await refuse(await begin(booking.id, true));
  expect(await standing(booking.id)).toMatchObject({ undecided: null });
  await pay(booking, false);
  expect(await standing(booking.id)).toMatchObject({ undecided: total });
});

it('a ticket that nobody has paid for is bought only by an agent who was warned', async () => {
  const booking = await booked('confirmed');
  expect(await begin(booking.id)).toBe('unpaid');
  expect(await begin(booking.id, true)).toMatch(/-/);
});

it('the desk’s queue has payments without an order, for active bookings and for those cancelled by hand', async () => {
  const kinds = (booking: string) => db.rows('select kind from public.desk_deadlines($1)', [booking]);
  const booking = await booked('confirmed');
  await pay(booking, false);
  expect(await kinds(booking.id)).toEqual([{ kind: 'paid' }]);
  await db.rows(`select public.desk_set_status('booking', $1, 'confirmed', 'cancelled')`, [booking.id]);
  expect(await kinds(booking.id)).toEqual([{ kind: 'money' }]);
  const refund = crypto.randomUUID();
  await one(`select public.desk_refund_payment(id, $2, ${total - 5000}) from public.payments where booking_id = $1`, [
    booking.id,
    refund,
  ]);
  expect(await kinds(booking.id)).toEqual([]);
  await one(`select public.record_refund($1, 'r', 'failed', ${total - 5000})`, [refund]);
  expect(await kinds(booking.id)).toEqual([{ kind: 'refund' }]);
  // An agent closed the refund as not sent: we have the money of a booking that has ended.
  await db.rows(`update public.payment_refunds set settled = 'notSent' where id = $1`, [refund]);
  expect(await kinds(booking.id)).toEqual([{ kind: 'refund' }]);
  const cheaper = await booked('confirmed');
  await pay(cheaper, false);
  const send = (amount: number) =>
    one(`select public.desk_refund_payment(id, gen_random_uuid(), ${amount}) from public.payments where booking_id = $1`, [
      cheaper.id,
    ]);
  await send(5_000);
  expect(await kinds(cheaper.id)).toEqual([{ kind: 'paid' }]);
  await send(total - 5_000);
  expect(await kinds(cheaper.id)).toEqual([]);
});

it('the customer does not pay for flights that the airline cancels, even when the next order fails', async () => {
  const booking = await booked('confirmed');
  await pay(booking, false);
  const said = await ticket(await begin(booking.id));
  await one(`select public.record_order_news('sandbox', $1)`, [JSON.stringify({ ...said, status: 'cancelled' })]);
  expect(await standing(booking.id)).toMatchObject({ status: 'ticketed', undecided: total });
  await refuse(await begin(booking.id, true));
  expect(await standing(booking.id)).toMatchObject({ status: 'ticketed', undecided: total });
  const next = await begin(booking.id, true);
  await cancel(next, await ticket(next), 76_000);
  expect(await standing(booking.id)).toMatchObject({ undecided: 76_000 });
});

it('the money of a ticketed booking is kept when an agent has booked it again by hand', async () => {
  const bookedAgain = async (status: string) => {
    const booking = await booked('confirmed');
    await pay(booking, false);
    const order = await begin(booking.id);
    if (status === 'ticketed') await cancel(order, await ticket(order), 76_000);
    else await refuse(order);
    return { ...booking, outcome: await one('select public.desk_refund_order($1, 0)', [order]) };
  };
  const booking = await bookedAgain('ticketed');
  expect(booking.outcome).toBe('created');
  // The difference that the new tickets cost is not a reason to decide again.
  await payPart(booking.id, 5_000);
  await passOneDay(booking.id);
  await one('select public.claim_payment_work()');
  expect(await standing(booking.id)).toEqual({ status: 'ticketed', balance: total + 5_000, back: null, undecided: null });
  expect((await bookedAgain('confirmed')).outcome).toBe('tooMuch');
});

it('an order that cannot be refunded or ended does not block others', async () => {
  /** Makes a refund impossible: the charge of the money is unknown. */
  const breakCharge = ({ id }: { id: string }) =>
    db.rows(
      `update public.payment_charges set status = 'refused' where payment_id = (select id from public.payments where booking_id = $1)`,
      [id],
    );
  const undecided = [];
  for (const isBroken of [true, false, true]) {
    const booking = await booked('confirmed');
    await pay(booking, false);
    const order = await begin(booking.id);
    await refuse(order);
    if (isBroken) await breakCharge(booking);
    undecided.push({ ...booking, order, isBroken });
    await passOneDay(booking.id);
  }
  await one('select public.claim_payment_work()');
  const failures = `select count(*)::int from public.order_events where order_id = $1 and kind = 'fault'`;
  for (const { id, order, isBroken } of undecided) {
    expect(await standing(id)).toMatchObject(isBroken ? { balance: total, undecided: total } : { balance: 0, back: total });
    expect(await one(failures, [order])).toBe(isBroken ? 1 : 0);
  }
  const stuck = await booked('requested');
  await pay(stuck, true);
  await breakCharge(stuck);
  const order = await one('select id from public.orders where booking_id = $1', [stuck.id]);
  await db.rows('update public.order_steps set tries = 5 where order_id = $1', [order]);
  const next = await booked('confirmed');
  const due = await begin(next.id, true);
  const claimed = [];
  for (let step = await one('select public.claim_order_step()'); step; step = await one('select public.claim_order_step()'))
    claimed.push((step as { order: string }).order);
  expect(claimed).toContain(due);
  expect(claimed).not.toContain(order);
  expect(await one(failures, [order])).toBe(1);
});

it('the money for tickets issued by hand is kept, whatever happens to an order', async () => {
  const failed = await booked('confirmed');
  await pay(failed, false);
  await refuse(await begin(failed.id));
  await byHand(failed.id);
  const held = await booked('confirmed');
  await pay(held, false);
  const order = crypto.randomUUID();
  await one(`select public.desk_begin_order($1, $2, 'hold', ${total})`, [order, held.id]);
  await report(order, 'record_order_price', { offer: 'off_1', price, holds: {} });
  const said = { id: `o-${order}`, pnr: 'ABCDEF', price, tickets: [] };
  await report(order, 'record_order', { ...said, status: 'held' });
  await byHand(held.id);
  await one(`select public.record_order_news('sandbox', $1)`, [JSON.stringify({ ...said, status: 'expired' })]);
  for (const { id } of [failed, held]) {
    await passOneDay(id);
    await one('select public.claim_payment_work()');
    expect(await standing(id)).toEqual({ status: 'ticketed', balance: total, back: null, undecided: null });
  }
});

it('a refund made by an agent is not made a second time automatically', async () => {
  const booking = await booked('confirmed');
  await pay(booking, false);
  const order = await begin(booking.id);
  await cancel(order, await ticket(order), 76_000);
  const payment = await one('select id from public.payments where booking_id = $1', [booking.id]);
  const send = (amount: number) => one(`select public.desk_refund_payment($1, gen_random_uuid(), ${amount})`, [payment]);
  expect(await send(70_000)).toBe('created');
  expect(await standing(booking.id)).toMatchObject({ back: 70_000, undecided: 6_000 });
  expect(await send(6_000)).toBe('created');
  await passOneDay(booking.id);
  await one('select public.claim_payment_work()');
  expect(await standing(booking.id)).toMatchObject({ back: 76_000, undecided: null });
});

it('the customer pays the fee of a cancellation, however much they have paid', async () => {
  const proposed = async (...parts: number[]) => {
    const booking = await booked('confirmed');
    for (const part of parts) await payPart(booking.id, part);
    const order = await begin(booking.id, true);
    const said = await ticket(order);
    await quote(order, 76_000);
    const found = await one('select public.find_order($1, $2)', [booking.reference, 'Example']);
    await report(order, 'record_order', { ...said, status: 'cancelled' });
    return { undecided: (await standing(booking.id))?.undecided, unpaid: (found as { unpaid: number }).unpaid };
  };
  expect(await proposed(20_000)).toEqual({ undecided: null, unpaid: 80_000 });
  expect(await proposed(40_000)).toEqual({ undecided: 16_000, unpaid: 60_000 });
  expect(await proposed(total, 30_000)).toEqual({ undecided: 106_000, unpaid: -30_000 });
  const twice = await booked('confirmed');
  await pay(twice, false);
  for (const undecided of [76_000, 57_000]) {
    const order = await begin(twice.id, true);
    const said = await ticket(order);
    // The customer sees this amount in advance.
    expect(await one('select public.find_order($1, $2)', [twice.reference, 'Example'])).toMatchObject({
      unpaid: 76_000 - undecided,
    });
    await cancel(order, said, 76_000);
    expect(await standing(twice.id)).toMatchObject({ undecided });
  }
});

it('a cancellation that was abandoned and turns out to be done refunds the quoted amount', async () => {
  const booking = await booked('confirmed');
  await pay(booking, false);
  const order = await begin(booking.id);
  const said = await ticket(order);
  await quote(order, 20_000);
  await one('select public.give_up_order_step($1)', [await stepOf(order)]);
  expect(await one(`select public.desk_settle_order($1, 'look')`, [order])).toBe('created');
  await report(order, 'record_order', { ...said, status: 'cancelled' });
  expect(await standing(booking.id)).toMatchObject({ undecided: 20_000 });
});

it('the customer is not told again that tickets are issued when an abandoned cancellation turns out not to be done', async () => {
  const booking = await booked('confirmed');
  await pay(booking, false);
  const order = await begin(booking.id);
  const said = await ticket(order);
  const before = (await mailsOf(booking.reference)).filter((mail) => mail.startsWith('booking_status'));
  await quote(order, 20_000);
  await one('select public.give_up_order_step($1)', [await stepOf(order)]);
  await one(`select public.desk_settle_order($1, 'look')`, [order]);
  expect(await report(order, 'record_order', { ...said, status: 'ticketed' })).toBe('ticketed');
  expect((await mailsOf(booking.reference)).filter((mail) => mail.startsWith('booking_status'))).toEqual(before);
});

it('nothing is bought with money that was refunded, or that the supplier has kept', async () => {
  const sentBack = await booked('requested');
  await pay(sentBack, true);
  await one(`select public.desk_refund_payment(id, gen_random_uuid(), ${total}) from public.payments where booking_id = $1`, [
    sentBack.id,
  ]);
  await one(`select public.claim_order_step('0')`);
  expect(await one('select status from public.orders where booking_id = $1', [sentBack.id])).toBe('failed');
  const again = await booked('confirmed');
  await pay(again, false);
  const order = await begin(again.id);
  await cancel(order, await ticket(order), 20_000);
  expect(await begin(again.id)).toBe('unpaid');
  const unpaid = `select public.desk_begin_order(gen_random_uuid(), $1, 'ticket', ${total}, null)`;
  expect(await one(unpaid, [(await booked('confirmed')).id])).toBe('unpaid');
});

it('a payment for bags in an unknown state pays for nothing else, and is refunded separately', async () => {
  const booking = await booked('confirmed');
  await pay(booking, false);
  const order = await begin(booking.id);
  const said = await ticket(order);
  const [choice, amount] = [crypto.randomUUID(), 31_500];
  const asks = { services: [], price: { ...price, dirhams: amount }, booked: 0 };
  const choices = JSON.stringify({ id: choice, kind: 'extras', amount, items: [{ kind: 'seat' }], asks });
  const begun = await one(`select public.begin_choice($1, 'Example', $2, now() + interval '30 minutes')`, [
    booking.reference,
    choices,
  ]);
  await paid((begun as { key: string }).key, amount);
  expect(await standing(booking.id)).toMatchObject({ balance: total });
  await one('select public.begin_due_choices()');
  await one('select public.give_up_order_step($1)', [await stepOf(order)]);
  expect(await db.rows('select kind from public.desk_deadlines($1)', [booking.id])).toEqual([{ kind: 'order' }]);
  expect(
    await one(
      `select public.desk_refund_payment(id, gen_random_uuid(), ${amount}) from public.payments where choice is not null and booking_id = $1`,
      [booking.id],
    ),
  ).toBe('stale');
  await cancel(order, said, 76_000);
  await passOneDay(booking.id);
  await one('select public.claim_payment_work()');
  expect(await standing(booking.id)).toMatchObject({ status: 'cancelled', back: 76_000 });
  expect(await one(`select public.desk_settle_choice($1, 'refused')`, [choice])).toBe('created');
  expect(await standing(booking.id)).toMatchObject({ back: 76_000 + amount });
});

const flight = { flight: 'QR 1', from: 'DOH', to: 'LHR', departs: '2030-01-14T08:10:00', arrives: '2030-01-14T13:20:00' };
const moved = { ...flight, departs: '2030-01-15T00:40:00', arrives: '2030-01-15T05:50:00' };
const airlineChange = { id: 'moved', was: [flight], becomes: [moved], canAccept: true };
/** A ticketed order, with a change by the airline that nobody has answered. */
async function changedOrder(more: object = {}) {
  const booking = await booked('confirmed');
  const order = await begin(booking.id, true);
  const said = { ...(await ticket(order)), status: 'ticketed', itineraries: [[flight]] };
  const reportAll = (order: object) =>
    one(`select public.record_order_news('sandbox', $1)`, [JSON.stringify({ ...said, ...order })]);
  await reportAll({ airlineChange: null });
  await reportAll({ airlineChange: { ...airlineChange, ...more } });
  const answer = (wish: string, surname = 'Example', canOrder = true) =>
    one('select public.answer_airline_change($1, $2, $3, $4, $5, $6)', [
      booking.reference,
      surname,
      'moved',
      wish,
      'Not at night',
      canOrder,
    ]);
  return { booking, order, said, reportAll, answer };
}

it('a change by the airline is found by reading, reported once to customer and desk, and accepted by an agent', async () => {
  const booking = await booked('confirmed');
  await pay(booking, false);
  const order = await begin(booking.id);
  const said = await ticket(order);
  expect(await stepOf(order)).toBeUndefined();
  await db.rows(`update public.order_steps set created_at = now() - interval '7 hours' where order_id = $1`, [order]);
  for (let due = await one('select public.claim_order_step()'); due; due = await one('select public.claim_order_step()'));
  const reported = { ...said, status: 'ticketed', airlineChange };
  expect(await report(order, 'record_order', reported)).toBe('ticketed');
  await one(`select public.record_order_news('sandbox', $1)`, [JSON.stringify(reported)]);
  const bell = `select count(*)::int from public.notifications where reference = $1 and type = 'order_changed'`;
  expect(await one(bell, [booking.reference])).toBe(1);
  const staffBell = `select title, subject, user_id in (select user_id from public.staff) as is_staff from public.notifications where reference = $1`;
  expect(await db.rows(staffBell, [booking.id])).toEqual([
    { title: `The airline has changed the flights: ${booking.reference}`, subject: 'desk', is_staff: true },
  ]);
  const mails = (await mailsOf(booking.reference)).filter((mail) => /^(order_news|agency_order)/.test(mail));
  expect(mails.toSorted()).toEqual(['agency_order ', expect.stringMatching(/^order_news .*new ones/)]);
  const open = 'select airline_change from public.orders where id = $1';
  expect(await one(open, [order])).toEqual(airlineChange);
  expect(await one(`select public.desk_accept_change($1, 'another')`, [order])).toBe('stale');
  expect(await one(`select public.desk_accept_change($1, 'moved')`, [order])).toBe('created');
  expect(await one(`select public.desk_accept_change($1, 'moved')`, [order])).toBe('repeated');
  expect(await report(order, 'record_order', { ...said, status: 'ticketed', airlineChange: null })).toBe('ticketed');
  expect(await one(open, [order])).toBeNull();
});

it('the customer accepts the change, once, even when others accept it too; then the trip has the new flights', async () => {
  const { booking, order, reportAll, answer } = await changedOrder();
  expect(await answer('accept', 'Somebody')).toBe('unknown');
  expect(await answer('accept')).toBe('created');
  expect(await answer('accept')).toBe('repeated');
  expect(await answer('refund')).toBe('answered');
  expect(await one(`select public.desk_accept_change($1, 'moved')`, [order])).toBe('repeated');
  const steps = `select count(*)::int from public.order_steps where order_id = $1 and kind = 'accept'`;
  expect(await one(steps, [order])).toBe(1);
  await reportAll({ airlineChange: null, itineraries: [[moved]] });
  const trip = `select departure_date::text || ' ' || last_travel_date::text from public.bookings where id = $1`;
  expect(await one(trip, [booking.id])).toBe('2030-01-15 2030-01-15');
  const now = 'select change_answer, itineraries from public.orders where id = $1';
  expect(await db.rows(now, [order])).toEqual([{ change_answer: null, itineraries: [[moved]] }]);
  // Reported again, it notifies nobody.
  await reportAll({ airlineChange: null, itineraries: [[moved]] });
  const bells = `select type from public.notifications where reference = $1 and type like 'order_%' order by created_at`;
  expect(await db.rows(bells, [booking.reference])).toEqual([{ type: 'order_changed' }, { type: 'order_rebooked' }]);
  expect(await answer('accept')).toBe('stale');

  // What a calendar may hold is known after the next change.
  const onward = { ...flight, from: 'LHR', to: 'EDI', departs: '2030-01-15T08:00:00', arrives: '2030-01-15T09:20:00' };
  for (const way of [[moved, onward], [flight]]) await reportAll({ airlineChange: null, itineraries: [way] });
  expect(await one('select longest_itineraries from public.orders where id = $1', [order])).toEqual([[moved, onward]]);
});

it('accepting a change does not accept a newer one by the airline', async () => {
  const { order, said, reportAll, answer } = await changedOrder();
  expect(await answer('accept')).toBe('created');
  const another = { ...airlineChange, id: 'moved again' };
  await reportAll({ airlineChange: another });
  expect(await one(`select public.desk_accept_change($1, 'moved again')`, [order])).toBe('busy');
  expect(await one('select asks from public.order_steps where id = $1', [await stepOf(order)])).toEqual({ change: 'moved' });
  await report(order, 'record_order', { ...said, airlineChange: another });
  const now = 'select change_answer, airline_change from public.orders where id = $1';
  expect(await db.rows(now, [order])).toEqual([{ change_answer: null, airline_change: another }]);
});

it('the desk is notified when a supplier cancels an order, whatever was paid for it', async () => {
  const bells = (id: unknown) =>
    db.rows(`select type from public.notifications where reference = $1 and type like 'desk_%'`, [id]);
  const { booking, reportAll } = await changedOrder();
  await reportAll({ airlineChange: null, status: 'cancelled' });
  expect(await bells(booking.id)).toContainEqual({ type: 'desk_orderCancelled' });
  const byUs = await booked('confirmed');
  const order = await begin(byUs.id, true);
  const said = await ticket(order);
  await one('select public.desk_quote_cancellation($1)', [order]);
  await report(order, 'record_order_quote', { id: 'q', refund: { ...price, dirhams: 76_000 }, expiresAt: null });
  await one(`select public.desk_cancel_order($1, 'q')`, [order]);
  await report(order, 'record_order', { ...said, status: 'cancelled' });
  expect(await bells(byUs.id)).toEqual([]);
});

it.each(['otherFlight', 'refund'])('a customer who wants %s causes one task at the desk', async (wish) => {
  const { booking, order, answer } = await changedOrder();
  expect(await answer(wish)).toBe('created');
  expect(await answer(wish)).toBe('repeated');
  expect(await answer('accept')).toBe('answered');
  expect(await stepOf(order)).toBeUndefined();
  const asked = 'select kind, message, status from public.booking_change_requests where booking_id = $1';
  expect(await db.rows(asked, [booking.id])).toEqual([{ kind: wish, message: 'Not at night', status: 'open' }]);
  expect((await mailsOf(booking.reference)).filter((mail) => /^(agency_)?change/.test(mail))).toHaveLength(2);
  expect(await db.rows('select kind from public.desk_deadlines($1)', [booking.id])).toContainEqual({ kind: 'change' });
  // The customer was called, and agrees after all.
  expect(await one(`select public.desk_accept_change($1, 'moved')`, [order])).toBe('created');
  expect(await one('select change_answer from public.orders where id = $1', [order])).toBe('accept');
});

it('an acceptance that needs a person, or that the supplier refuses, is reported to the agency', async () => {
  const mailed = async ({ reference }: { reference: string }) =>
    db.rows(
      `select data ->> 'event' as event from public.mail_outbox where data ->> 'reference' = $1 and kind = 'agency_order'`,
      [reference],
    );
  const byPerson = await changedOrder({ canAccept: false });
  expect(await byPerson.answer('accept')).toBe('created');
  expect(await stepOf(byPerson.order)).toBeUndefined();
  expect(await mailed(byPerson.booking)).toContainEqual({ event: 'changeAccepted' });
  const refused = await changedOrder();
  expect(await refused.answer('accept')).toBe('created');
  await one(`select public.record_order_refusal($1, 'notChangeable', null)`, [await stepOf(refused.order)]);
  expect(await mailed(refused.booking)).toContainEqual({ event: 'changeNotAccepted' });
  // It may be tried again.
  expect(await one(`select public.desk_accept_change($1, 'moved')`, [refused.order])).toBe('created');
});

it('a change that the customer has not paid for is made only by an agent who was warned; an unclear one is recognised by its flights', async () => {
  const booking = await booked('confirmed');
  await pay(booking, false);
  const order = await begin(booking.id);
  const said = { ...(await ticket(order)), status: 'ticketed', airlineChange: null };
  const quote = `select public.desk_quote_change($1, 1, '2030-02-01')`;
  expect(await one(quote, [order])).toBe('created');
  const offer = { id: 'oco_1', price: { ...price, dirhams: 4_000 }, departsAt: '2030-02-01T09:30:00', expiresAt: null };
  expect(await report(order, 'record_change_offers', { offers: [offer] })).toBe('quoted');
  const change = (mayBeUnpaid: boolean) => one(`select public.desk_change_order($1, 'oco_1', 4000, $2)`, [order, mayBeUnpaid]);
  expect(await change(false)).toBe('unpaid');
  expect(await one(`select public.desk_change_order($1, 'oco_1', null, true)`, [order])).toBe('stale');
  expect(await change(true)).toBe('created');
  await one('select public.record_order_unclear($1)', [await stepOf(order)]);
  const old = { ...said, itineraries: [[flight]] };
  await report(order, 'record_order', old);
  const spent = `select amount::int from public.ledger_entries where booking_id = $1 and kind = 'order_changed'`;
  expect(await db.rows(spent, [booking.id])).toEqual([]);
  const departed = { ...flight, departs: '2030-02-01T09:30:00', arrives: '2030-02-01T14:40:00' };
  await report(order, 'record_order', { ...said, itineraries: [[departed]] });
  expect(await stepOf(order)).toBeUndefined();
  expect(await db.rows(spent, [booking.id])).toEqual([{ amount: 4000 }]);
  expect(await one('select total_amount::text from public.bookings where id = $1', [booking.id])).toBe('1040.00');
  expect(await change(true)).toBe('repeated');
});
