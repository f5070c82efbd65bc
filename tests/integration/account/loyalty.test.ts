import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clubMessages } from '@/content/business/karam-club';
import { clubNumbers } from '@/content/karam-club';
import { clubTiers } from '@/lib/club/club-now';
import { type HostedDatabase, newBooking, newUser, openHostedDatabase } from './hosted-database.ts';

let db: HostedDatabase;

beforeAll(async () => {
  db = await openHostedDatabase();
});
afterAll(() => db?.close());
beforeEach(() => db.exec('begin'));
afterEach(() => db.exec('rollback'));

/** A day `months` and `days` from today in Qatar. */
async function day(months: number, days = 0): Promise<string> {
  const [row] = await db.rows<{ day: string }>(
    `select ((now() at time zone 'Asia/Qatar')::date + make_interval(months => $1) + make_interval(days => $2))::date::text as day`,
    [months, days],
  );
  return row?.day ?? '';
}

const shown = (iso: string) => iso.split('-').toReversed().join('/');
const runDaily = (today: string) => db.rows('select public.run_daily_loyalty($1)', [today]);
const award = (userId: string, points: number, reason = 'adjustment') =>
  db.rows('select public.award_points($1, $2, $3)', [userId, points, reason]);
const setStatus = (id: string, status: string) => db.rows('update public.bookings set status = $2 where id = $1', [id, status]);

async function account(userId: string) {
  const [row] = await db.rows(
    'select points, tier, tier_since::text, tier_points from public.loyalty_accounts where user_id = $1',
    [userId],
  );
  return row;
}

async function entries(userId: string) {
  return db.rows(
    'select points, reason, expires_at::text from public.loyalty_entries where user_id = $1 order by earned_at, points desc',
    [userId],
  );
}

async function reported(userId: string, type?: string) {
  return db.rows<{ type: string; title: string; message: string }>(
    `select type, title, message from public.notifications where user_id = $1 and ($2::text is null or type = $2) order by type, title`,
    [userId, type ?? null],
  );
}

describe('the rules', () => {
  it('are those on the page of the club', async () => {
    const snakeCase = (name: string) => name.replace(/([A-Z]|\d+)/g, '_$1').toLowerCase();
    const expected = {
      ...Object.fromEntries(
        clubTiers(clubNumbers).flatMap(({ id, threshold, pointsPer100Qar, birthdayBonus }) => [
          [`${id}_from`, threshold],
          [`${id}_points_per_100_qar`, pointsPer100Qar],
          [`${id}_birthday_points`, birthdayBonus],
        ]),
      ),
      ...Object.fromEntries(
        Object.entries(clubNumbers).flatMap(([name, amount]) => (typeof amount === 'number' ? [[snakeCase(name), amount]] : [])),
      ),
    };
    const rules = await db.rows<{ name: string; amount: number }>('select name, amount from public.loyalty_rules');
    expect(Object.fromEntries(rules.map(({ name, amount }) => [name, amount]))).toEqual(expected);
  });

  it.each(clubTiers().flatMap(({ id, name }) => (['en', 'ar'] as const).map((locale) => [id, locale, name[locale]] as const)))(
    'name %s in %s like the page',
    async (id, locale, name) => {
      expect(await db.rows('select public.tier_name($1, $2) as name', [id, locale])).toEqual([{ name }]);
    },
  );

  it('have texts for every notification in both languages, with the same placeholders', async () => {
    const texts = await db.rows<{ type: string; locale: string; title: string; message: string }>(
      'select * from public.notification_texts order by type, locale',
    );
    const placeholders = ({ title, message }: { title: string; message: string }) =>
      [...new Set(`${title} ${message}`.match(/\{[\w ]+\}/g))].toSorted();
    const types = [...new Set(texts.map(({ type }) => type))];
    expect(types).toEqual(clubMessages.map(({ id }) => id).toSorted());
    for (const type of types) {
      const [ar, en] = texts.filter((text) => text.type === type);
      expect([ar?.locale, en?.locale]).toEqual(['ar', 'en']);
      expect(ar && placeholders(ar)).toEqual(en && placeholders(en));
    }
  });
});

