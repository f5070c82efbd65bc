import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actAsStaff, type HostedDatabase, newBooking, openHostedDatabase } from '../account/hosted-database.ts';

let db: HostedDatabase;
let booking: string;

beforeAll(async () => {
  db = await openHostedDatabase();
  await actAsStaff(db);
});
afterAll(() => db?.close());

beforeEach(async () => {
  booking = (await newBooking(db)).id;
  await db.rows(`update public.bookings set status = 'confirmed' where id = $1`, [booking]);
});

const one = async (sql: string, values: unknown[] = []) => Object.values((await db.rows(sql, values))[0] ?? {})[0];
const uuid = () => crypto.randomUUID();
const tick = () => one('select public.claim_payment_work()');
/** The due refunds of all payments. */
async function dueRefunds(): Promise<unknown[]> {
  const ids: unknown[] = [];
  for (let due = await tick(); due; due = await tick()) ids.push((due as { id: string }).id);
  return ids;
}
const statusOf = (payment: string) => one('select status from public.payments where id = $1', [payment]);
/** The customer's mail about a payment, in order. */
const reported = async (payment: string) =>
  (
    await db.rows<{ event: string }>(
      `select data ->> 'event' as event from public.mail_outbox where data ->> 'payment' = $1 order by created_at, event`,
      [payment],
    )
  ).map(({ event }) => event);

/** A payment requested `hours` ago, with as many hours left. */
async function asked({ past = 0, left = 48 } = {}) {
  const payment = uuid();
  await one(`select public.desk_ask_payment($1, $2, 321000, now() + interval '100 days')`, [payment, booking]);
  await db.rows(
    `update public.payments set created_at = now() - make_interval(mins => $2), pay_by = now() + make_interval(mins => $3) where id = $1`,
    [payment, past * 60, left * 60],
  );
  return { payment, key: String(await one('select link_key from public.payments where id = $1', [payment])) };
}
const begin = async (key: string, provider = 'tap') =>
  (
    await db.rows<{ outcome: string; charge: string; provider: string }>(
      'select outcome, charge, provider from public.begin_charge($1, $2)',
      [key, provider],
    )
  )[0];

/** The provider has created its page. */
const note = (charge = '') =>
  one('select public.note_charge($1, $2, $3)', [charge, `c-${charge}`, 'https://checkout.tap.test/1']);

async function paid() {
  const { payment, key } = await asked();
  const charge = (await begin(key))?.charge;
  await one(`select public.record_charge($1, $2, 'paid', 321000, 0)`, [charge, `c-${charge}`]);
  return { payment, key };
}
async function stuckRefund(asks = 3) {
  const { payment } = await paid();
  const refund = uuid();
  expect(await one('select public.desk_refund_payment($1, $2, 100000)', [payment, refund])).toBe('created');
  await db.rows('update public.payment_refunds set asks = $2 where id = $1', [refund, asks]);
  return { payment, refund };
}
const settle = (refund: string, how: string) => one('select public.desk_settle_refund($1, $2)', [refund, how]);
const balances = async () =>
  Object.fromEntries(
    (
      await db.rows<{ account: string; sum: string }>(
        `select account, sum(amount)::text as sum from (
           select debit as account, amount from public.ledger_entries where booking_id = $1
           union all select credit, -amount from public.ledger_entries where booking_id = $1
         ) as sides group by account having sum(amount) <> 0 order by account`,
        [booking],
      )
    ).map(({ account, sum }) => [account, Number(sum)]),
  );
const deadlines = async () =>
  (await db.rows<{ kind: string }>('select kind from public.desk_deadlines($1)', [booking])).map(({ kind }) => kind);
const lastNote = () =>
  one('select remark from public.desk_notes where subject_id = $1 order by written_at desc limit 1', [booking]);

