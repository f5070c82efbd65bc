import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { assertRoom } from '../../../scripts/lib/start/preflight.mjs';
import { startBackend } from '../../../scripts/lib/start/stack.mjs';
import { startTestBackend, type TestBackend, temporaryFolder } from '../backend/test-backend.ts';
import { freePort } from '../free-port.ts';
import { runStartScript } from './start-script.ts';

const data = temporaryFolder();
const taken = createServer();
let takenPort: number;
let backend: TestBackend;

beforeAll(async () => {
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  takenPort = (taken.address() as AddressInfo).port;
  backend = await startTestBackend(data.folder);
});

afterAll(async () => {
  taken.close();
  await backend?.stop();
  data.remove();
});

/** Runs the script with free ports and an empty data folder, unless `settings` differ; it must refuse. */
async function refusal(settings: Record<string, string>): Promise<string> {
  const ports = { PORT: String(await freePort()), SUPABASE_LOCAL_PORT: String(await freePort()) };
  const folder = temporaryFolder();
  const { code, output, errors } = await runStartScript({ ...ports, KARAM_DATA_DIR: folder.folder, ...settings }).ended;
  folder.remove();
  expect(code).toBe(1);
  // Refused before anything was installed, built or started.
  expect(output).toBe('');
  const lines = errors.trimEnd().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

describe('npm start refuses with one line and exit code 1', () => {
  it('when the port of the site is in use', async () => {
    expect(await refusal({ PORT: String(takenPort) })).toContain(`Port ${takenPort} is already in use`);
  });

  it('when the port of the backend is in use', async () => {
    expect(await refusal({ SUPABASE_LOCAL_PORT: String(takenPort) })).toContain(`${takenPort}, is already in use`);
  });

  it('when a port is not a number', async () => {
    expect(await refusal({ PORT: 'http' })).toBe('PORT must be a port number between 1 and 65535, not "http".');
  });

  it('when SUPABASE_URL is set without its keys', async () => {
    expect(await refusal({ SUPABASE_URL: 'https://project.example.com', SUPABASE_SECRET_KEY: 'x' })).toBe(
      'Missing or invalid environment: SUPABASE_PUBLISHABLE_KEY, OFFER_SIGNING_SECRET',
    );
  });

  it('when another copy uses the same data, which continues unharmed', async () => {
    expect(await refusal({ KARAM_DATA_DIR: data.folder })).toContain(`Already running on the data in ${data.folder}`);
    expect((await fetch(`${backend.url}/health`)).status).toBe(200);
  });

  it('when the data folder cannot be written', async () => {
    const file = path.join(data.folder, 'a-file');
    writeFileSync(file, 'kept');
    const folder = path.join(file, 'data');
    expect(await refusal({ KARAM_DATA_DIR: folder })).toContain(`The data folder ${folder} cannot be written (ENOTDIR)`);
    expect(existsSync(file)).toBe(true);
  });
});

it('a full disk is reported before anything is opened', () => {
  const left = (megabytes: number) => () => ({ bavail: megabytes, bsize: 1024 ** 2 }) as never;
  expect(() => assertRoom('/data', left(7))).toThrow('The disk is full: 7 MB are left for the data folder /data');
  expect(() => assertRoom('/data', left(5000))).not.toThrow();
});

it('a damaged database is reported in one line, and not changed', async () => {
  const { folder, remove } = temporaryFolder();
  cpSync(inject('seededData'), folder, { recursive: true });
  const control = path.join(folder, 'postgres', 'global', 'pg_control');
  writeFileSync(control, Buffer.alloc(100));
  const logFile = path.join(folder, 'backend.log');
  await expect(
    startBackend({ backendPort: await freePort(), dataDir: folder, siteUrl: 'http://localhost', logFile }),
  ).rejects.toThrow('The local backend ended with code 1 while starting.');
  const said = readFileSync(logFile, 'utf8').trim().split('\n');
  expect(said).toEqual([
    expect.stringContaining(`The database in ${path.join(folder, 'postgres')} is damaged and cannot be opened`),
  ]);
  expect(readFileSync(control)).toHaveLength(100);
  remove();
});
