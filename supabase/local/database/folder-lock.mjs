// Plain JavaScript: the start script reads the lock on whatever Node the machine has, before Node 24 is installed.
import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ pid: number, started: string }} LockHolder `started` distinguishes a process from a later one with the same number. */

const lockFile = (/** @type {string} */ folder) => join(folder, 'lock');

/**
 * The living process that holds `folder`, or null.
 * @param {string} folder
 * @returns {LockHolder | null}
 */
export function lockHolder(folder) {
  const holder = readLock(lockFile(folder));
  return holder && isAlive(holder) ? holder : null;
}

/**
 * Takes `folder` for this process. PGlite does not lock its files: two processes on one folder would ruin it.
 * @param {string} folder
 * @returns {{ holder: LockHolder } | { release: () => void }} the living holder when it is taken
 */
export function takeLock(folder) {
  const file = lockFile(folder);
  const own = JSON.stringify({ pid: process.pid, started: startOf(process.pid) });
  for (;;) {
    try {
      writeFileSync(file, own, { flag: 'wx', mode: 0o600 });
      return { release: () => rmSync(file, { force: true }) };
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
    const holder = lockHolder(folder);
    if (holder) return { holder };
    clearStale(file);
  }
}

/** When several processes find the same dead lock, the rename lets only one of them remove it. */
function clearStale(/** @type {string} */ file) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readLock(aside);
  if (moved && isAlive(moved)) renameSync(aside, file);
  else rmSync(aside, { force: true });
}

/** @returns {LockHolder | null} */
function readLock(/** @type {string} */ file) {
  try {
    const { pid, started } = JSON.parse(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? { pid, started: String(started) } : null;
  } catch {
    return null;
  }
}

function isAlive(/** @type {LockHolder} */ holder) {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH') return false;
  }
  return !isZombie(holder.pid) && startOf(holder.pid) === holder.started;
}

/** A process that has ended, while its parent has not asked how: it still has its number. */
function isZombie(/** @type {number} */ pid) {
  return /^[ZX]$/.test(statOf(pid)?.[0] ?? '');
}

/** When the process started, in a unit of the operating system; empty where the system does not provide it. */
function startOf(/** @type {number} */ pid) {
  // Field 22 of the line.
  return statOf(pid)?.[19] ?? startFromPs(pid);
}

/** What Linux says about a process, from field 3 on; null on other systems. The second field, the command in parentheses, may hold spaces itself. */
function statOf(/** @type {number} */ pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

function startFromPs(/** @type {number} */ pid) {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