describe('a reminder', () => {
  it.each([
    ['a day before the end of a week', { past: 145, left: 23 }, true],
    ['not two days before it', { past: 120, left: 48 }, false],
    ['when a quarter of a short time is left', { past: 1.6, left: 0.4 }, true],
    ['not when it was just requested', { past: 0.1, left: 1.9 }, false],
    ['not when it is over', { past: 2, left: -0.1 }, false],
  ])('is sent %s', async (_, time, isSent) => {
    const { payment } = await asked(time);
    await tick();
    await tick();
    expect((await reported(payment)).filter((event) => event === 'reminder')).toEqual(isSent ? ['reminder'] : []);
  });

  it('is in the bell, in the language of the booking, with the deadline', async () => {
    const { payment } = await asked({ past: 30, left: 2 });
    await tick();
    const [mail] = await db.rows<{ title: string; message: string }>(
      `select data ->> 'title' as title, data ->> 'message' as message from public.mail_outbox
       where data ->> 'payment' = $1 and data ->> 'event' = 'reminder'`,
      [payment],
    );
    expect(mail?.title).toMatch(/\d\d\/\d\d\/\d{4} \d\d:\d\d/);
    expect(`${mail?.title} ${mail?.message}`).not.toMatch(/[{}]/);
  });

  it('is not sent to customers who are at the provider or have paid', async () => {
    const { payment, key } = await asked({ past: 30, left: 2 });
    const charge = (await begin(key))?.charge;
    await note(charge);
    await tick();
    await one(`select public.record_charge($1, $2, 'paid', 321000, 0)`, [charge, `c-${charge}`]);
    await tick();
    expect(await reported(payment)).toEqual(['asked', 'paid']);
  });
});

describe('the deadline', () => {
  it('is not applied while the customer is at the provider', async () => {
    const { payment, key } = await asked({ past: 2, left: 0.05 });
    const charge = (await begin(key))?.charge;
    await note(charge);
    await db.rows(`update public.payments set pay_by = now() - interval '1 minute' where id = $1`, [payment]);
    await tick();
    expect(await statusOf(payment)).toBe('pending');
    await one(`select public.record_charge($1, $2, 'refused', 321000, 0)`, [charge, `c-${charge}`]);
    await tick();
    expect(await statusOf(payment)).toBe('expired');
    expect(await reported(payment)).toEqual(['asked', 'expired']);
  });

  it('is applied when the provider made no page, and money that still arrives is refunded', async () => {
    const { payment, key } = await asked({ past: 2, left: 0.05 });
    const charge = (await begin(key))?.charge;
    expect(await statusOf(payment)).toBe('created');
    await db.rows(`update public.payments set pay_by = now() - interval '1 second' where id = $1`, [payment]);
    await tick();
    expect(await statusOf(payment)).toBe('created');
    await db.rows(`update public.payment_charges set created_at = now() - interval '61 seconds' where id = $1`, [charge]);
    await tick();
    expect(await statusOf(payment)).toBe('expired');
    await note(charge);
    expect(await statusOf(payment)).toBe('expired');
    expect(await one(`select public.record_charge($1, $2, 'paid', 321000, 0)`, [charge, `c-${charge}`])).toBe('returned');
  });
});

describe('a change of provider', () => {
  it.each([
    ['continues when its page was opened', 'tap', 'https://checkout.tap.test/1', 'tap'],
    ['begins again when its page was never opened', 'tap', null, 'myfatoorah'],
    ['begins again after the sandbox, whose page no longer exists', 'sandbox', 'https://www.karam.example/api', 'myfatoorah'],
  ])('%s', async (_, before, url, after) => {
    const { key } = await asked();
    const first = await begin(key, before);
    if (url) await one('select public.note_charge($1, $2, $3)', [first?.charge, `c-${first?.charge}`, url]);
    const second = await begin(key, 'myfatoorah');
    expect(second).toMatchObject({ outcome: 'open', provider: after });
    expect(second?.charge === first?.charge).toBe(after === before);
  });
});

