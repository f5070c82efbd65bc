import { readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { whyDatabaseDoesNotOpen } from '../../../supabase/local/database/database.ts';
import { startTestBackend, temporaryFolder } from './test-backend.ts';

const data = temporaryFolder();
afterAll(() => data.remove());

it('a damaged database is refused with one line that says what to do', async () => {
  const backend = await startTestBackend(data.folder);
  await backend.stop();
  const log = path.join(data.folder, 'postgres', 'pg_wal');
  for (const file of readdirSync(log).filter((name) => /^[0-9A-F]{24}$/.test(name))) rmSync(path.join(log, file));
  truncateSync(path.join(data.folder, 'postgres', 'global', 'pg_control'), 100);
  await expect(startTestBackend(data.folder)).rejects.toThrow();
  expect(backend.log()).toContain('is damaged and cannot be opened');
  expect(backend.log()).toContain('Put a copy of the folder in its place');
  expect(backend.log()).not.toContain('    at ');
});

it('an unreachable server is reported without its password', async () => {
  const other = temporaryFolder();
  const address = 'postgres://site:kept-to-ourselves@127.0.0.1:1/karam';
  await expect(startTestBackend(other.folder, { DATABASE_URL: address })).rejects.toThrow();
  const log = readFileSync(path.join(other.folder, 'backend.log'), 'utf8');
  other.remove();
  expect(log).toContain('The database server of DATABASE_URL does not let us in (ECONNREFUSED).');
  expect(log).not.toContain('kept-to-ourselves');
});

it('a full disk is reported as such', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(whyDatabaseDoesNotOpen(full, '/data')).toMatch(/^The disk is full/);
  expect(whyDatabaseDoesNotOpen(Object.assign(new Error('x'), { code: 'EROFS' }), '/data')).toContain('EROFS');
});
