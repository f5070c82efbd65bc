import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isCardNumber } from '@/lib/text/gift-card';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { actAsStaff, type HostedDatabase, newBooking, newUser, openHostedDatabase } from '../account/hosted-database.ts';

/** A gift card that is bought, sent, spent and given back, in SQL only. */
let db: HostedDatabase;
let gift: string;
let reference: string;
let key: string;

const one = async (sql: string, values: unknown[] = []) => Object.values((await db.rows(sql, values))[0] ?? {})[0];
const asUser = (id: string) =>
  db.exec(`create or replace function auth.uid() returns uuid language sql stable as 'select ''${id}''::uuid'`);

async function buy(sendOn: string) {
  const recipient = { recipient_name: 'نور', recipient_email: 'noor@example.com', sender_name: 'Amina', message: 'مبروك' };
  const made = await newBooking(db, {
    ...{ email: 'amina@example.com', total: '500.00', departure: sendOn, lastDay: sendOn },
    more: {
      kind: 'gift',
      offer: { title: { en: 'Gift card', ar: 'بطاقة هدية' } },
      gift: { ...recipient, language: 'ar', design: 'wedding', send_on: sendOn },
    },
  });
  gift = made.id;
  reference = made.reference;
  key = String(await one(`select public.begin_pay_now($1, now() + interval '2 hours')`, [reference]));
}

async function begin(of = key): Promise<{ charge: string; amount: number }> {
  const [made] = await db.rows<{ charge: string; amount: string }>(`select charge, amount from public.begin_charge($1, 'tap')`, [
    of,
  ]);
  await one(`select public.note_charge($1::uuid, 'c-' || $1::text, 'https://pay.test')`, [made?.charge]);
  return { charge: made?.charge ?? '', amount: Number(made?.amount) };
}
const say = ({ charge, amount }: { charge: string; amount: number }, said: string) =>
  one(`select public.record_charge($1::uuid, 'c-' || $1::text, $2, $3, 0)`, [charge, said, amount]);
const pay = async () => say(await begin(), 'paid');

const status = () => one('select status from public.bookings where id = $1', [gift]);
const balances = async (of = gift) =>
  Object.fromEntries(
    (
      await db.rows<{ account: string; amount: number }>(
        `select account, sum(amount)::int as amount from (
           select debit as account, amount from public.ledger_entries where booking_id = $1
           union all select credit, -amount from public.ledger_entries where booking_id = $1
         ) as sides group by account having sum(amount) <> 0`,
        [of],
      )
    ).map(({ account, amount }) => [account, amount]),
  );
const mails = async () =>
  (
    await db.rows<{ what: string }>(
      `select concat_ws(' ', kind, recipient) as what from public.mail_outbox where reference = $1 order by id`,
      [reference],
    )
  ).map(({ what }) => what);
/** Claims all due mail, as the worker does. */
const claim = () =>
  db.rows<{ id: number; kind: string; attempts: number; data: { version: number } }>('select * from public.claim_mail(100)');
interface Card {
  number: string;
  balance: number;
  recipientName: string;
  message: string;
}
const make = async (pin = '246810', version = 1) =>
  (await one('select public.make_gift_card($1, $2, $3)', [gift, version, pin])) as Card | null;
const found = async (number: string, pin: string) =>
  ((await one('select public.find_gift_card($1, $2)', [number, pin])) as { balance: number } | null)?.balance ?? null;
const resend = (email: string) => one('select public.resend_gift($1, $2)', [gift, email]);
const refund = async (amount: number) =>
  one('select public.desk_refund_payment(id, gen_random_uuid(), $2) from public.payments where booking_id = $1', [gift, amount]);
/** The provider has carried out the refunds. */
const refundsDone = () =>
  db.rows(
    `select public.record_refund(back.id, 'r-' || back.id, 'done', back.amount)
     from public.payment_refunds as back join public.payments on payments.id = payment_id where booking_id = $1`,
    [gift],
  );

beforeAll(async () => {
  db = await openHostedDatabase();
});
afterAll(() => db?.close());
beforeEach(async () => {
  await db.exec('delete from public.mail_outbox; update public.gift_orders set queued_at = now() where queued_at is null');
  await actAsStaff(db);
  await buy(todayInQatar());
});