describe('a refund without an answer of the provider', () => {
  it('can be closed as sent, with entries in ledger and history', async () => {
    const { payment, refund } = await stuckRefund();
    expect(await settle(refund, 'provider')).toBe('settled');
    expect(await settle(refund, 'notSent')).toBe('stale');
    expect(await statusOf(payment)).toBe('partly_refunded');
    expect(await balances()).toEqual({ customer: -221_000, provider: 221_000 });
    expect(await lastNote()).toMatch(/marked as sent by the provider/);
    expect(await reported(payment)).toContain('refunded');
    // The provider reports the same, and later the opposite.
    expect(await one(`select public.record_refund($1, 're_1', 'done', 100000)`, [refund])).toBe('unchanged');
    expect(await one(`select public.record_refund($1, 're_1', 'failed', 100000)`, [refund])).toBe('contradiction');
  });

  it('can be closed as refunded by hand: the provider’s balance does not change', async () => {
    const { payment, refund } = await stuckRefund();
    expect(await settle(refund, 'byHand')).toBe('settled');
    expect(await balances()).toEqual({ bank: -100_000, customer: -221_000, provider: 321_000 });
    expect(await reported(payment)).toContain('repaid');
    expect(await one(`select public.record_refund($1, 're_1', 'failed', 100000)`, [refund])).toBe('unchanged');
    // Then it was refunded twice: an agent must check.
    expect(await one(`select public.record_refund($1, 're_1', 'done', 100000)`, [refund])).toBe('contradiction');
    expect(await balances()).toEqual({ bank: -100_000, customer: -221_000, provider: 321_000 });
  });

  it('can be closed as not sent, and begun again', async () => {
    const { payment, refund } = await stuckRefund();
    expect(await settle(refund, 'notSent')).toBe('settled');
    expect(await balances()).toEqual({ customer: -321_000, provider: 321_000 });
    expect(await one('select public.desk_refund_payment($1, $2, 321000)', [payment, uuid()])).toBe('created');
  });

  it('cannot be closed during the usual time, or in any other way', async () => {
    const { refund } = await stuckRefund(2);
    expect(await settle(refund, 'provider')).toBe('tooSoon');
    expect(await settle(uuid(), 'provider')).toBe('gone');
    await expect(settle(refund, 'somehow')).rejects.toThrow('in no such way');
  });

  it('can be sent again by an agent when its key has expired', async () => {
    const { refund } = await stuckRefund();
    const lost = `update public.payment_refunds set first_asked_at = now() - interval '21 hours', ask_again_at = now() where id = $1`;
    await db.rows(lost, [refund]);
    expect(await dueRefunds()).not.toContain(refund);
    expect(await one('select public.desk_ask_refund_again($1)', [refund])).toBe('askedAgain');
    expect(await dueRefunds()).toEqual([refund]);
    expect(await lastNote()).toMatch(/asked about again/);
    await db.rows(`update public.payment_refunds set asked_at = now() - interval '6 minutes' where id = $1`, [refund]);
    await settle(refund, 'provider');
    expect(await one('select public.desk_ask_refund_again($1)', [refund])).toBe('stale');
  });
});

describe('a refund that the provider has refused', () => {
  const refused = async () => {
    const { payment, refund } = await stuckRefund(1);
    expect(await one(`select public.record_refund($1, 're_1', 'failed', 100000)`, [refund])).toBe('failed');
    return { payment, refund };
  };

  it('can be closed as refunded from our bank, and the customer is notified', async () => {
    const { payment, refund } = await refused();
    expect(await deadlines()).toContain('refund');
    expect(await settle(refund, 'byHand')).toBe('settled');
    expect(await settle(refund, 'byHand')).toBe('stale');
    expect(await balances()).toEqual({ bank: -100_000, customer: -221_000, provider: 321_000 });
    expect(await statusOf(payment)).toBe('partly_refunded');
    expect(await reported(payment)).toContain('repaid');
    expect(await deadlines()).not.toContain('refund');
    expect(await one('select public.desk_refund_payment($1, $2, 221001)', [payment, uuid()])).toBe('tooMuch');
  });

  it('cannot be closed as paid when that money has been refunded', async () => {
    const { payment, refund } = await refused();
    expect(await one('select public.desk_refund_payment($1, $2, 300000)', [payment, uuid()])).toBe('created');
    expect(await settle(refund, 'byHand')).toBe('tooMuch');
    expect(await settle(refund, 'notSent')).toBe('settled');
    expect(await balances()).toEqual({ customer: -21_000, provider: 321_000, refunds: -300_000 });
  });
});

