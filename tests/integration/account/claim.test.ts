import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HostedDatabase, newBooking, newUser, openHostedDatabase } from './hosted-database.ts';

let db: HostedDatabase;

beforeAll(async () => {
  // `test.user` is the signed-in user.
  const signedIn = `select nullif(current_setting('test.user', true), '')::uuid`;
  db = await openHostedDatabase(`create or replace function auth.uid() returns uuid language sql stable as $$ ${signedIn} $$;`);
});
afterAll(() => db?.close());

const claim = async (claimant: string, reference: string | null, surname: string | null) =>
  (await db.rows('select public.claim_booking($1, $2, $3) as answer', [claimant, reference, surname]))[0]?.['answer'];
const ownerOf = async (id: string) => (await db.rows('select user_id from public.bookings where id = $1', [id]))[0]?.['user_id'];

describe('a booking made signed out', () => {
  it.each([
    ['as written', 'Al-Example', (reference: string) => reference],
    ['as it is found, without its dash and with an accent', 'al éxample', (reference: string) => reference],
    ['in small letters, with blanks around and within', '  al-EXAMPLE ', (reference: string) => ` ${reference.toLowerCase()} `],
  ])('is claimed with its reference and a surname %s', async (_, surname, write) => {
    const user = await newUser(db);
    const { id, reference } = await newBooking(db, { email: user.email.toUpperCase(), surname: 'Al-Example' });
    expect(await claim(user.id, write(reference), surname)).toBe(true);
    expect(await ownerOf(id)).toBe(user.id);
  });

  it('that was ticketed before it was claimed earns its points', async () => {
    const user = await newUser(db);
    const { id, reference } = await newBooking(db, { email: user.email });
    await db.rows(`update public.bookings set status = 'ticketed' where id = $1`, [id]);
    expect(await claim(user.id, reference, 'Example')).toBe(true);
    expect(await db.rows('select points from public.loyalty_accounts where user_id = $1', [user.id])).toEqual([{ points: 100 }]);
  });

  it('earns none when a deleted account has had them', async () => {
    const [before, after] = [await newUser(db), await newUser(db)];
    const { id, reference } = await newBooking(db, { userId: before.id, email: after.email });
    await db.rows(`update public.bookings set status = 'ticketed' where id = $1`, [id]);
    await db.rows('select public.delete_account($1)', [before.id]);
    expect(await claim(after.id, reference, 'Example')).toBe(true);
    expect(await db.rows('select points from public.loyalty_accounts where user_id = $1', [after.id])).toEqual([{ points: 0 }]);
  });
});

describe('a claim answers false, and changes nothing,', () => {
  it('with another surname or none', async () => {
    const user = await newUser(db);
    const { id, reference } = await newBooking(db, { email: user.email });
    for (const surname of ['Else', '', ' ', '%', 'Exampl', null]) expect(await claim(user.id, reference, surname)).toBe(false);
    expect(await ownerOf(id)).toBeNull();
  });

  it('with another address, or one that is not confirmed', async () => {
    const [other, unconfirmed] = [await newUser(db), await newUser(db, { confirmed: false })];
    const { id, reference } = await newBooking(db, { email: unconfirmed.email });
    expect(await claim(other.id, reference, 'Example')).toBe(false);
    expect(await claim(unconfirmed.id, reference, 'Example')).toBe(false);
    expect(await ownerOf(id)).toBeNull();
  });

  it('when the booking has an owner, even if it is the user', async () => {
    const [owner, user] = [await newUser(db), await newUser(db)];
    const { id, reference } = await newBooking(db, { userId: owner.id, email: user.email });
    expect(await claim(user.id, reference, 'Example')).toBe(false);
    expect(await claim(owner.id, reference, 'Example')).toBe(false);
    expect(await ownerOf(id)).toBe(owner.id);
  });

  it('for a reference or an account that does not exist', async () => {
    const user = await newUser(db);
    const { reference } = await newBooking(db, { email: user.email });
    for (const unknown of ['KT-222222', 'KT-%', '', null]) expect(await claim(user.id, unknown, 'Example')).toBe(false);
    expect(await claim(crypto.randomUUID(), reference, 'Example')).toBe(false);
  });
});

describe('bookings made with an address', () => {
  async function ask(user: string, what: 'count' | 'claim'): Promise<unknown> {
    await db.rows(`select set_config('test.user', $1, false)`, [user]);
    const [row] = await db.rows(`select public.${what}_bookings_of_address() as answer`);
    return row?.['answer'];
  }

  it('are offered to the account of the confirmed address, and claimed once', async () => {
    const user = await newUser(db);
    const [one, two] = [await newBooking(db, { email: user.email.toUpperCase() }), await newBooking(db, { email: user.email })];
    const elsewhere = await newBooking(db, { email: `x${user.email}` });
    expect(await ask(user.id, 'count')).toBe(2);
    expect(await ownerOf(one.id)).toBeNull();
    expect(await ask(user.id, 'claim')).toBe(2);
    expect([await ownerOf(one.id), await ownerOf(two.id), await ownerOf(elsewhere.id)]).toEqual([user.id, user.id, null]);
    expect([await ask(user.id, 'count'), await ask(user.id, 'claim')]).toEqual([0, 0]);
  });

  it('bring a notification, unless the trip is over', async () => {
    const user = await newUser(db);
    const about = { email: user.email };
    const [asked, confirmed] = [await newBooking(db, about), await newBooking(db, about)];
    await newBooking(db, { ...about, departure: '2020-01-14', lastDay: '2020-01-21' });
    await db.rows(`update public.bookings set status = 'confirmed' where id = $1`, [confirmed.id]);
    await ask(user.id, 'claim');
    const news = await db.rows('select type, reference from public.notifications where user_id = $1 order by reference', [
      user.id,
    ]);
    const expected = [asked, confirmed].map(({ reference }) => ({ type: 'booking_claimed', reference }));
    expect(news).toEqual(expected.toSorted((one, other) => (one.reference < other.reference ? -1 : 1)));
  });

  it('cannot be claimed with another address, an unconfirmed one, or without an account', async () => {
    const [other, unconfirmed] = [await newUser(db), await newUser(db, { confirmed: false })];
    const { id } = await newBooking(db, { email: unconfirmed.email });
    for (const user of [other.id, unconfirmed.id, crypto.randomUUID(), '']) {
      expect(await ask(user, 'count')).toBe(0);
      expect(await ask(user, 'claim')).toBe(0);
    }
    expect(await ownerOf(id)).toBeNull();
  });

  it('stay with the account that has them', async () => {
    const [owner, user] = [await newUser(db), await newUser(db)];
    const { id } = await newBooking(db, { userId: owner.id, email: user.email });
    expect([await ask(user.id, 'count'), await ask(user.id, 'claim')]).toEqual([0, 0]);
    expect(await ownerOf(id)).toBe(owner.id);
  });
});