describe('a gift card that is bought', () => {
  it('is owed to its holder once it is paid, and told to nobody before', async () => {
    expect(await mails()).toEqual([]);
    expect(await claim()).toEqual([]);
    const charge = await begin();
    expect(await say(charge, 'paid')).toBe('paid');
    expect(await say(charge, 'paid'), 'the webhook comes twice').toBe('unchanged');
    expect([await status(), await balances()]).toEqual(['ticketed', { provider: 50_000, vouchers: -50_000 }]);
    expect(await mails()).toEqual(['payment_news amina@example.com']);
    const title = await one(`select data ->> 'title' from public.mail_outbox where reference = $1`, [reference]);
    expect(title).toBe(`Your gift card is paid: ${reference}`);
  });

  it('goes out on its day, once, whoever polls', async () => {
    await pay();
    expect((await claim()).filter(({ kind }) => kind === 'gift_card')).toHaveLength(1);
    expect(await claim()).toEqual([]);
    expect(await mails()).toContain('gift_card noor@example.com');
    await buy(addDays(todayInQatar(), 3));
    await pay();
    await claim();
    expect(await mails()).toEqual(['payment_news amina@example.com']);
    const eight = await one(
      `select to_char(send_at at time zone 'Asia/Qatar', 'YYYY-MM-DD HH24:MI') from public.gift_orders where booking_id = $1`,
      [gift],
    );
    expect(eight).toBe(`${addDays(todayInQatar(), 3)} 08:00`);
    await db.rows(`update public.gift_orders set send_at = now() where booking_id = $1`, [gift]);
    await claim();
    expect(await mails()).toContain('gift_card noor@example.com');
  });

  it('is the same card when its mail is written again, because the process died before anybody knew that it was sent', async () => {
    await pay();
    const first = await make();
    expect(first).toMatchObject({ balance: 500, recipientName: 'نور', message: 'مبروك', design: 'wedding' });
    const number = first?.number ?? '';
    expect(number).toMatch(/^\d{12}$/);
    expect(isCardNumber(number)).toBe(true);
    expect((await make())?.number).toBe(number);
    expect([await found(number, '246810'), await found(number, '246811')]).toEqual([500, null]);
    // The site's secret was changed: the mail that is sent counts.
    expect((await make('135791'))?.number).toBe(number);
    expect([await found(number, '246810'), await found(number, '135791')]).toEqual([null, 500]);
  });

  it('is noted as sent with its mail', async () => {
    await pay();
    const [mail] = (await claim()).filter(({ kind }) => kind === 'gift_card');
    const facts = async () =>
      (await one('select public.find_payment($1)', [key])) as { gift: { sentAt: string | null }; isChoiceDone: boolean };
    expect(await facts()).toMatchObject({ isChoiceDone: false, gift: { sentAt: null, recipient: 'ن•••' } });
    await db.rows('select public.finish_mails($1)', [JSON.stringify([{ mail: mail?.id, attempt: mail?.attempts }])]);
    expect(await facts()).toMatchObject({ isChoiceDone: true, gift: { sentAt: expect.any(String) } });
  });

  it('that nobody pays comes to nothing, and late money goes back', async () => {
    const charge = await begin();
    await say(charge, 'abandoned');
    await db.rows(`update public.payments set pay_by = now() - interval '1 minute' where booking_id = $1`, [gift]);
    await one('select public.claim_payment_work()');
    await one('select public.claim_payment_work()');
    expect([await status(), await mails()]).toEqual(['cancelled', []]);
    expect(await say(charge, 'paid')).toBe('returned');
    expect(await balances()).toEqual({ provider: 50_000, refunds: -50_000 });
    expect([await status(), await make()]).toEqual(['cancelled', null]);
    expect(await one(`select outcome from public.begin_charge($1, 'tap')`, [key])).toBe('closed');
  });

  it('is not paid with another gift card, nor issued or confirmed by hand, and no booking page finds it', async () => {
    await one(`select public.issue_gift_card('500000000009', '123456', 900, '2040-01-01')`);
    expect(await one('select public.add_gift_card_to_payment($1, $2, $3)', [key, '500000000009', '123456'])).toBe('closed');
    for (const wanted of ['confirmed', 'ticketed', 'declined'])
      await expect(db.rows('update public.bookings set status = $2 where id = $1', [gift, wanted]), wanted).rejects.toThrow(
        'sold by its payment',
      );
    expect(await one(`select public.desk_record_payment(gen_random_uuid(), $1, 50000, 'cash', '1')`, [gift])).toBe(
      'notConfirmed',
    );
    expect(await one('select public.find_booking($1, $2)', [reference, 'Example'])).toBeNull();
    expect(await db.rows(`select kind from public.desk_deadlines() where booking_id = $1`, [gift])).toEqual([]);
  });
});

