import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../supabase/local/database/database.ts';
import { databaseOf, signedInUser, startTestBackend, type TestBackend, temporaryFolder } from './test-backend.ts';

const data = temporaryFolder();
let backend: TestBackend;

/** Stands for any statement that takes long, such as a hostile expression: it computes, and cannot be interrupted by itself. */
const busy = `create function public.keep_busy() returns void language plpgsql as $$
  declare started timestamptz := clock_timestamp();
  begin
    while clock_timestamp() < started + interval '50 seconds' loop null; end loop;
  end $$`;

async function withDatabase(task: (opened: OpenDatabase) => Promise<unknown>): Promise<void> {
  const opened = await openDatabase(databaseOf(data.folder), 1);
  await task(opened);
  await opened.close();
}

beforeAll(async () => {
  const first = await startTestBackend(data.folder);
  await first.stop();
  await withDatabase(({ db }) => db.exec(busy));
  backend = await startTestBackend(data.folder);
});

afterAll(async () => {
  await backend?.stop();
  data.remove();
});

it('a statement of a visitor ends after its time, while what needs no database is answered', async () => {
  const { client, id } = await signedInUser(backend, 'busy');
  const began = performance.now();
  const long = client.rpc('keep_busy').then(({ status, error }) => ({ status, code: error?.code }));
  let isOver = false;
  void long.then(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) {
    const asked = performance.now();
    await fetch(`${backend.url}/nothing`);
    times.push(performance.now() - asked);
    await pause(50);
  }
  expect(await long).toEqual({ status: 504, code: '57014' });
  expect(performance.now() - began).toBeLessThan(60_000);
  expect(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]).toBeLessThan(2_000);
  // The database goes on with all that was stored, and the session too.
  const again = await client.from('profiles').select('user_id').eq('user_id', id);
  expect(again.data).toEqual([{ user_id: id }]);
  expect((await fetch(`${backend.url}/health`)).status).toBe(200);
}, 90_000);

it('the site itself may take longer than a visitor', async () => {
  const limits = new Map<string, string>();
  await backend.stop();
  await withDatabase(async ({ db }) => {
    const { rows } = await db.query<{ rolname: string; setting: string }>(
      `select rolname, split_part(setting, '=', 2) as setting from pg_roles, unnest(rolconfig) as setting
       where setting like 'statement_timeout=%'`,
    );
    for (const { rolname, setting } of rows) limits.set(rolname, setting);
  });
  expect(Object.fromEntries(limits)).toEqual({ anon: '3s', authenticated: '5s', service_role: '15s' });
  backend = await startTestBackend(data.folder);
});

it.each([
  ['a regular expression', 'notes=match.a'],
  ['a table within itself', `select=${'booking_passengers(bookings('.repeat(4)}id${'))'.repeat(4)}`],
  ['an array', 'a[]=1'],
  ['an open quotation mark', 'select="'],
  ['thousands of brackets', `select=${'('.repeat(15_000)}`],
])('refuses %s of a visitor with a word', async (_what, query) => {
  const answer = await fetch(`${backend.url}/rest/v1/bookings?${query}`, { headers: { apikey: backend.publishableKey } });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ message: expect.any(String) });
});