describe('a provider that contradicts a closed refund', () => {
  const bells = () =>
    one(`select count(*)::int from public.notifications where reference = $1 and type = 'desk_refundContradicted'`, [booking]);

  it('is reported to the desk once, until an agent has handled it', async () => {
    const { refund } = await stuckRefund();
    await settle(refund, 'byHand');
    expect(await deadlines()).not.toContain('refund');
    const contradict = () => one(`select public.record_refund($1, 're_1', 'done', 100000)`, [refund]);
    expect([await contradict(), await contradict()]).toEqual(['contradiction', 'contradiction']);
    expect(await bells()).toBe(1);
    expect(await deadlines()).toContain('refund');
    expect(await settle(refund, 'seen')).toBe('settled');
    expect(await settle(refund, 'seen')).toBe('stale');
    expect(await lastNote()).toMatch(/looked into/);
    await contradict();
    expect([await bells(), await deadlines()]).toEqual([1, expect.not.arrayContaining(['refund'])]);
  });

  it('can be accepted: a refund closed as not sent is closed as sent', async () => {
    const { payment, refund } = await stuckRefund();
    await settle(refund, 'notSent');
    await one(`select public.record_refund($1, 're_1', 'done', 100000)`, [refund]);
    expect(await deadlines()).toContain('refund');
    expect(await settle(refund, 'provider')).toBe('settled');
    expect(await statusOf(payment)).toBe('partly_refunded');
    expect(await balances()).toEqual({ customer: -221_000, provider: 221_000 });
    expect(await deadlines()).not.toContain('refund');
  });
});

it('a refund of one payment of a trip is not due on the page of the other payment', async () => {
  await db.rows('update public.bookings set total_amount = 5000 where id = $1', [booking]);
  const first = await paid();
  const rest = uuid();
  await one(`select public.desk_ask_payment($1, $2, 179000, now() + interval '1 day')`, [rest, booking]);
  const key = await one('select link_key from public.payments where id = $1', [rest]);
  const page = (of: unknown) => one('select public.find_payment($1)', [of]);
  expect(await page(first.key)).toMatchObject({ due: 179_000, unrefunded: 321_000 });
  expect(await one('select public.desk_refund_payment($1, $2, 5000)', [first.payment, uuid()])).toBe('created');
  expect(await page(key)).toMatchObject({ due: 179_000, unrefunded: 0 });
  const charge = (await begin(String(key)))?.charge;
  await one(`select public.record_charge($1, $2, 'paid', 179000, 0)`, [charge, `c-${charge}`]);
  expect(await page(first.key)).toMatchObject({ due: 0, unrefunded: 316_000 });
  expect(await page(key)).toMatchObject({ due: 0, unrefunded: 179_000, paid: 495_000 });
  // All of it was refunded.
  expect(await one('select public.desk_refund_payment($1, $2, 179000)', [rest, uuid()])).toBe('created');
  expect(await page(first.key)).toMatchObject({ due: 179_000 });
  await db.rows(`update public.bookings set status = 'cancelled' where id = $1`, [booking]);
  expect(await page(first.key)).toMatchObject({ due: 0 });
});

it('a charge that cannot be ended does not block others', async () => {
  const due = [];
  for (const each of [1, 2, 3]) {
    booking = (await newBooking(db)).id;
    await db.rows(`update public.bookings set status = 'confirmed' where id = $1`, [booking]);
    const { payment, key } = await asked({ past: 2, left: 0.05 });
    const charge = (await begin(key))?.charge;
    await db.rows(`update public.payments set pay_by = now() - interval '1 second' where id = $1`, [payment]);
    await db.rows(`update public.payment_charges set created_at = now() - interval '2 minutes' where id = $1`, [charge]);
    due.push({ payment, isBroken: each === 2 });
  }
  await db.exec(
    `create function public.break_charge() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`,
  );
  await db.exec(
    `create trigger broken before update on public.payment_charges for each row when (old.payment_id = '${due[1]?.payment}') execute function public.break_charge()`,
  );
  await tick();
  await db.exec('drop trigger broken on public.payment_charges; drop function public.break_charge()');
  for (const { payment, isBroken } of due) expect(await statusOf(payment)).toBe(isBroken ? 'created' : 'expired');
});

