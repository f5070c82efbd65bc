import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type HostedDatabase, newBooking, newUser, openHostedDatabase } from '../account/hosted-database.ts';

/** The parts of a payment paid by gift cards and points, in SQL only. All calls are made as `member`. */
let db: HostedDatabase;
let member: string;
let booking: string;
let payment: string;
let key: string;
let card: string;
let cards = 0;

const one = async (sql: string, values: unknown[] = []) => Object.values((await db.rows(sql, values))[0] ?? {})[0];
const signIn = (id: string) =>
  db.exec(`create or replace function auth.uid() returns uuid language sql stable as 'select ''${id}''::uuid'`);
/** Riyals on a new gift card. */
const giftCard = async (face: number, lastDay = '2040-01-01') => {
  const number = String(700_000_000_000 + ++cards);
  await one(`select public.issue_gift_card($1, '123456', $2, $3)`, [number, face, lastDay]);
  return number;
};
const add = (number = card, pin = '123456', to = key) =>
  one('select public.add_gift_card_to_payment($1, $2, $3)', [to, number, pin]);
const addPoints = (vouchers: number) => one('select public.add_points_to_payment($1, $2)', [key, vouchers]);
async function begin() {
  const [made] = await db.rows<{ outcome: string; charge: string; amount: string }>(
    `select outcome, charge, amount from public.begin_charge($1, 'tap')`,
    [key],
  );
  if (made?.charge) await one(`select public.note_charge($1::uuid, 'c-' || $1::text, 'https://pay.test')`, [made.charge]);
  return { outcome: made?.outcome, charge: made?.charge, amount: Number(made?.amount ?? 0) };
}
const say = (charge: string | undefined, said: string, amount: number) =>
  one(`select public.record_charge($1::uuid, 'c-' || $1::text, $2, $3, 0)`, [charge, said, amount]);
const balance = (number = card) => one('select balance::float from public.gift_cards where number = $1', [number]);
const points = () => one('select points from public.loyalty_accounts where user_id = $1', [member]);
const status = () => one('select status from public.payments where id = $1', [payment]);
const parts = () =>
  db.rows(
    'select amount::int, points, status from public.payment_parts where payment_id = $1 order by points is not null, amount desc',
    [payment],
  );
/** Refunded amounts, by destination. */
const back = async () =>
  (
    await db.rows<{ to: string; amount: number }>(
      `select case when charge_id is not null then 'card' when points is null then 'gift card' else 'points' end as to, sum(back.amount)::int as amount
       from public.payment_refunds as back left join public.payment_parts on payment_parts.id = part_id
       where back.payment_id = $1 group by 1 order by 1`,
      [payment],
    )
  ).map(({ to, amount }) => `${to} ${amount}`);
const refund = (amount: number | null, id: string = crypto.randomUUID()) =>
  one('select public.desk_refund_payment($1, $2, $3)', [payment, id, amount]);

beforeAll(async () => {
  db = await openHostedDatabase();
  const staff = await newUser(db);
  await db.exec(`insert into public.staff (user_id, name) values ('${staff.id}', 'Huda')`);
});
afterAll(() => db?.close());

/** A payment of 1,000 riyals, a gift card with 300, and a member with 2,500 points. */
beforeEach(async () => {
  member = (await newUser(db)).id;
  await signIn(member);
  await db.exec(`insert into public.staff (user_id, name) values ('${member}', 'Amina')`);
  await one(`select public.award_points($1, 2500, 'adjustment')`, [member]);
  booking = (await newBooking(db, { userId: member })).id;
  await db.rows(`update public.bookings set status = 'confirmed' where id = $1`, [booking]);
  payment = crypto.randomUUID();
  await one(`select public.desk_ask_payment($1, $2, 100000, now() + interval '1 day')`, [payment, booking]);
  key = String(await one('select link_key from public.payments where id = $1', [payment]));
  card = await giftCard(300);
});

