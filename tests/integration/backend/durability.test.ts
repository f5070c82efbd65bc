import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../../../scripts/lib/start/stack.mjs';
import { freePort } from '../free-port.ts';
import { signedInUser, startTestBackend, type TestBackend, temporaryFolder } from './test-backend.ts';

const data = temporaryFolder();
let backend: TestBackend;
let userId: string;

beforeAll(async () => {
  backend = await startTestBackend(data.folder);
  userId = (await signedInUser(backend, 'durable')).id;
});

afterAll(async () => {
  await backend?.stop();
  data.remove();
});

/** Inserts continuously from four connections until the backend is gone; returns the ids that it acknowledged. */
async function insertUntilGone(onAcknowledged: (count: number) => void): Promise<string[]> {
  const acknowledged: string[] = [];
  const admin = backend.admin();
  const write = async () => {
    for (;;) {
      const row = { user_id: userId, type: 'points_expiry_warning', title: `row ${acknowledged.length}` };
      const { data: inserted, error } = await admin.from('notifications').insert(row).select('id').single();
      if (error) return;
      acknowledged.push(inserted.id);
      onAcknowledged(acknowledged.length);
    }
  };
  await Promise.all([write(), write(), write(), write()]);
  return acknowledged;
}

describe('the data folder', () => {
  it('loses no acknowledged row to kill -9 under load', async () => {
    const survivors: string[] = [];
    for (const killAfter of [1, 40]) {
      let ended: Promise<string> | undefined;
      const acknowledged = await insertUntilGone((count) => {
        if (count >= killAfter) ended ??= backend.kill();
      });
      expect(await ended).toContain('SIGKILL');
      survivors.push(...acknowledged);

      backend = await startTestBackend(data.folder);
      const saved = await backend.admin().from('notifications').select('id').eq('user_id', userId);
      const ids = new Set(saved.data?.map((row) => row.id));
      expect(survivors.filter((id) => !ids.has(id))).toEqual([]);
    }
    expect(survivors.length).toBeGreaterThanOrEqual(41);
  });

  it('is refused to a second instance with one clear line, and the first continues', async () => {
    const second = startBackend({ backendPort: await freePort(), dataDir: data.folder });
    await expect(second).rejects.toThrow(/^Already running on the data in .+ \(process \d+\)\./);
    expect((await fetch(`${backend.url}/health`)).status).toBe(200);
  });

  it('is also refused by the backend itself, when it is started without the script', async () => {
    const env = {
      ...process.env,
      KARAM_DATA_DIR: data.folder,
      SUPABASE_LOCAL_PORT: String(await freePort()),
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
      SUPABASE_SECRET_KEY: 'sb_secret_x',
      SUPABASE_JWT_SECRET: 'x'.repeat(40),
    };
    const second = spawn(process.execPath, [path.resolve('supabase/local/main.ts')], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    second.stderr.on('data', (text) => (errors += text));
    const code = await new Promise((resolve) => second.once('close', resolve));
    expect(code).toBe(1);
    expect(errors.trim().split('\n')).toEqual([expect.stringMatching(/^Already running on the data in/)]);
  });

  it('is taken over from a dead process whose id another process now has', async () => {
    await backend.stop();
    const lock = path.join(data.folder, 'lock');
    expect(existsSync(lock)).toBe(false);
    writeFileSync(lock, JSON.stringify({ pid: process.pid, started: 'long ago' }));
    backend = await startTestBackend(data.folder);
    expect(JSON.parse(readFileSync(lock, 'utf8')).pid).not.toBe(process.pid);
  });
});