it('a refund is not sent again while the provider may still process it', async () => {
  const { refund } = await stuckRefund(0);
  expect(await dueRefunds()).toContain(refund);
  expect(
    await one(`select ask_again_at - asked_at >= interval '5 minutes' from public.payment_refunds where id = $1`, [refund]),
  ).toBe(true);
  expect(await one('select public.desk_ask_refund_again($1)', [refund])).toBe('tooSoon');
  expect(await dueRefunds()).not.toContain(refund);
  await db.rows(`update public.payment_refunds set asked_at = now() - interval '6 minutes' where id = $1`, [refund]);
  expect(await one('select public.desk_ask_refund_again($1)', [refund])).toBe('askedAgain');
  expect(await dueRefunds()).toContain(refund);
});

it('money of another amount is reported to the desk once, until an agent has handled it; then the customer can pay again', async () => {
  const { payment, key } = await asked();
  const charge = (await begin(key))?.charge ?? '';
  await note(charge);
  const said = (amount: number) => one(`select public.record_charge($1, $2, 'paid', $3, 0)`, [charge, `c-${charge}`, amount]);
  const close = () => one('select public.desk_close_charge($1)', [charge]);
  const bells = () =>
    one(`select count(*)::int from public.notifications where reference = $1 and type = 'desk_chargeMismatch'`, [booking]);
  for (const _ of [1, 2]) expect(await said(320_000)).toBe('mismatch');
  expect([await bells(), await statusOf(payment), await deadlines()]).toEqual([1, 'pending', expect.arrayContaining(['charge'])]);
  expect([await close(), await close()]).toEqual(['closed', 'stale']);
  expect(await lastNote()).toContain('3,200');
  await said(320_000);
  expect([await bells(), await statusOf(payment), await balances()]).toEqual([1, 'failed', {}]);
  expect(await deadlines()).not.toContain('charge');
  expect((await begin(key))?.charge).not.toBe(charge);
  expect(await said(321_000)).toBe('paid');
});

it('two refunds that were refused at once are both on the list, until both amounts are sent again', async () => {
  const { payment } = await paid();
  const refund = async (amount: number) => {
    const id = uuid();
    expect(await one('select public.desk_refund_payment($1, $2, $3)', [payment, id, amount])).toBe('created');
    return { id, amount };
  };
  const refuse = ({ id, amount }: { id: string; amount: number }) =>
    one(`select public.record_refund($1, $2, 'failed', $3)`, [id, `r-${id}`, amount]);
  const listed = async () => (await deadlines()).filter((kind) => kind === 'refund').length;
  for (const one of [await refund(100_000), await refund(40_000)]) await refuse(one);
  expect(await listed()).toBe(2);
  const again = await refund(100_000);
  expect(await listed()).toBe(2);
  await refuse(again);
  await refund(100_000);
  await refund(40_000);
  expect(await listed()).toBe(0);
});

it('an automatic refund that was refused is sent again once, and takes nothing of the payment, when two agents do it', async () => {
  const { payment, key } = await asked();
  const first = (await begin(key))?.charge ?? '';
  const record = (charge: string, said: string) =>
    one('select public.record_charge($1, $2, $3, 321000, 0)', [charge, `c-${charge}`, said]);
  await record(first, 'abandoned');
  expect(await record((await begin(key))?.charge ?? '', 'paid')).toBe('paid');
  expect(await record(first, 'paid')).toBe('returned');
  const refused = await one('select id from public.payment_refunds where payment_id = $1', [payment]);
  await one(`select public.record_refund($1, 'r-twice', 'failed', 321000)`, [refused]);
  const again = () => one('select public.desk_refund_payment($1, $2, 321000, 321000, $3)', [payment, uuid(), refused]);
  expect([await again(), await again()]).toEqual(['created', 'stale']);
  expect(await statusOf(payment)).toBe('paid');
  expect(await one('select count(*)::int from public.payment_refunds where payment_id = $1', [payment])).toBe(2);
});