describe('a payment that is split', () => {
  it('charges the rest after gift card and points, and uses these once it is paid', async () => {
    expect(await add()).toBe('added');
    expect(await add(), 'pressed twice').toBe('added');
    expect(await addPoints(2)).toBe('added');
    expect(await one('select public.find_payment($1)', [key])).toMatchObject({ rest: 50_000, amount: 100_000 });
    expect([await balance(), await points()], 'nothing is taken by choosing').toEqual([300, 2500]);
    const { charge, amount } = await begin();
    expect(amount).toBe(50_000);
    expect(await balance()).toBe(0);
    expect(await one('select public.points_to_use($1)', [member])).toBe(500);
    expect(await say(charge, 'paid', 100_000), 'more than was charged').toBe('mismatch');
    expect(await say(charge, 'paid', 50_000)).toBe('paid');
    expect(await say(charge, 'paid', 50_000)).toBe('unchanged');
    expect([await status(), await balance(), await points()]).toEqual(['paid', 0, 500]);
    expect(
      await db.rows(
        'select kind, debit, credit, amount::int from public.ledger_entries where booking_id = $1 order by amount, kind',
        [booking],
      ),
    ).toEqual([
      { kind: 'points_used', debit: 'points', credit: 'customer', amount: 20_000 },
      { kind: 'gift_card_used', debit: 'vouchers', credit: 'customer', amount: 30_000 },
      { kind: 'captured', debit: 'provider', credit: 'customer', amount: 50_000 },
    ]);
  });

  it.each(['refused', 'abandoned'])(
    'that is %s releases its parts, and keeps them selected for the next attempt',
    async (said) => {
      await add();
      await addPoints(1);
      const { charge, amount } = await begin();
      expect(await say(charge, said, amount)).toBe(said);
      expect([await balance(), await one('select public.points_to_use($1)', [member])]).toEqual([300, 2500]);
      const again = await begin();
      expect(again.amount).toBe(60_000);
      // The first charge is paid after all, and uses the gift card and points that were held for the second.
      expect(await say(charge, 'paid', amount)).toBe('paid');
      expect(await say(again.charge, 'paid', again.amount)).toBe('returned');
      expect([await balance(), await points(), await back()]).toEqual([0, 1500, ['card 60000']]);
    },
  );

  it('that is paid late, when the gift card has been spent elsewhere, is refunded in full', async () => {
    await add();
    const { charge, amount } = await begin();
    await say(charge, 'abandoned', amount);
    await db.rows('update public.gift_cards set balance = 10 where number = $1', [card]);
    expect(await say(charge, 'paid', amount)).toBe('returned');
    expect([await status(), await balance(), await back(), await parts()]).toEqual(['failed', 10, ['card 70000'], []]);
  });

  it('that has expired or is withdrawn holds no parts', async () => {
    await add();
    const { charge } = await begin();
    await one('select public.desk_withdraw_payment($1)', [payment]);
    expect([await balance(), await parts()]).toEqual([300, [{ amount: 30_000, points: null, status: 'selected' }]]);
    expect(await say(charge, 'paid', 70_000)).toBe('returned');
    expect(await balance()).toBe(300);
    expect(await add()).toBe('closed');
  });

  it('without a rest needs no provider, and is ordered like any other', async () => {
    await db.rows(`update public.payments set then_order = true where id = $1`, [payment]);
    await db.rows(`update public.bookings set status = 'requested', offer = '{"supplier": "sandbox"}' where id = $1`, [booking]);
    expect(await add(await giftCard(800))).toBe('added');
    expect(await addPoints(2)).toBe('added');
    expect(await addPoints(1)).toBe('added');
    expect(await addPoints(2)).toBe('added');
    expect(await add()).toBe('covered');
    expect(await begin()).toMatchObject({ outcome: 'paid' });
    expect(await begin()).toMatchObject({ outcome: 'closed' });
    expect(await one('select count(*)::int from public.orders where booking_id = $1', [booking])).toBe(1);
    // Sold out: everything is refunded automatically, without the provider.
    const step = `select id from public.order_steps where status = 'due' and order_id in (select id from public.orders where booking_id = '${booking}')`;
    await one(`select public.record_order_refusal((${step}), 'soldOut', null)`);
    expect(await back()).toEqual(['gift card 80000', 'points 20000']);
    expect([await status(), await points()]).toEqual(['refunded', 2500]);
  });

  it('cannot be changed while the customer is at the provider', async () => {
    await add();
    await begin();
    const [part] = await db.rows<{ id: string }>('select id from public.payment_parts where payment_id = $1', [payment]);
    expect(await addPoints(1)).toBe('underway');
    expect(await one('select public.remove_payment_part($1, $2)', [key, part?.id])).toBe('underway');
  });
});

