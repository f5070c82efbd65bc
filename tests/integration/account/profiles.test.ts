import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countryCodes } from '@/content/countries';
import { type HostedDatabase, newUser, openHostedDatabase } from './hosted-database.ts';

let db: HostedDatabase;

beforeAll(async () => {
  db = await openHostedDatabase(
    `insert into auth.users (email, raw_user_meta_data, created_at) values
      ('early@example.com', '{"first_name": " Noora ", "locale": "ar"}', '2026-01-31 22:00+00'), ('bare@example.com', null, null)`,
  );
});
afterAll(() => db?.close());

const profileOf = async (id: string) =>
  (await db.rows('select first_name, last_name, phone, birth_date, locale from public.profiles where user_id = $1', [id]))[0];

describe('a profile', () => {
  it('is created with the account, from the data of the sign-up', async () => {
    const { id } = await newUser(db, { metadata: { first_name: ' Amina ', last_name: 'Al\n Example', locale: 'ar' } });
    expect(await profileOf(id)).toEqual({
      first_name: 'Amina',
      last_name: 'Al Example',
      phone: null,
      birth_date: null,
      locale: 'ar',
    });
    expect(await db.rows('select points, tier, tier_points from public.loyalty_accounts where user_id = $1', [id])).toEqual([
      { points: 0, tier: 'silver', tier_points: 0 },
    ]);
  });

  const nothing = { first_name: null, last_name: null, locale: 'en' };
  it.each([
    ['nothing', null, nothing],
    ['an empty object', {}, nothing],
    ['a list', ['first_name'], nothing],
    ['a word', 'first_name', nothing],
    ['names that are no text', { first_name: { a: 1 }, last_name: 7, locale: ['ar'] }, nothing],
    ['blanks', { first_name: ' \t\u0007 ', last_name: '' }, nothing],
    ['an unsupported language', { locale: 'fr' }, nothing],
    ['direction marks', { first_name: '\u202Eanim\u2067A\u200F', last_name: '\u061C' }, { ...nothing, first_name: 'animA' }],
    ['invisible marks', { first_name: '\u200B\u200D', last_name: '\u2060\uFEFF\u3164' }, nothing],
    ['no letter', { first_name: '12', last_name: '😀' }, nothing],
    [
      'invisible marks among letters',
      { first_name: '\u200BAmina\u2060', last_name: 'می\u200Cخواهم' },
      { ...nothing, first_name: 'Amina', last_name: 'می\u200Cخواهم' },
    ],
    ['names of other scripts', { first_name: '李', last_name: 'أ' }, { ...nothing, first_name: '李', last_name: 'أ' }],
    [
      'very long names',
      { first_name: 'a'.repeat(100_000), last_name: '𐐷'.repeat(500) },
      { ...nothing, first_name: 'a'.repeat(60), last_name: '𐐷'.repeat(60) },
    ],
  ])('is created for every account, also with %s in the metadata', async (_, metadata, expected) => {
    const { id } = await newUser(db, { metadata });
    expect(await profileOf(id)).toMatchObject(expected);
  });

  it('is created for accounts from before the first migration', async () => {
    const sql = `select first_name, locale, tier, tier_since::text from auth.users
      join public.profiles on user_id = id join public.loyalty_accounts using (user_id)
      where email = any($1) order by email desc`;
    const [early, bare] = await db.rows(sql, [['early@example.com', 'bare@example.com']]);
    // The last day of January in UTC is the first of February in Qatar.
    expect(early).toEqual({ first_name: 'Noora', locale: 'ar', tier: 'silver', tier_since: '2026-02-01' });
    expect(bare).toMatchObject({ first_name: null, locale: 'en', tier: 'silver' });
  });

  it('that cannot be created does not prevent the account', async () => {
    await db.exec(`begin; alter table public.profiles add constraint closed check (false) not valid`);
    const { id } = await newUser(db, { metadata: { first_name: 'Amina' } });
    expect(await db.rows('select id from auth.users where id = $1', [id])).toHaveLength(1);
    expect(await profileOf(id)).toBeUndefined();
    await db.exec('rollback');
  });

  it('normalizes changed names, and stores the time', async () => {
    const { id } = await newUser(db);
    const sql = `update public.profiles set first_name = $2, last_name = '  ' where user_id = $1
      returning first_name, last_name, updated_at > created_at as is_later`;
    expect(await db.rows(sql, [id, '  نورة   ناصر '])).toEqual([{ first_name: 'نورة ناصر', last_name: null, is_later: true }]);
    expect(await db.rows(sql, [id, '\u200B\u200D'])).toEqual([{ first_name: null, last_name: null, is_later: true }]);
  });

  it.each([
    ['phone', '40000000'],
    ['phone', '+0123456789'],
    ['birth_date', '1899-12-31', 'PT400'],
    ['birth_date', '2999-01-01', 'PT400'],
    ['locale', 'fr'],
  ])('refuses a %s of %s', async (column, value, code = '23514') => {
    const { id } = await newUser(db);
    const change = db.rows(`update public.profiles set ${column} = $2 where user_id = $1`, [id, value]);
    await expect(change).rejects.toMatchObject({ code });
  });

  it('is deleted with the account, and so are travellers', async () => {
    const { id } = await newUser(db);
    await saveTraveller(id, 'QX100000');
    await db.rows('delete from auth.users where id = $1', [id]);
    expect(await profileOf(id)).toBeUndefined();
    expect(await db.rows('select from public.saved_travellers where user_id = $1', [id])).toEqual([]);
  });
});