describe('a card that is spent', () => {
  it('pays for a trip, and gets its part back when that is refunded', async () => {
    await pay();
    const { number = '' } = (await make()) ?? {};
    const trip = await newBooking(db);
    await db.rows(`update public.bookings set status = 'confirmed' where id = $1`, [trip.id]);
    await one(`select public.desk_ask_payment(gen_random_uuid(), $1, 80000, now() + interval '1 day')`, [trip.id]);
    const due = String(await one('select link_key from public.payments where booking_id = $1', [trip.id]));
    expect(await one('select public.add_gift_card_to_payment($1, $2, $3)', [due, number, '246810'])).toBe('added');
    const charge = await begin(due);
    expect(charge.amount).toBe(30_000);
    await say(charge, 'paid');
    expect([await found(number, '246810'), await balances(trip.id)]).toEqual([
      0,
      { provider: 30_000, vouchers: 50_000, customer: -80_000 },
    ]);
    expect(await refund(1), 'nothing is left to give back to the buyer').toBe('tooMuch');
    await db.rows('select public.desk_refund_payment(id, gen_random_uuid(), 60000) from public.payments where booking_id = $1', [
      trip.id,
    ]);
    expect(await found(number, '246810')).toBe(500);
  });
});

describe('a purchase that is refunded', () => {
  it('before it is sent makes a card of what is left, or none', async () => {
    await pay();
    expect(await refund(20_000)).toBe('created');
    expect(await balances()).toEqual({ provider: 50_000, vouchers: -30_000, refunds: -20_000 });
    expect((await make())?.balance).toBe(300);
    expect(await refund(30_001)).toBe('tooMuch');
    expect(await refund(30_000)).toBe('created');
    await refundsDone();
    expect([await status(), await make(), await balances()]).toEqual(['cancelled', null, {}]);
    expect(await resend('noor@example.com')).toBe('over');
    await claim();
    expect(await mails()).not.toContain('gift_card noor@example.com');
  });

  it('takes the money off the card once, even if the provider refuses at first', async () => {
    await pay();
    const { number = '' } = (await make()) ?? {};
    await refund(20_000);
    await db.rows(
      `select public.record_refund(back.id, 'r-1', 'failed', back.amount) from public.payment_refunds as back
       join public.payments on payments.id = payment_id where booking_id = $1`,
      [gift],
    );
    expect(await found(number, '246810')).toBe(300);
    expect(await refund(20_000)).toBe('created');
    expect([await found(number, '246810'), await balances()]).toEqual([
      300,
      { provider: 50_000, vouchers: -30_000, refunds: -20_000 },
    ]);
  });
});

describe('a wrong address', () => {
  it('is corrected before the day without a mail, and after it with another PIN', async () => {
    await pay();
    expect(await resend('noora@example.com')).toBe('changed');
    await claim();
    expect(await mails()).toContain('gift_card noora@example.com');
    const { number = '' } = (await make()) ?? {};
    expect(await resend('noora@example.com')).toBe('tooSoon');
    expect(await resend('noor@example.com')).toBe('sent');
    expect(await found(number, '246810'), 'the PIN of the first mail').toBeNull();
    expect(await make('246810', 1), 'the first mail').toBeNull();
    expect((await make('135791', 2))?.number).toBe(number);
    await db.rows(`update public.gift_orders set queued_at = now() - interval '11 minutes' where booking_id = $1`, [gift]);
    expect(await resend('noor@example.com'), 'to the same address').toBe('sent');
    expect(await found(number, '135791')).toBe(500);
    expect((await mails()).filter((mail) => mail === 'gift_card noor@example.com')).toHaveLength(2);
  });

  it('stays once something was spent, and mail is not sent without end', async () => {
    await pay();
    await claim();
    const { number = '' } = (await make()) ?? {};
    await db.rows('update public.gift_cards set balance = 499 where number = $1', [number]);
    expect(await resend('other@example.com')).toBe('used');
    await db.rows(`update public.gift_orders set queued_at = now() - interval '1 day', mails = 10 where booking_id = $1`, [gift]);
    expect(await resend('noor@example.com')).toBe('tooMany');
    expect(await one('select public.resend_gift(gen_random_uuid(), $1)', ['a@example.com'])).toBe('gone');
  });

  it('is for staff at the desk alone, who see no more of the number than its end', async () => {
    await pay();
    await claim();
    const { number = '' } = (await make()) ?? {};
    const seen = await one('select public.desk_gift($1)', [gift]);
    expect(seen).toMatchObject({ lastDigits: number.slice(-4), left: 50_000, email: 'noor@example.com', design: 'wedding' });
    expect(JSON.stringify(seen)).not.toContain(number);
    expect(await one('select public.desk_send_gift($1, $2)', [gift, 'noora@example.com'])).toBe('sent');
    expect(await db.rows(`select remark from public.desk_notes where subject_id = $1`, [gift])).toHaveLength(1);
    await asUser((await newUser(db)).id);
    expect(await one('select public.desk_gift($1)', [gift])).toBeNull();
    await expect(one('select public.desk_send_gift($1, $2)', [gift, 'thief@example.com'])).rejects.toThrow('For staff alone');
  });
});