describe('the parts of a payment', () => {
  it('can be a valid gift card: known, not blocked, not expired, with a balance', async () => {
    expect(await add(card, '654321')).toBe('unknown');
    expect(await add('999999999999')).toBe('unknown');
    expect(await add(card, '123456', '0'.repeat(32))).toBe('gone');
    expect(await add(await giftCard(50, '2020-01-01'))).toBe('expired');
    await db.rows('update public.gift_cards set is_blocked = true where number = $1', [card]);
    expect(await add()).toBe('blocked');
    await db.rows('update public.gift_cards set is_blocked = false, balance = 0 where number = $1', [card]);
    expect(await add()).toBe('empty');
  });

  it('are removed when they are no longer valid, and the others are released', async () => {
    const other = await giftCard(200);
    await add();
    await add(other);
    await db.rows('update public.gift_cards set is_blocked = true where number = $1', [card]);
    expect(await begin()).toMatchObject({ outcome: 'changed' });
    expect([await balance(), await balance(other), await parts()]).toEqual([
      300,
      200,
      [{ amount: 20_000, points: null, status: 'selected' }],
    ]);
  });

  it('leave no rest, or at least a riyal, which a provider can charge', async () => {
    expect(await add(await giftCard(999.5))).toBe('added');
    expect(await one('select (public.find_payment($1) ->> $2)::int', [key, 'rest'])).toBe(100);
    expect(await addPoints(1)).toBe('tooFew');
  });

  it('leave at least a riyal when a part is removed, too', async () => {
    expect(await add(await giftCard(0.75))).toBe('added');
    expect(await add(await giftCard(2000))).toBe('added');
    const small = await one('select id from public.payment_parts where payment_id = $1 and amount = 75', [payment]);
    expect(await one('select public.remove_payment_part($1, $2)', [key, small])).toBe('removed');
    expect(await begin()).toMatchObject({ outcome: 'open', amount: 100_000 });
  });

  it('can be points of the signed-in member: whole vouchers, and never more than the balance', async () => {
    expect(await addPoints(3)).toBe('tooFew');
    await expect(addPoints(0)).rejects.toThrow('One voucher');
    expect(await addPoints(2)).toBe('added');
    const [mine] = await parts();
    expect(mine).toEqual({ amount: 20_000, points: 2000, status: 'selected' });
    // Another member sees and uses only their own points.
    const other = (await newUser(db)).id;
    await signIn(other);
    expect(await one('select public.find_points_for_payment($1)', [key])).toEqual({ points: 0, most: 0, part: null });
    expect(await addPoints(1)).toBe('tooFew');
    expect(await parts()).toEqual([mine]);
    await db.exec(`create or replace function auth.uid() returns uuid language sql stable as 'select null::uuid'`);
    await expect(addPoints(1)).rejects.toThrow('For members alone');
    expect(await one('select public.find_points_for_payment($1)', [key])).toBeNull();
  });

  it('protect held points from being used for a voucher', async () => {
    await addPoints(2);
    await begin();
    await expect(one(`select public.award_points($1, -1000, 'voucher')`, [member])).rejects.toThrow('not enough points');
  });
});

describe('a refund of a split payment', () => {
  beforeEach(async () => {
    await add();
    await addPoints(2);
    const { charge, amount } = await begin();
    await say(charge, 'paid', amount);
  });

  it('goes to the gift card first, then the points, then the card, each up to what it paid', async () => {
    const id = crypto.randomUUID();
    expect(await refund(10_000, id)).toBe('created');
    expect(await refund(10_000, id)).toBe('repeated');
    expect([await back(), await balance(), await status()]).toEqual([['gift card 10000'], 100, 'partly_refunded']);
    expect(await refund(25_005)).toBe('created');
    expect(await back()).toEqual(['gift card 30000', 'points 5005']);
    // Half a point is rounded in favour of the member.
    expect(await points()).toBe(500 + 501);
    expect([await refund(64_996), await refund(null)]).toEqual(['tooMuch', 'tooMuch']);
    expect(await refund(64_995)).toBe('created');
    expect(await back()).toEqual(['card 50000', 'gift card 30000', 'points 20000']);
    expect([await balance(), await points()]).toEqual([300, 2500]);
    expect(
      await db.rows(
        `select data ->> 'event' as event from public.mail_outbox where data ->> 'payment' = $1 and data ->> 'event' like 'to%' order by 1`,
        [payment],
      ),
    ).toEqual(['toGiftCard', 'toGiftCard', 'toPoints', 'toPoints'].map((event) => ({ event })));
  });

  it('in full, for a declined booking, returns every part', async () => {
    await db.rows(`update public.bookings set status = 'declined' where id = $1`, [booking]);
    expect(await back()).toEqual(['card 50000', 'gift card 30000', 'points 20000']);
  });

  it('extends an expired gift card by some days, and gives points the expiry of their voucher', async () => {
    await db.rows(`update public.gift_cards set valid_until = '2020-01-01' where number = $1`, [card]);
    await refund(50_000);
    const today = `public.qatar_day(now())`;
    expect(await one(`select valid_until - ${today} from public.gift_cards where number = $1`, [card])).toBe(60);
    expect(
      await one(
        `select expires_at = public.months_after(${today}, 'voucher_months') from public.loyalty_entries where reason = 'voucher_returned' and user_id = $1`,
        [member],
      ),
    ).toBe(true);
  });

  it('of points without an account is booked, without a notification', async () => {
    await db.rows(`delete from auth.users where id = $1`, [member]);
    const other = (await newUser(db)).id;
    await signIn(other);
    await db.exec(`insert into public.staff (user_id, name) values ('${other}', 'Noura')`);
    expect(await refund(50_000)).toBe('created');
    expect(await back()).toEqual(['gift card 30000', 'points 20000']);
    expect(
      await one(`select count(*)::int from public.mail_outbox where data ->> 'payment' = $1 and data ->> 'event' = 'toPoints'`, [
        payment,
      ]),
    ).toBe(0);
  });
});

it('a trip earns no points for the part paid with points', async () => {
  await addPoints(2);
  await add(await giftCard(800));
  expect(await begin()).toMatchObject({ outcome: 'paid' });
  await db.rows(`update public.bookings set status = 'ticketed' where id = $1`, [booking]);
  expect(await one(`select points from public.loyalty_entries where booking_id = $1 and reason = 'booking'`, [booking])).toBe(96);
});
