import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pinnedNode, projectRoot } from '@/scripts/lib/project.mjs';
import { keepRunning } from '@/scripts/lib/start/keep-running.mjs';
import { withSandbox } from '@/scripts/lib/start/settings.mjs';
import { lockHolder, takeLock } from '@/supabase/local/database/folder-lock.mjs';

describe('folder lock', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'karam-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('a folder is held by one living process, until it lets go', () => {
    const lock = takeLock(folder);
    if (!('release' in lock)) throw new Error('not taken');
    expect(lockHolder(folder)?.pid).toBe(process.pid);
    expect(takeLock(folder)).toMatchObject({ holder: { pid: process.pid } });
    lock.release();
    expect(lockHolder(folder)).toBeNull();
  });

  it.runIf(process.platform === 'linux')(
    'a zombie, which was killed and whose parent has not asked how it ended, holds no folder',
    async () => {
      const module = pathToFileURL(path.join(projectRoot, 'supabase/local/database/folder-lock.mjs')).href;
      const hold = `import(${JSON.stringify(module)}).then(({ takeLock }) => takeLock(process.argv[1])); setInterval(() => {}, 1000)`;
      // The shell becomes a program that waits for none of its children.
      const parent = spawn('sh', ['-c', '"$0" -e "$1" "$2" & exec sleep 600', pinnedNode, hold, folder], { stdio: 'ignore' });
      try {
        await vi.waitFor(() => expect(lockHolder(folder)).not.toBeNull(), { timeout: 60_000 });
        const { pid } = lockHolder(folder) ?? { pid: 0 };
        process.kill(pid, 'SIGKILL');
        await vi.waitFor(() => expect(readFileSync(`/proc/${pid}/stat`, 'utf8')).toMatch(/\) Z /), { timeout: 60_000 });
        // It still has its number, and its lock.
        expect(process.kill(pid, 0)).toBe(true);
        expect(existsSync(path.join(folder, 'lock'))).toBe(true);

        expect(lockHolder(folder)).toBeNull();
        expect('release' in takeLock(folder)).toBe(true);
      } finally {
        parent.kill('SIGKILL');
      }
    },
  );
});

describe('what is paid at once', () => {
  const sandbox = { PAYMENT_PROVIDER: 'sandbox', ORDER_SUPPLIER: 'sandbox' };

  it('is tried out with one setting', () => {
    for (const suppliers of [{}, { FLIGHT_SUPPLIER: 'sandbox', HOTEL_SUPPLIER: 'sandbox' }]) {
      const settings: Record<string, string> = { PAY_NOW: 'flight,hotel', ...suppliers };
      expect(withSandbox(settings)).toEqual({ ...settings, ...sandbox });
    }
  });

  it.each<[string, Record<string, string>]>([
    ['nothing is', { PORT: '4000' }],
    ['the site has keys for flights', { PAY_NOW: 'flight', FLIGHT_SUPPLIER: 'duffel' }],
    ['the site has keys for some hotels', { PAY_NOW: 'hotel', HOTEL_SUPPLIER: 'sandbox,liteapi' }],
    ['its rows are in hosted Supabase', { PAY_NOW: 'flight', SUPABASE_URL: 'https://project.example.com' }],
    ['a provider is named', { PAY_NOW: 'flight', PAYMENT_PROVIDER: 'tap' }],
    ['who takes orders is named', { PAY_NOW: 'flight', ORDER_SUPPLIER: 'duffel' }],
  ])('is left as it is set where %s', (_, settings) => {
    expect(withSandbox(settings)).toEqual(settings);
  });
});

describe('keep running', () => {
  const quick = { shortest: 1, longest: 4, steadyAfter: 60_000 };

  /** A server that ends when its test says so. */
  function standIn() {
    let end: () => void = () => undefined;
    const ended = new Promise<string>((resolve) => {
      end = () => resolve('was ended by SIGKILL');
    });
    const server = {
      name: 'The backend',
      pid: 1,
      ended,
      isRunning: () => true,
      kill: vi.fn(end),
      stop: vi.fn(async () => end()),
    };
    return { server, end };
  }

  let said: string[];
  beforeEach(() => {
    said = [];
    vi.spyOn(console, 'error').mockImplementation((line) => void said.push(line));
  });

  it('starts a server again, later each time, and gives up when it never stays', async () => {
    const first = standIn();
    const start = vi.fn(() => {
      const next = standIn();
      next.end();
      return next.server;
    });
    const running = keepRunning(start, first.server, quick);
    first.end();
    expect(await running.ended).toBe('The backend was ended by SIGKILL. It was started again 8 times and did not stay.');
    expect(start).toHaveBeenCalledTimes(8);
    expect(said.slice(0, 4).map((line) => /again in (\S+) s/.exec(line)?.[1])).toEqual(['0.001', '0.002', '0.004', '0.004']);
  });

  it('has patience anew with one that became steady', async () => {
    const first = standIn();
    let starts = 0;
    const last = standIn();
    const start = () => {
      starts += 1;
      if (starts === 20) return last.server;
      const next = standIn();
      next.end();
      return next.server;
    };
    const running = keepRunning(start, first.server, { ...quick, steadyAfter: -1 });
    first.end();
    await vi.waitFor(() => expect(starts).toBe(20));
    await running.stop(10);
    expect(last.server.stop).toHaveBeenCalledWith(10);
    expect(await running.ended).toBe('The backend was ended by SIGKILL.');
  });

  it('starts nothing after it was stopped, also in a pause', async () => {
    const first = standIn();
    const start = vi.fn(() => standIn().server);
    const running = keepRunning(start, first.server, { ...quick, shortest: 600_000, longest: 600_000 });
    first.end();
    await vi.waitFor(() => expect(said).toHaveLength(1));
    await running.stop(10);
    expect(await running.ended).toBe('The backend was ended by SIGKILL.');
    expect(start).not.toHaveBeenCalled();
  });
});

describe('serve', () => {
  it('the start script of a container names missing settings, without values, and exits', () => {
    const env = {
      ...process.env,
      SUPABASE_URL: 'https://project.example.com',
      SUPABASE_PUBLISHABLE_KEY: '',
      SUPABASE_SECRET_KEY: '',
    };
    const { status, stderr } = spawnSync(pinnedNode, ['scripts/serve.mjs'], {
      cwd: projectRoot,
      env: { ...env, OFFER_SIGNING_SECRET: 'too-short' },
      encoding: 'utf8',
    });
    expect(stderr.trim()).toBe(
      'Missing or invalid environment: SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY, OFFER_SIGNING_SECRET',
    );
    expect(status).toBe(1);
  });
});
