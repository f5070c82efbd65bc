/**
 * Two connections at once, which the embedded database does not have. Runs where PostgreSQL is installed (Debian: apt-get install
 * postgresql) and is skipped elsewhere.
 */
import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hosted } from '../account/hosted-database.ts';
import { temporaryFolder } from '../backend/test-backend.ts';
import { freePort } from '../free-port.ts';

const run = promisify(execFile);
const programs = findPrograms();
/** PostgreSQL refuses to run as root. */
const account = accountToRunAs();

describe.skipIf(!programs || !account)('on PostgreSQL itself', () => {
  const data = temporaryFolder();
  const folder = path.join(data.folder, 'postgres');
  let server: ChildProcess;
  let port: number;

  beforeAll(async () => {
    if (account) chownSync(data.folder, account.uid, account.gid);
    await program('initdb', ['-D', folder, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync']);
    port = await freePort();
    const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=`, '-c', 'fsync=off'];
    server = spawn(pathOf('postgres'), ['-D', folder, '-p', String(port), ...settings], { ...account, stdio: 'ignore' });
    await vi.waitFor(() => sql('select 1'), { timeout: 20_000, interval: 100 });
    await sql(hosted);
    const migrations = 'supabase/migrations';
    for (const file of (await readdir(migrations)).sort()) await sql(await readFile(path.join(migrations, file), 'utf8'));
  });

  afterAll(async () => {
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    if (server?.kill('SIGINT')) await ended;
    data.remove();
  });

  it.each(['flight', 'multicity', 'hotel', 'package'])(
    'a second %s of the same content waits for the first and gets its reference',
    async (kind) => {
      const content = crypto.randomUUID();
      // The first holds its transaction open until the second is seen waiting for it.
      const first = sql(`begin; ${requestOf(kind, content)}; ${untilSomebodyWaits}; commit;`);
      await expect.poll(() => sql("select count(*) from pg_stat_activity where wait_event = 'PgSleep'")).toBe('1');
      const second = sql(requestOf(kind, content));
      const [created, repeated] = await Promise.all([first, second]);
      const [, reference] = created.split('|');
      expect(created).toMatch(/^created\|KT-/);
      expect(repeated).toBe(`repeated|${reference}`);
    },
  );

  it('forty at the same moment make one booking', async () => {
    const content = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 40 }, () => sql(requestOf('flight', content))));
    expect(answers.filter((answer) => answer.startsWith('created'))).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.split('|')[1])).size).toBe(1);
  });

  async function sql(text: string): Promise<string> {
    const connection = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-d', 'postgres'];
    const { stdout } = await program('psql', [...connection, '-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-c', text]);
    return stdout.trim();
  }
});

const untilSomebodyWaits = `do $$ begin
  while not exists (select from pg_stat_activity where wait_event_type = 'Lock') loop
    perform pg_sleep(0.01);
    perform pg_stat_clear_snapshot();
  end loop;
end $$`;

/** SQL that asks for one trip of `content` under a key of its own; answers outcome and reference. */
function requestOf(kind: string, content: string): string {
  const booking = {
    ...{ kind, locale: 'en', contact_email: 'a@example.com', contact_phone: '+97440000000', notes: '', offer: {}, search: {} },
    ...{ total_amount: '1.00', currency: 'QAR', departure_date: '2027-01-14', last_travel_date: '2027-01-21' },
    ...{ idempotency_key: crypto.randomUUID(), request_fingerprint: content.replaceAll('-', '').repeat(2) },
  };
  const passenger = { type: 'adult', given_names: 'A', surname: 'B', date_of_birth: '1990-01-01', nationality: 'QA' };
  const passengers = [{ ...passenger, passport_number: 'QX100000', passport_expiry: '2031-01-01' }];
  return `select outcome, reference from public.create_booking('${JSON.stringify(booking)}', '${JSON.stringify(passengers)}')`;
}

function pathOf(name: string): string {
  return path.join(programs ?? '', name);
}

function program(name: string, values: string[]) {
  return run(pathOf(name), values, { ...account, env: { ...process.env, LC_ALL: 'C.UTF-8' }, maxBuffer: 1e7 });
}

function findPrograms(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort().reverse() : [];
  const folders = [...versions.map((version) => path.join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(':')];
  return folders.find((folder) => ['initdb', 'postgres', 'psql'].every((name) => existsSync(path.join(folder, name)))) ?? null;
}

function accountToRunAs(): { uid: number; gid: number } | Record<string, never> | null {
  if (process.getuid?.() !== 0) return {};
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null;
  }
}