/** A version of the desk as it holds, or no longer does. */
async function publish(content: object, version = 1) {
  await db.rows(
    `insert into public.content_versions (id, kind, key, version, state, content, staff_name, published_at)
     values (gen_random_uuid(), 'club', 'site', $2, 'published', $1, 'Huda', now())`,
    [JSON.stringify(content), version],
  );
}
const takeBack = () =>
  db.rows("update public.content_versions set state = 'taken_back' where kind = 'club' and state = 'published'");

describe('the numbers that the desk publishes', () => {
  const { silver, gold } = clubNumbers;

  it('are all read by the database, and those of the file again once they are taken back', async () => {
    const grown = JSON.parse(JSON.stringify(clubNumbers), (_, value) => (typeof value === 'number' ? value + 1 : value));
    const rules = () =>
      db.rows<{ name: string; more: number }>(
        'select name, public.loyalty_rule(name) - amount as more from public.loyalty_rules order by name',
      );
    await publish(grown);
    const more = (await rules()).map(({ name, more: by }) => [name, by]);
    expect(more.filter(([name]) => name !== 'silver_from').map(([, by]) => by)).toEqual(Array(15).fill(1));
    await takeBack();
    expect((await rules()).every(({ more: by }) => by === 0)).toBe(true);
  });

  it('give points from then on, and change nothing that was earned', async () => {
    const { id: userId } = await newUser(db);
    await setStatus((await newBooking(db, { userId })).id, 'ticketed');
    await publish({ ...clubNumbers, silver: { ...silver, pointsPer100Qar: 11 }, pointsMonths: 6 });
    await setStatus((await newBooking(db, { userId })).id, 'ticketed');
    await takeBack();
    await setStatus((await newBooking(db, { userId })).id, 'ticketed');
    expect((await entries(userId)).map(({ points, expires_at }) => `${points} ${expires_at}`).toSorted()).toEqual([
      '100 2032-01-21',
      '100 2032-01-21',
      '110 2030-07-21',
    ]);
    expect(await account(userId)).toMatchObject({ points: 310 });
  });

  it('leave a tier that was reached until its day', async () => {
    const until = async (id: string) =>
      (await db.rows('select tier, tier_until::text from public.loyalty_accounts where user_id = $1', [id]))[0];
    const [before, after] = [await newUser(db), await newUser(db)];
    await award(before.id, 2500);
    await publish({ ...clubNumbers, gold: { ...gold, threshold: 4000 }, tierMonths: 6 });
    await runDaily(await day(7));
    expect(await until(before.id)).toEqual({ tier: 'gold', tier_until: await day(12) });
    await award(after.id, 4000);
    expect(await until(after.id)).toEqual({ tier: 'gold', tier_until: await day(6) });
  });

  it.each([
    ['a number missing', { ...clubNumbers, voucherPoints: undefined }],
    ['a voucher of no points', { ...clubNumbers, voucherPoints: 0 }],
    ['half a month', { ...clubNumbers, tierMonths: 0.5 }],
    ['a word', { ...clubNumbers, gold: { ...gold, threshold: 'many' } }],
  ])('are refused with %s', async (_, content) => {
    await expect(publish(content)).rejects.toThrow('Each number of the club is a whole one above zero');
  });
});