function saveTraveller(userId: string, passport: string, change: Record<string, string> = {}) {
  const row = {
    given_names: 'Amina',
    surname: 'Example',
    date_of_birth: '1990-01-01',
    nationality: 'QA',
    passport_expiry: '2031-01-01',
    ...change,
  };
  const sql = `insert into public.saved_travellers
    (user_id, given_names, surname, date_of_birth, nationality, passport_number, passport_expiry)
    values ($1, $2, $3, $4, $5, $6, $7)`;
  return db.rows(sql, [userId, row.given_names, row.surname, row.date_of_birth, row.nationality, passport, row.passport_expiry]);
}

describe('saved travellers', () => {
  it('are at most 20, each passport once', async () => {
    const { id } = await newUser(db);
    for (let place = 0; place < 20; place++) await saveTraveller(id, `QX1000${place}`);
    await expect(saveTraveller(id, 'QX20000')).rejects.toMatchObject({
      code: '23514',
      message: 'An account holds 20 travellers at most',
    });
    await db.rows('delete from public.saved_travellers where user_id = $1 and passport_number = $2', [id, 'QX10000']);
    await expect(saveTraveller(id, 'QX10001')).rejects.toMatchObject({ code: '23505' });
    await saveTraveller(id, 'QX20000');
    const other = await newUser(db);
    await saveTraveller(other.id, 'QX20000');
  });

  it('store no direction marks in their names', async () => {
    const { id } = await newUser(db);
    await saveTraveller(id, 'QX100000', { given_names: '\u202EAmina\u2066', surname: ' Al\u200F  Example\uFEFF' });
    expect(await db.rows('select given_names, surname from public.saved_travellers where user_id = $1', [id])).toEqual([
      { given_names: 'Amina', surname: 'Al Example' },
    ]);
    for (const surname of ['\u202E', '\u200B\u200D']) {
      await expect(saveTraveller(id, 'QX100001', { surname })).rejects.toMatchObject({ code: '23514' });
    }
  });

  it.each([
    ['no given names', 'QX100000', { given_names: '' }],
    ['a very long surname', 'QX100000', { surname: 'a'.repeat(61) }],
    ['a nationality in words', 'QX100000', { nationality: 'Qatar' }],
    ['an unknown nationality', 'QX100000', { nationality: 'ZZ' }],
    ['a passport that never expires', 'QX100000', { passport_expiry: 'infinity' }],
    ['a passport of another century', 'QX100000', { passport_expiry: '1200-01-01' }],
    ['a passport in small letters', 'qx100000', {}],
  ])('are refused with %s, like passengers', async (_, passport, change) => {
    const { id } = await newUser(db);
    await expect(saveTraveller(id, passport, change)).rejects.toMatchObject({ code: expect.stringMatching(/^(23514|22001)$/) });
  });

  it.each(['2050-01-01', '1200-01-01', '-infinity', 'infinity'])('cannot have %s as date of birth', async (date_of_birth) => {
    const { id } = await newUser(db);
    await expect(saveTraveller(id, 'QX100000', { date_of_birth })).rejects.toMatchObject({ code: 'PT400' });
  });

  it('may have any nationality that the form offers', async () => {
    const [rule] = await db.rows<{ text: string }>(
      "select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'saved_travellers_nationality_known'",
    );
    const known = rule?.text.match(/\b[A-Z]{2}\b(?=[ '])/g);
    expect(known).toEqual([...countryCodes].toSorted());
  });
});
