import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockHolder } from '../../../supabase/local/database/folder-lock.mjs';
import { copySeededData, temporaryFolder } from '../backend/test-backend.ts';
import { freePort } from '../free-port.ts';
import { isOpen, portCloses, runStartScript, type StartRun } from './start-script.ts';

// The script builds the site first when the build is out of date; in `npm test` it never is.
const startMs = 180_000;

/** The others begin on data that is there. */
const firstStart = 'prints its addresses, serves both languages, keeps its keys secret, and stops everything on SIGTERM';

let data: ReturnType<typeof temporaryFolder>;
let port: number;
let backendPort: number;
let run: StartRun;

beforeEach(async ({ task }) => {
  data = temporaryFolder();
  if (task.name !== firstStart) await copySeededData(data.folder);
  port = await freePort();
  backendPort = await freePort();
  run = runStartScript({ PORT: String(port), SUPABASE_LOCAL_PORT: String(backendPort), KARAM_DATA_DIR: data.folder });
  await run.says('Karam Travel is running.');
}, startMs);

afterEach(async () => {
  run.process.kill('SIGKILL');
  await Promise.all([portCloses(port), portCloses(backendPort)]);
  data.remove();
});

function backendPid(): number {
  const holder = lockHolder(data.folder);
  if (!holder) throw new Error('no backend holds the folder');
  return holder.pid;
}

/** The processes that this one started, and those that they started, with the script named `name`. */
function startedBy(pid: number | undefined, name: string): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  return children.flatMap((child) => [
    ...(readFileSync(`/proc/${child}/cmdline`, 'utf8').includes(name) ? [child] : []),
    ...startedBy(child, name),
  ]);
}

