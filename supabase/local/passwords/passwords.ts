import { createHash, randomBytes } from 'node:crypto';
import { findPackageJSON } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { PasswordResponse, PasswordTask } from './password-worker.ts';

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
const threads: Worker[] = [];
/** Those without a task. */
const free: Worker[] = [];
const answers = new Map<number, (result: PasswordResponse['result']) => void>();
interface WaitingTask {
  task: PasswordTask['task'];
  resolve: (result: PasswordResponse['result']) => void;
  reject: (error: PasswordsBusy) => void;
}
/** The oldest first. */
const waiting: WaitingTask[] = [];
/** Results for lite, which requests them again while it holds the only database queue. */
const prepared = new Map<string, string | boolean>();
let lastTask = 0;
let dummyHash = Promise.resolve('');

/**
 * Hashes passwords in worker threads. Hashing takes a tenth of a second of computation: in a worker it blocks neither the event loop nor, when
 * requested here before a request takes its turn, the database queue. Call it once, before the first request.
 */
export async function hashPasswordsInWorkers(): Promise<void> {
  const { default: bcrypt } = (await import(bcryptFile)) as { default: object };
  dummyHash = hashIn(randomBytes(16).toString('hex'), cost);
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

/**
 * The newest and the oldest task are next by turns, and the oldest is refused when too many wait: during a flood from many addresses, whoever comes
 * after it or before its next wave is answered at once instead of last.
 */
function run(task: PasswordTask['task']): Promise<PasswordResponse['result']> {
  return new Promise((resolve, reject) => {
    waiting.push({ task, resolve, reject });
    if (waiting.length > mostWaiting) waiting.shift()?.reject(new PasswordsBusy());
    startNext();
  });
}

function startNext(): void {
  const thread = free.pop() ?? (threads.length < workerCount ? createThread() : undefined);
  if (!thread) return;
  const next = lastTask % 2 === 0 ? waiting.pop() : waiting.shift();
  if (!next) {
    free.push(thread);
    return;
  }
  const id = ++lastTask;
  answers.set(id, (result) => {
    answers.delete(id);
    free.push(thread);
    startNext();
    next.resolve(result);
  });
  thread.postMessage({ id, task: next.task } satisfies PasswordTask);
}

function createThread(): Worker {
  const thread = new Worker(new URL('./password-worker.ts', import.meta.url), {
    workerData: { bcrypt: bcryptFile },
    env: {},
    execArgv: [],
  });
  thread.on('message', ({ id, result }: PasswordResponse) => answers.get(id)?.(result));
  // It cannot recover; the backend restarts.
  thread.on('error', (error) => {
    throw error;
  });
  thread.unref();
  threads.push(thread);
  return thread;
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
