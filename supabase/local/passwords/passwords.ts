import { createHash, randomBytes } from 'node:crypto';
import { findPackageJSON } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { PasswordAnswer, PasswordTask } from './password-worker.ts';

/** Too many passwords are waiting to be hashed. */
export class PasswordsBusy extends Error {}

/** Bcrypt ignores everything after them. */
const maxBytes = 72;
const cost = 10;
const mostWaiting = 64;
const mostPrepared = 500;
const workerCount = Math.min(4, Math.max(1, availableParallelism() - 1));

/** The copy of bcryptjs that lite uses. */
const bcryptFile = pathToFileURL(path.join(path.dirname(findBcrypt()), 'index.js')).href;
const workers: { thread: Worker; load: number }[] = [];
const waiting = new Map<number, (result: PasswordAnswer['result']) => void>();
/** Results for lite, which requests them again while it holds the only database queue. */
const prepared = new Map<string, string | boolean>();
let lastTask = 0;
let dummyHash: Promise<string> | undefined;

/**
 * Hashes passwords in worker threads. Hashing takes a tenth of a second of computation: in a worker it blocks neither the event loop nor, when
 * requested here before a request takes its turn, the database queue. Call it once, before the first request.
 */
export async function hashPasswordsInWorkers(): Promise<void> {
  const { default: bcrypt } = (await import(bcryptFile)) as { default: object };
  Object.assign(bcrypt, {
    compare: async (password: string, hash: string) =>
      takePrepared('compare', password, hash) ?? (await run({ name: 'compare', password, hash })) === true,
    hash: async (password: string, rounds: number) => takePrepared('hash', password) ?? (await hashIn(password, rounds)),
  });
}

export function isPasswordTooLong(password: unknown): boolean {
  return typeof password === 'string' && Buffer.byteLength(password) > maxBytes;
}

/**
 * Takes the same time without a hash, so that timing does not reveal who has an account. Lite gets the result from here. Rejects with PasswordsBusy.
 */
export async function isPasswordOf(hash: string | null | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashIn(randomBytes(16).toString('hex'), cost);
  const isRight = (await run({ name: 'compare', password, hash: hash || (await dummyHash) })) === true && Boolean(hash);
  if (hash) prepare(isRight, 'compare', password, hash);
  return isRight;
}

/** Hashes a new password for lite. Rejects with PasswordsBusy. */
export async function prepareNewPassword(password: string): Promise<void> {
  prepare(await hashIn(password, cost), 'hash', password);
}

async function hashIn(password: string, rounds: number): Promise<string> {
  const hash = await run({ name: 'hash', password, cost: rounds });
  if (typeof hash !== 'string') throw new Error('The password cannot be hashed');
  return hash;
}

function run(task: PasswordTask['task']): Promise<PasswordAnswer['result']> {
  if (waiting.size >= mostWaiting) return Promise.reject(new PasswordsBusy());
  const worker = leastBusy();
  const id = ++lastTask;
  worker.load += 1;
  return new Promise((resolve) => {
    waiting.set(id, (result) => {
      waiting.delete(id);
      worker.load -= 1;
      resolve(result);
    });
    worker.thread.postMessage({ id, task } satisfies PasswordTask);
  });
}

function leastBusy() {
  if (workers.length < workerCount) {
    const thread = new Worker(new URL('./password-worker.ts', import.meta.url), {
      workerData: { bcrypt: bcryptFile },
      env: {},
      execArgv: [],
    });
    thread.on('message', ({ id, result }: PasswordAnswer) => waiting.get(id)?.(result));
    // It cannot recover; the backend restarts.
    thread.on('error', (error) => {
      throw error;
    });
    thread.unref();
    workers.push({ thread, load: 0 });
  }
  return workers.reduce((best, worker) => (worker.load < best.load ? worker : best));
}

function keyOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex');
}

function prepare(result: string | boolean, ...parts: string[]): void {
  const [oldest] = prepared.keys();
  if (prepared.size >= mostPrepared && oldest !== undefined) prepared.delete(oldest);
  prepared.set(keyOf(...parts), result);
}

/** Each result is used once, so that two accounts never share a salt. */
function takePrepared(...parts: string[]): string | boolean | undefined {
  const key = keyOf(...parts);
  const result = prepared.get(key);
  prepared.delete(key);
  return result;
}

function findBcrypt(): string {
  const file = findPackageJSON('bcryptjs', import.meta.resolve('@supabase/lite'));
  if (!file) throw new Error('bcryptjs is missing: npm ci installs it');
  return file;
}
