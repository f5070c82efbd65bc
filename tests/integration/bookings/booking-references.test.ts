import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Connection, openDatabase } from '../../../supabase/local/database.ts';
import { temporaryFolder } from '../backend/test-backend.ts';

/** What the migration expects of a hosted project: its roles, and the accounts that own bookings. */
const hosted = `
  create role anon; create role authenticated; create role service_role bypassrls;
  create schema auth;
  create table auth.users (id uuid primary key);
  create function auth.uid() returns uuid language sql as 'select null::uuid';
`;

const data = temporaryFolder();
let connection: Connection;

beforeAll(async () => {
  connection = await openDatabase(path.join(data.folder, 'postgres'));
  await connection.driver.exec(hosted);
  for (const name of ['20261121000200_bookings', '20261122140100_one_request_per_hour']) {
    await connection.driver.exec(await readFile(`supabase/migrations/${name}.sql`, 'utf8'));
  }
});

afterAll(async () => {
  await connection?.close();
  data.remove();
});

async function createBooking(): Promise<string> {
  const booking = {
    ...{ kind: 'flight', locale: 'en', contact_email: 'a@example.com', contact_phone: '+97440000000', notes: '', offer: {} },
    ...{ search: {}, total_amount: '1.00', currency: 'QAR', departure_date: '2027-01-14', last_travel_date: '2027-01-21' },
    ...{ idempotency_key: crypto.randomUUID(), request_fingerprint: crypto.randomUUID().replaceAll('-', '').repeat(2) },
  };
  const passenger = { type: 'adult', given_names: 'A', surname: 'B', date_of_birth: '1990-01-01', nationality: 'QA' };
  const passengers = [{ ...passenger, passport_number: 'QX100000', passport_expiry: '2031-01-01' }];
  const sql = 'select reference from public.create_booking($1, $2)';
  const { rows } = await connection.driver.query<{ reference: string }>(sql, [
    JSON.stringify(booking),
    JSON.stringify(passengers),
  ]);
  return rows[0]?.reference ?? '';
}

/** Hands out the references of `list` in turn, the last one for ever. */
function issueReferences(list: string[]): Promise<unknown> {
  return connection.driver.exec(`
    drop sequence if exists public.issued;
    create sequence public.issued;
    create or replace function public.new_booking_reference() returns text language sql volatile as $$
      select (array['${list.join("','")}'])[least(nextval('public.issued'), ${list.length})]
    $$;
  `);
}

it('draws references of the alphabet that nobody misreads, and hardly ever the same', async () => {
  const { rows } = await connection.driver.query<{ reference: string }>(
    'select public.new_booking_reference() as reference from generate_series(1, 300)',
  );
  for (const { reference } of rows) expect(reference).toMatch(/^KT-[2-9A-HJ-NP-Z]{6}$/);
  expect(new Set(rows.map(({ reference }) => reference)).size).toBe(300);
  expect(new Set(rows.flatMap(({ reference }) => [...reference.slice(3)])).size).toBe(32);
});

it('draws again when a reference is taken, and gives up when it always is', async () => {
  await issueReferences(['KT-AAAAAA', 'KT-AAAAAA', 'KT-AAAAAA', 'KT-BBBBBB']);
  expect(await createBooking()).toBe('KT-AAAAAA');
  expect(await createBooking()).toBe('KT-BBBBBB');
  await expect(createBooking()).rejects.toThrow('No free booking reference was found');
  const { rows } = await connection.driver.query<{ reference: string }>(
    'select reference from public.bookings order by reference',
  );
  expect(rows.map(({ reference }) => reference)).toEqual(['KT-AAAAAA', 'KT-BBBBBB']);
});