describe('a booking', () => {
  it('earns once when it is ticketed, however often its status changes, and for two years from the trip', async () => {
    const { id: userId } = await newUser(db);
    const { id } = await newBooking(db, { userId, total: '1859.50' });
    expect(await account(userId)).toMatchObject({ points: 0, tier: 'silver', tier_points: 0 });
    for (const status of ['confirmed', 'ticketed', 'confirmed', 'ticketed', 'ticketed']) await setStatus(id, status);
    expect(await entries(userId)).toEqual([{ points: 185, reason: 'booking', expires_at: '2032-01-21' }]);
    expect(await account(userId)).toMatchObject({ points: 185, tier_points: 185 });
  });

  it('loses its points when it is cancelled, and earns again when it is ticketed after all', async () => {
    const { id: userId } = await newUser(db);
    const { id } = await newBooking(db, { userId });
    await setStatus(id, 'ticketed');
    await setStatus(id, 'cancelled');
    await setStatus(id, 'cancelled');
    expect(await account(userId)).toMatchObject({ points: 0, tier_points: 0 });
    await setStatus(id, 'ticketed');
    expect(await account(userId)).toMatchObject({ points: 100, tier_points: 100 });
  });

  it('earns by the tier of the member', async () => {
    const { id: userId } = await newUser(db);
    await award(userId, 2500);
    await setStatus((await newBooking(db, { userId })).id, 'ticketed');
    expect(await account(userId)).toMatchObject({ points: 2620 });
  });

  it.each([
    ['of nobody', { userId: null }],
    ['in another currency', { currency: 'USD' }],
    ['that was over before the member joined', { departure: '2020-01-01', lastDay: '2020-01-02' }],
  ])('%s earns nothing', async (_, wish) => {
    const { id: userId } = await newUser(db);
    await setStatus((await newBooking(db, { userId, ...wish })).id, 'ticketed');
    expect(await entries(userId)).toEqual([]);
  });

  it('remains when the account is deleted, whose points go with it', async () => {
    const { id: userId } = await newUser(db);
    const { id } = await newBooking(db, { userId });
    await setStatus(id, 'ticketed');
    await db.rows('delete from auth.users where id = $1', [userId]);
    expect(await db.rows('select user_id, status from public.bookings where id = $1', [id])).toEqual([
      { user_id: null, status: 'ticketed' },
    ]);
    expect(await entries(userId)).toEqual([]);
    expect(await account(userId)).toBeUndefined();
  });
});

describe('a tier', () => {
  it.each([
    ['en', 'Welcome to Gold', /^You have reached the Gold tier of Karam Club\. .+ now earns you 12 points\.$/],
    ['ar', 'أهلًا بك في المستوى الذهبي', /^بلغت المستوى الذهبي .+ تكسب 12 نقطة /],
  ])('that is reached is announced once, in %s', async (locale, title, message) => {
    const { id } = await newUser(db, { metadata: { locale } });
    await award(id, 2499);
    expect(await reported(id, 'tier_upgrade')).toEqual([]);
    await award(id, 1);
    await award(id, 1);
    await runDaily(await day(0));
    expect(await reported(id, 'tier_upgrade')).toEqual([
      { type: 'tier_upgrade', title, message: expect.stringMatching(message) },
    ]);
    expect(await db.rows('select distinct subject from public.notifications where user_id = $1', [id])).toEqual([
      { subject: 'club' },
    ]);
    expect((await reported(id, 'tier_upgrade'))[0]?.message).toContain(shown(await day(12)));
    expect(await account(id)).toMatchObject({ tier: 'gold', tier_since: await day(0), tier_points: 2501 });
  });

  it('may be skipped by one large trip', async () => {
    const { id } = await newUser(db);
    await award(id, 7500);
    expect(await account(id)).toMatchObject({ tier: 'platinum' });
    expect(await reported(id, 'tier_upgrade')).toMatchObject([{ title: 'Welcome to Platinum' }]);
  });

  it('that is near is announced once', async () => {
    const { id } = await newUser(db);
    await award(id, 1999);
    expect(await reported(id, 'tier_upgrade_opportunity')).toEqual([]);
    await award(id, 1);
    await award(id, 100);
    expect(await reported(id, 'tier_upgrade_opportunity')).toEqual([
      {
        type: 'tier_upgrade_opportunity',
        title: 'Gold is within reach',
        message: 'You need 500 points more to reach Gold. A short trip may be all it takes.',
      },
    ]);
  });

  it('is kept for a year without trips, warns once before its end, and then ends', async () => {
    const { id } = await newUser(db);
    await award(id, 2600);
    await runDaily(await day(12, -61));
    expect(await reported(id, 'tier_expiry_warning')).toEqual([]);
    await runDaily(await day(12, -60));
    await runDaily(await day(12, -1));
    expect(await reported(id, 'tier_expiry_warning')).toEqual([
      {
        type: 'tier_expiry_warning',
        title: `Your Gold tier ends on ${shown(await day(12))}`,
        message: 'You still need 2,500 points by then to keep it for another year.',
      },
    ]);
    expect(await account(id)).toMatchObject({ tier: 'gold' });
    await runDaily(await day(12));
    expect(await account(id)).toMatchObject({ tier: 'silver', tier_since: await day(12), tier_points: 0, points: 2600 });
  });

  it('that is earned again continues for a year, without a warning', async () => {
    const { id } = await newUser(db);
    await award(id, 2600);
    await db.rows(
      `insert into public.loyalty_entries (user_id, points, reason, earned_at, expires_at)
       values ($1, 2500, 'booking', now() + interval '5 months', $2)`,
      [id, await day(29)],
    );
    await runDaily(await day(12, -1));
    await runDaily(await day(12));
    expect(await reported(id, 'tier_expiry_warning')).toEqual([]);
    expect(await account(id)).toMatchObject({ tier: 'gold', tier_since: await day(12), tier_points: 2500 });
  });
});

