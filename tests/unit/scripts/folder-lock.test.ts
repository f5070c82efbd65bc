import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pinnedNode, projectRoot } from '@/scripts/lib/project.mjs';
import { lockHolder, takeLock } from '@/supabase/local/database/folder-lock.mjs';

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