it('a refused refund that a colleague has sent again is not closed as paid by hand', async () => {
  const { payment, refund } = await stuckRefund();
  await one(`select public.record_refund($1, 'r-again', 'failed', 100000)`, [refund]);
  expect(await one('select public.desk_refund_payment($1, $2, 100000)', [payment, uuid()])).toBe('created');
  expect(await settle(refund, 'byHand')).toBe('stale');
  expect(await settle(refund, 'notSent')).toBe('settled');
});

it('when another amount was charged, no message says that nothing was charged', async () => {
  const { payment, key } = await asked();
  const charge = (await begin(key))?.charge ?? '';
  await note(charge);
  const page = () => one('select public.find_payment($1)', [key]);
  expect(await page()).toMatchObject({ isMismatched: false });
  await one(`select public.record_charge($1, $2, 'paid', 320000, 0)`, [charge, `c-${charge}`]);
  await one('select public.desk_close_charge($1)', [charge]);
  expect(await page()).toMatchObject({ isMismatched: true, status: 'failed' });
  // The next one may well fit.
  await note((await begin(key))?.charge);
  expect(await page()).toMatchObject({ isMismatched: false, status: 'pending' });
  await one('select public.desk_withdraw_payment($1)', [payment]);
  const mail = `select data ->> 'message' from public.mail_outbox where data ->> 'payment' = $1 and data ->> 'event' = 'withdrawn'`;
  expect(await one(mail, [payment])).not.toContain('Nothing was charged');
});

describe('payments at the branch', () => {
  const take = (payment: string, { method = 'cash', number = uuid(), amount = 100_000 } = {}) =>
    one('select public.desk_record_payment($1, $2, $3, $4, $5)', [payment, booking, amount, method, number]);

  it('are recorded with a receipt, once for each press and each number', async () => {
    const [payment, number] = [uuid(), `TR ${uuid().toUpperCase()}`];
    expect(await take(payment, { number })).toBe('created');
    expect(await take(payment, { number })).toBe('repeated');
    const typed = number.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    for (const same of [` ${number} `, number.toLowerCase(), typed, `\u200f${number}\u200f`])
      expect(await take(uuid(), { number: same })).toBe('sameNumber');
    expect(await take(uuid(), { method: 'transfer', number, amount: 221_000 })).toBe('created');
    expect(await balances()).toEqual({ bank: 221_000, cash: 100_000, customer: -321_000 });
    expect(await one('select public.balance_of_booking($1)::int', [booking])).toBe(321_000);
    expect(await reported(payment)).toEqual(['paid']);
    expect(await lastNote()).toContain(number);
    await expect(take(uuid(), { method: 'tap' })).rejects.toThrow('in no such way');
    await expect(take(uuid(), { number: ' ' })).rejects.toThrow('a number');
  });

  it('are not requested again by a colleague who has not seen them yet', async () => {
    await take(uuid());
    const ask = (seen: number) =>
      one(`select public.desk_ask_payment($1, $2, 221000, now() + interval '1 day', $3)`, [uuid(), booking, seen]);
    expect([await ask(0), await ask(100_000)]).toEqual(['stale', 'created']);
  });

  it('are not recorded again by one, under another number', async () => {
    const record = (seen: number) =>
      one(`select public.desk_record_payment($1, $2, 100000, 'transfer', $3, $4)`, [uuid(), booking, uuid(), seen]);
    expect([await record(0), await record(0), await record(100_000)]).toEqual(['created', 'stale', 'created']);
  });

  it('are refused while a payment link is open, and for a cancelled booking', async () => {
    const { payment } = await asked();
    expect(await take(uuid())).toBe('open');
    await one('select public.desk_withdraw_payment($1)', [payment]);
    await db.rows(`update public.bookings set status = 'declined' where id = $1`, [booking]);
    expect(await take(uuid())).toBe('notConfirmed');
  });

  it('that was recorded by mistake counts for nothing, once, and its number is free again', async () => {
    const [wrong, right, number] = [uuid(), uuid(), uuid()];
    await take(wrong, { number, amount: 1_000_000 });
    const undo = (payment: string) => one('select public.desk_undo_record($1)', [payment]);
    expect([await undo(wrong), await undo(wrong), await undo(uuid())]).toEqual(['undone', 'stale', 'gone']);
    expect([await balances(), await statusOf(wrong)]).toEqual([{}, 'cancelled']);
    expect(await one('select public.balance_of_booking($1)::int', [booking])).toBe(0);
    const key = await one('select link_key from public.payments where id = $1', [wrong]);
    expect(await one('select public.find_payment($1)', [key])).toMatchObject({
      status: 'cancelled',
      isByHand: true,
      paidAt: null,
    });
    expect(await lastNote()).toContain(number.toUpperCase());
    expect(await reported(wrong)).toEqual(['paid', 'undone']);
    expect(await take(wrong, { number })).toBe('repeated');
    expect(await take(right, { number })).toBe('created');
    expect(await balances()).toEqual({ cash: 100_000, customer: -100_000 });
    await one('select public.desk_refund_payment($1, $2, 1)', [right, uuid()]);
    expect(await undo(right)).toBe('stale');
    const { payment } = await paid();
    expect(await undo(payment)).toBe('stale');
  });

  it('are refunded by hand: no provider is asked, the refund is on the desk’s list, and an agent closes it', async () => {
    const payment = uuid();
    await take(payment);
    const key = await one('select link_key from public.payments where id = $1', [payment]);
    expect(await one('select public.find_payment($1)', [key])).toMatchObject({ isByHand: true, status: 'paid' });
    await db.rows(`update public.bookings set status = 'declined' where id = $1`, [booking]);
    const refund = await one('select id from public.payment_refunds where payment_id = $1', [payment]);
    expect(await dueRefunds()).not.toContain(refund);
    expect(await deadlines()).toEqual(['refund']);
    expect(await settle(String(refund), 'provider')).toBe('stale');
    expect(await settle(String(refund), 'byHand')).toBe('settled');
    expect(await balances()).toEqual({});
    expect(await reported(payment)).toEqual(['paid', 'repaid']);
    expect(await deadlines()).toEqual([]);
  });
});