describe('points', () => {
  it('expire after two years, announced once, and used points do not expire again', async () => {
    const { id } = await newUser(db);
    await award(id, 1300);
    await award(id, -1000, 'voucher');
    await runDaily(await day(24, -61));
    expect(await reported(id, 'points_expiry_warning')).toEqual([]);
    await runDaily(await day(24, -60));
    await runDaily(await day(24));
    expect(await reported(id, 'points_expiry_warning')).toEqual([
      {
        type: 'points_expiry_warning',
        title: 'Some of your points are about to expire',
        message: `You have 300 points to use by ${shown(await day(24))}.`,
      },
    ]);
    expect(await account(id)).toMatchObject({ points: 300 });
    await runDaily(await day(24, 1));
    expect(await account(id)).toMatchObject({ points: 0 });
    expect((await entries(id)).at(-1)).toEqual({ points: -300, reason: 'expiry', expires_at: null });
  });

  it('that expire on different days are announced separately', async () => {
    const { id } = await newUser(db);
    for (const [points, days] of [
      [100, 10],
      [200, 20],
      [400, 70],
    ]) {
      await db.rows(
        `insert into public.loyalty_entries (user_id, points, reason, expires_at) values ($1, $2, 'adjustment', $3)`,
        [id, points, await day(0, days)],
      );
    }
    await award(id, -150, 'adjustment');
    await runDaily(await day(0));
    expect((await reported(id, 'points_expiry_warning')).map(({ message }) => message)).toEqual([
      `You have 150 points to use by ${shown(await day(0, 20))}.`,
    ]);
    await runDaily(await day(0, 10));
    expect(await reported(id, 'points_expiry_warning')).toHaveLength(2);
    await runDaily(await day(0, 21));
    expect(await account(id)).toMatchObject({ points: 400 });
  });

  it('that are enough for a voucher are announced, and again after one was redeemed', async () => {
    const { id } = await newUser(db, { metadata: { locale: 'ar' } });
    await award(id, 999);
    expect(await reported(id, 'voucher_eligible')).toEqual([]);
    await award(id, 1);
    await award(id, 300);
    expect(await reported(id, 'voucher_eligible')).toEqual([
      {
        type: 'voucher_eligible',
        title: 'قسيمتك جاهزة',
        message: 'بلغ رصيدك 1,000 نقطة، وهو يكفي لقسيمة بقيمة 100 ريال. اطلب قسيمتك برسالة أو من أي فرع من فروعنا.',
      },
    ]);
    await award(id, -1000, 'voucher');
    await award(id, 900);
    expect(await reported(id, 'voucher_eligible')).toHaveLength(2);
  });

  it('that are still enough after a voucher are announced again, with their total value', async () => {
    const { id } = await newUser(db);
    await award(id, 3015);
    await award(id, -1000, 'voucher');
    await award(id, 5);
    await award(id, -1000, 'voucher');
    expect((await reported(id, 'voucher_eligible')).map(({ message }) => message)).toEqual([
      'You have 3,015 points, enough for 3 vouchers worth QAR 300. Ask us by message or at any branch.',
      'You have 2,015 points, enough for 2 vouchers worth QAR 200. Ask us by message or at any branch.',
      'You have 1,020 points, enough for a voucher worth QAR 100. Ask us by message or at any branch.',
    ]);
  });

  it.each([
    [1, 'لقسيمة بقيمة 100 ريال'],
    [2, 'لقسيمتين مجموع قيمتهما 200 ريال'],
    [3, 'لعدد 3 قسائم مجموع قيمتها 300 ريال'],
    [11, 'لعدد 11 قسيمة مجموع قيمتها 1,100 ريال'],
  ])('become vouchers with plural forms: %i', async (vouchers, arabic) => {
    expect(await db.rows("select public.counted_vouchers($1, 'ar') as ar", [vouchers])).toEqual([{ ar: arabic }]);
  });

  it('pay for a voucher only when there are enough, and using them does not lower the tier', async () => {
    const { id } = await newUser(db);
    await award(id, 2500);
    await award(id, -2000, 'voucher');
    expect(await account(id)).toMatchObject({ points: 500, tier: 'gold', tier_points: 2500 });
    await expect(award(id, -1000, 'voucher')).rejects.toThrow('There are not enough points for a voucher');
  });

  it.each([
    [1, '1 point', 'نقطة واحدة'],
    [2, '2 points', 'نقطتين'],
    [3, '3 points', '3 نقاط'],
    [11, '11 points', '11 نقطة'],
    [100, '100 points', '100 نقطة'],
    [1203, '1,203 points', '1,203 نقاط'],
    [0, '0 points', '0 نقطة'],
  ])('have plural forms: %i', async (points, english, arabic) => {
    const counted = "select public.counted_points($1, 'en') as en, public.counted_points($1, 'ar') as ar";
    expect(await db.rows(counted, [points])).toEqual([{ en: english, ar: arabic }]);
  });

  it.each([
    ['no reason that is known', 'because', 100],
    ['nothing', 'adjustment', 0],
  ])('are not moved for %s', async (_, reason, points) => {
    const { id } = await newUser(db);
    await expect(award(id, points, reason)).rejects.toThrow('violates check constraint');
  });
});

