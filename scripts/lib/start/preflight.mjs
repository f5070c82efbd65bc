import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { lockHolder } from '../../../supabase/local/database/folder-lock.mjs';
import { pinnedNode, projectRoot, StartError } from '../project.mjs';

/**
 * Throws a StartError for whatever would stop the start, before anything is installed, built or opened.
 * @param {{ port: number, backendPort: number, dataDir: string, embedded: boolean }} options
 */
export async function assertCanStart({ port, backendPort, dataDir, embedded }) {
  if (embedded) {
    assertWritable(dataDir);
    assertRoom(dataDir);
    const holder = lockHolder(dataDir);
    if (holder) throw new StartError(alreadyRunning(dataDir, holder.pid));
    await assertPortFree(backendPort, '127.0.0.1', `The port of the local backend, ${backendPort},`, 'SUPABASE_LOCAL_PORT');
  }
  await assertPortFree(port, undefined, `Port ${port}`, 'PORT');
}

const readSettings = `
  import { serverEnv } from './lib/env.ts';
  try { serverEnv() } catch (error) { console.log(error.message) }
`;

/**
 * Throws a StartError naming the settings that a Supabase of one's own still needs. Asks the pinned Node, for this one may not read
 * TypeScript.
 * @param {Record<string, string>} settings
 */
export function assertSettings(settings) {
  const args = ['--input-type=module', '--eval', readSettings];
  const { stdout } = spawnSync(pinnedNode, args, { cwd: projectRoot, env: { ...process.env, ...settings }, encoding: 'utf8' });
  if (stdout) throw new StartError(stdout.trim());
}

function alreadyRunning(dataDir, pid) {
  return `Already running on the data in ${dataDir} (process ${pid}). Stop that copy first, or set KARAM_DATA_DIR to another folder.`;
}

/** For a new database and its log. Postgres survives a full disk, but stores nothing then. */
const leastRoomMegabytes = 100;

/**
 * @param {string} dataDir
 * @param {typeof statfsSync} [statfs]
 */
export function assertRoom(dataDir, statfs = statfsSync) {
  const { bavail, bsize } = statfs(dataDir);
  const megabytes = Math.floor((bavail * bsize) / 1024 ** 2);
  if (megabytes >= leastRoomMegabytes) return;
  throw new StartError(
    `The disk is full: ${megabytes} MB are left for the data folder ${dataDir}, and the database needs ${leastRoomMegabytes} MB. Make room, or set KARAM_DATA_DIR to a folder on another disk.`,
  );
}

function assertWritable(dataDir) {
  const probe = join(dataDir, `.write-probe-${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new StartError(`The data folder ${dataDir} cannot be written (${error.code}). Set KARAM_DATA_DIR to one that can.`);
  }
}

/** @returns {Promise<void>} */
function assertPortFree(port, host, what, setting) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const reason = error.code === 'EADDRINUSE' ? 'is already in use' : `cannot be opened (${error.code})`;
      reject(new StartError(`${what} ${reason}. Stop what uses it, or set ${setting} to another port.`));
    });
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });
}