it('a refund of another amount under our key closes nothing', async () => {
  const { payment, refund } = await stuckRefund();
  for (const other of [1, 100_001, null])
    expect(await one(`select public.record_refund($1, 're_1', 'done', $2)`, [refund, other])).toBe('mismatch');
  expect(await statusOf(payment)).toBe('paid');
  expect(await one(`select public.record_refund($1, 're_1', 'done', 100000)`, [refund])).toBe('done');
  expect(await statusOf(payment)).toBe('partly_refunded');
});

describe('a request that is paid at once', () => {
  const until = `now() + interval '2 hours'`;
  const requested = async () => {
    await db.rows(`update public.bookings set status = 'requested', confirmed_at = null where id = $1`, [booking]);
    return String(await one('select reference from public.bookings where id = $1', [booking]));
  };

  it('has one payment of its whole price, even if begun repeatedly', async () => {
    const reference = await requested();
    const key = await one(`select public.begin_pay_now($1, ${until})`, [reference]);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(await one(`select public.begin_pay_now($1, ${until})`, [reference])).toBe(key);
    const rows = await db.rows<{ id: string; same: boolean }>(
      `select payments.id, payments.amount = round(bookings.total_amount * 100) as same
       from public.payments join public.bookings on bookings.id = booking_id where booking_id = $1`,
      [booking],
    );
    expect(rows).toEqual([{ id: expect.any(String), same: true }]);
    expect(await reported(rows[0]?.id ?? '')).toEqual(['asked']);
    expect(await one('select public.find_payment($1)', [key])).toMatchObject({ isConfirmed: false, status: 'created' });
  });

  it('must be paid before its offer expires, or not at once when that is too soon', async () => {
    const reference = await requested();
    const offer = (minutes: number) =>
      db.rows(
        `update public.bookings set offer = jsonb_build_object('expiresAt', now() + make_interval(mins => $2)) where id = $1`,
        [booking, minutes],
      );
    await offer(5);
    expect(await one(`select public.begin_pay_now($1, ${until})`, [reference])).toBe('offerOver');
    expect(await one('select count(*)::int from public.payments where booking_id = $1', [booking])).toBe(0);
    await offer(30);
    expect(await one(`select public.begin_pay_now($1, ${until})`, [reference])).not.toBeNull();
    expect(await one(`select pay_by < now() + interval '31 minutes' from public.payments where booking_id = $1`, [booking])).toBe(
      true,
    );
  });

  it('that nobody paid in time leads to the same search, and sent again has a new payment of its fresh offer', async () => {
    const reference = await requested();
    const again = (offer = 'null') => one(`select public.begin_pay_now($1, ${until}, '{}', ${offer})`, [reference]);
    const key = await again();
    expect(await one(`select public.find_payment($1) -> 'unordered'`, [key])).toBeNull();
    await db.rows(
      `update public.bookings set offer = jsonb_build_object('expiresAt', now() - interval '1 minute') where id = $1`,
      [booking],
    );
    // A charge that is under way goes on.
    const charge = (await begin(String(key)))?.charge;
    await db.rows(`update public.payments set pay_by = now() - interval '1 minute' where booking_id = $1`, [booking]);
    expect(await again()).toBe(key);
    await db.rows(`update public.payment_charges set status = 'abandoned' where id = $1`, [charge]);
    expect(await one(`select public.find_payment($1) -> 'unordered' ->> 'why'`, [key])).toBe('unpaid');
    expect(await again()).toBe('offerOver');
    const next = await again(`jsonb_build_object('expiresAt', now() + interval '30 minutes')`);
    expect(next).toMatch(/^[0-9a-f]{32}$/);
    expect(next).not.toBe(key);
    // Two tabs, and an offer that was found once more.
    expect(await again(`'{"expiresAt": null}'`)).toBe(next);
    expect(await one(`select offer ->> 'expiresAt' is not null from public.bookings where id = $1`, [booking])).toBe(true);
    expect(await one(`select public.find_payment($1) -> 'unordered'`, [key])).toBeNull();
    expect(await db.rows('select status from public.payments where booking_id = $1 order by created_at', [booking])).toEqual([
      { status: 'expired' },
      { status: 'created' },
    ]);
  });

  it('and is not ordered automatically is reported to the desk once it is paid', async () => {
    const reference = await requested();
    const key = String(await one(`select public.begin_pay_now($1, ${until}, '{}')`, [reference]));
    const reports = () =>
      one(`select count(*)::int from public.notifications where type = 'desk_paidToBook' and reference = $1`, [booking]);
    expect(await reports()).toBe(0);
    const due = await begin(key);
    const amount = await one('select amount from public.payment_charges where id = $1', [due?.charge]);
    expect(await one(`select public.record_charge($1, 'c-hand', 'paid', $2, 0)`, [due?.charge, amount])).toBe('paid');
    expect(Number(await reports())).toBeGreaterThan(0);
  });

  it('has no payment when an agent has already decided', async () => {
    const reference = String(await one('select reference from public.bookings where id = $1', [booking]));
    expect(await one(`select public.begin_pay_now($1, ${until})`, [reference])).toBeNull();
    expect(await one(`select public.begin_pay_now('KT-ZZZZZZ', ${until})`)).toBeNull();
  });

  it('that is declined refunds the money automatically, minus earlier refunds', async () => {
    const { payment } = await paid();
    await one('select public.desk_refund_payment($1, $2, 21000)', [payment, uuid()]);
    await db.rows(`update public.bookings set status = 'declined' where id = $1`, [booking]);
    const back = await db.rows('select amount::int, cause from public.payment_refunds where payment_id = $1 order by amount', [
      payment,
    ]);
    expect(back).toEqual([
      { amount: 21_000, cause: 'desk' },
      { amount: 300_000, cause: 'desk' },
    ]);
    expect(await balances()).toEqual({ provider: 321_000, refunds: -321_000 });
  });
});
