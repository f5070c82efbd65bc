import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { type HostedDatabase, openHostedDatabase } from '../account/hosted-database.ts';

let db: HostedDatabase;

beforeAll(async () => {
  db = await openHostedDatabase();
});
afterAll(() => db?.close());

async function createBooking(): Promise<string> {
  const booking = {
    ...{ kind: 'flight', locale: 'en', contact_email: 'a@example.com', contact_phone: '+97440000000', notes: '', offer: {} },
    ...{ search: {}, total_amount: '1.00', currency: 'QAR' },
    ...{ departure_date: addDays(todayInQatar(), 40), last_travel_date: addDays(todayInQatar(), 47) },
    ...{ idempotency_key: crypto.randomUUID(), request_fingerprint: crypto.randomUUID().replaceAll('-', '').repeat(2) },
  };
  const passenger = { type: 'adult', given_names: 'A', surname: 'B', date_of_birth: '1990-01-01', nationality: 'QA' };
  const passengers = [{ ...passenger, passport_number: 'QX100000', passport_expiry: '2031-01-01' }];
  const sql = 'select reference from public.create_booking($1, $2)';
  const [made] = await db.rows<{ reference: string }>(sql, [JSON.stringify(booking), JSON.stringify(passengers)]);
  return made?.reference ?? '';
}

/** Returns the references of `list` in turn, then always the last one. */
function issueReferences(list: string[]): Promise<unknown> {
  return db.exec(`
    drop sequence if exists public.issued;
    create sequence public.issued;
    create or replace function public.new_reference(letters text) returns text language sql volatile as $$
      select (array['${list.join("','")}'])[least(nextval('public.issued'), ${list.length})]
    $$;
  `);
}

it('generates references without confusable characters, and hardly ever the same', async () => {
  const rows = await db.rows<{ reference: string }>(
    "select public.new_reference('KT') as reference from generate_series(1, 300)",
  );
  for (const { reference } of rows) expect(reference).toMatch(/^KT-[2-9A-HJ-NP-Z]{6}$/);
  expect(new Set(rows.map(({ reference }) => reference)).size).toBe(300);
  expect(new Set(rows.flatMap(({ reference }) => [...reference.slice(3)])).size).toBe(32);
});

it('generates another one when a reference is taken, and gives up when all are', async () => {
  await issueReferences(['KT-AAAAAA', 'KT-AAAAAA', 'KT-AAAAAA', 'KT-BBBBBB']);
  expect(await createBooking()).toBe('KT-AAAAAA');
  expect(await createBooking()).toBe('KT-BBBBBB');
  await expect(createBooking()).rejects.toThrow('No free booking reference was found');
  const rows = await db.rows<{ reference: string }>('select reference from public.bookings order by reference');
  expect(rows.map(({ reference }) => reference)).toEqual(['KT-AAAAAA', 'KT-BBBBBB']);
});