describe('a birthday', () => {
  const born = (id: string, date: string) => db.rows('update public.profiles set birth_date = $2 where user_id = $1', [id, date]);

  it('brings points in its month, once a year, even when the date is changed', async () => {
    const { id } = await newUser(db);
    await born(id, '1990-05-20');
    await runDaily('2030-04-30');
    expect(await entries(id)).toEqual([]);
    await runDaily('2030-05-01');
    await runDaily('2030-05-20');
    await born(id, '1990-07-20');
    await runDaily('2030-07-20');
    expect(await entries(id)).toEqual([{ points: 100, reason: 'birthday', expires_at: '2032-05-01' }]);
    expect(await reported(id, 'birthday_bonus')).toEqual([
      {
        type: 'birthday_bonus',
        title: 'A birthday gift from Karam Club',
        message: 'Happy birthday month! We have added 100 points to your account.',
      },
    ]);
    await born(id, '1990-05-20');
    await runDaily('2031-05-01');
    expect(await reported(id, 'birthday_bonus')).toHaveLength(2);
  });

  it('brings more points to a higher tier, and none to members without a date of birth', async () => {
    const [gold, silent] = [await newUser(db), await newUser(db)];
    await award(gold.id, 2500);
    await born(gold.id, await day(-360));
    await runDaily(await day(0));
    expect((await entries(gold.id)).map(({ points }) => points).toSorted()).toEqual([250, 2500]);
    expect(await entries(silent.id)).toEqual([]);
  });
});

describe('the daily run', () => {
  it('changes nothing more when it runs twice in a day', async () => {
    const { id } = await newUser(db);
    await award(id, 2300);
    await db.rows('update public.profiles set birth_date = $2 where user_id = $1', [id, await day(-360)]);
    const everything = async () => [
      await db.rows('select * from public.loyalty_accounts order by user_id'),
      await db.rows('select * from public.loyalty_entries order by id'),
      await db.rows('select * from public.notifications order by id'),
      await db.rows('select * from public.loyalty_notices order by user_id, type, cause'),
    ];
    for (const today of [await day(0), await day(24, -59), await day(24, 1)]) {
      await runDaily(today);
      const after = await everything();
      await runDaily(today);
      expect(await everything()).toEqual(after);
    }
    expect((await reported(id)).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['points_expiry_warning', 'birthday_bonus']),
    );
  });
});