const socketsOf = (pid: number) =>
  readdirSync(`/proc/${pid}/fd`).filter((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`).startsWith('socket:')).length;

describe('npm start', () => {
  it(firstStart, async () => {
    const site = `http://localhost:${port}`;
    const said = await Promise.all([
      fetch(`${site}/`),
      fetch(`${site}/ar`),
      fetch(`http://127.0.0.1:${backendPort}/_local/outbox`),
    ]);
    expect(said.map((answer) => answer.status)).toEqual([200, 200, 200]);

    const { SUPABASE_PUBLISHABLE_KEY: key } = JSON.parse(readFileSync(path.join(data.folder, 'secrets.json'), 'utf8'));
    const throughSite = createClient(`${site}/supabase`, key, { auth: { persistSession: false } });
    const signUp = await throughSite.auth.signUp({ email: 'through-site@example.com', password: 'secret-1' });
    expect(signUp.error).toBeNull();
    expect((await fetch(`${site}/supabase/_local/outbox.json`)).status).toBe(404);
    const status = await new Promise((resolve) => {
      throughSite
        .channel('proxied')
        .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'notifications' }, () => undefined)
        .subscribe(resolve);
    });
    expect(status).toBe('SUBSCRIBED');
    await throughSite.removeAllChannels();

    run.process.kill('SIGTERM');
    const { code, output, errors } = await run.ended;
    for (const place of [`${site}/`, `${site}/ar`, `http://127.0.0.1:${backendPort}/_local/outbox`, data.folder])
      expect(output).toContain(place);
    for (const secret of Object.values<string>(JSON.parse(readFileSync(path.join(data.folder, 'secrets.json'), 'utf8')))) {
      expect(output + errors).not.toContain(secret);
    }
    expect(code).toBe(0);
    expect([await isOpen(port), await isOpen(backendPort)]).toEqual([false, false]);
    expect(existsSync(path.join(data.folder, 'lock'))).toBe(false);
  });

  it('starts a backend again that dies, serves pages meanwhile, and knows its accounts afterwards', async () => {
    const site = `http://localhost:${port}`;
    const statusOf = async (path: string) => (await fetch(site + path)).status;
    const { SUPABASE_PUBLISHABLE_KEY: key } = JSON.parse(readFileSync(path.join(data.folder, 'secrets.json'), 'utf8'));
    const { auth } = createClient(`${site}/supabase`, key, { auth: { persistSession: false } });
    const account = { email: 'stays@example.com', password: 'secret-1' };
    expect((await auth.signUp(account)).error).toBeNull();
    const mails = (await (await fetch(`http://127.0.0.1:${backendPort}/_local/outbox.json`)).json()) as { link: string }[];
    const tokenHash = new URL(mails[0]?.link ?? '').searchParams.get('token_hash') ?? '';
    // Mailed links are redeemed by the server of the site.
    const direct = createClient(`http://127.0.0.1:${backendPort}`, key, { auth: { persistSession: false } });
    expect((await direct.auth.verifyOtp({ type: 'signup', token_hash: tokenHash })).error).toBeNull();
    expect((await auth.signInWithPassword(account)).error).toBeNull();
    await expect.poll(() => statusOf('/api/health')).toBe(200);

    const first = backendPid();
    process.kill(first, 'SIGKILL');
    await portCloses(backendPort);
    expect(await Promise.all(['/', '/ar', '/privacy'].map(statusOf))).toEqual([200, 200, 200]);
    expect(await statusOf('/api/health?probe=alive')).toBe(200);

    // Between the two it may be back so soon that no probe sees it away: what health says then is held by tests/unit/health.test.ts.
    await expect.poll(() => isOpen(backendPort)).toBe(true);
    await expect.poll(() => statusOf('/api/health')).toBe(200);
    expect(backendPid()).not.toBe(first);
    expect((await auth.getUser()).data.user?.email).toBe(account.email);
    expect((await auth.signInWithPassword(account)).error).toBeNull();

    run.process.kill('SIGTERM');
    const { code, errors } = await run.ended;
    expect(errors).toContain('The local backend was ended by SIGKILL. It is started again in 0.5 s');
    expect(code).toBe(0);
    expect([await isOpen(port), await isOpen(backendPort)]).toEqual([false, false]);
  });

  it.runIf(process.platform === 'linux')(
    'starts a renderer again that dies, and serves pages from the cache meanwhile',
    async () => {
      const site = `http://localhost:${port}`;
      const statusOf = async (path: string) => (await fetch(site + path)).status;
      expect(await Promise.all(['/', '/ar'].map(statusOf))).toEqual([200, 200]);
      const [first = 0, ...others] = startedBy(run.process.pid, 'render-site');
      expect(others).toEqual([]);
      process.kill(first, 'SIGKILL');
      const rendered = statusOf('/enquiry');
      expect(await Promise.all(['/', '/ar'].map(statusOf))).toEqual([200, 200]);
      // Asked before it was known to be dead, or answered by the next one.
      expect([200, 500]).toContain(await rendered);
      await expect.poll(() => statusOf('/enquiry')).toBe(200);
      expect(startedBy(run.process.pid, 'render-site')).not.toContain(first);

      run.process.kill('SIGTERM');
      const { code, errors } = await run.ended;
      expect(errors).toContain('The renderer was ended by SIGKILL. It is started again in 0.5 s');
      expect(code).toBe(0);
    },
  );

  it('leaves nothing behind even when it is killed', async () => {
    const renderers = process.platform === 'linux' ? startedBy(run.process.pid, 'render-site') : [];
    // Somebody whose request is under way.
    const visitor = connect(port, 'localhost');
    visitor.on('error', () => undefined);
    await once(visitor, 'connect');
    visitor.write(
      'POST /api/flights/search HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{',
    );
    await expect.poll(() => renderers.every((pid) => socketsOf(pid) > 2)).toBe(true);
    for (const pid of process.platform === 'linux' ? startedBy(run.process.pid, 'run-site') : []) process.kill(pid, 'SIGKILL');
    run.process.kill('SIGKILL');
    await run.ended;
    await Promise.all([portCloses(port), portCloses(backendPort)]);
    for (const pid of renderers) await expect.poll(() => existsSync(`/proc/${pid}`)).toBe(false);
    expect(lockHolder(data.folder)).toBeNull();
  });
});
