import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, inject } from 'vitest';
import { startBackend } from '../../../scripts/lib/start/stack.mjs';
import type { CapturedMail } from '../../../supabase/local/mail/outbox.ts';
import { freePort } from '../free-port.ts';
import { runSql } from '../postgres-server.ts';

export const siteUrl = 'http://localhost:3199';
export const password = 'secret-1';

export interface TestBackend {
  url: string;
  publishableKey: string;
  secretKey: string;
  dataDir: string;
  client(): SupabaseClient;
  /** Holds the secret key: row level security does not apply. */
  admin(): SupabaseClient;
  mailTo(address: string): Promise<CapturedMail[]>;
  log(): string;
  kill(): Promise<string>;
  stop(): Promise<void>;
}

export function temporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'karam-test-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The database of the backend with this data folder, for openDatabase. */
export function databaseOf(dataDir: string): string {
  const server = inject('postgres');
  return server ? `${server}/${path.basename(dataDir).toLowerCase()}` : path.join(dataDir, 'postgres');
}

/** Creates a data folder like the first start, but faster. */
export async function copySeededData(dataDir: string): Promise<void> {
  if (existsSync(path.join(dataDir, 'secrets.json'))) return;
  cpSync(inject('seededData'), dataDir, { recursive: true });
  const server = inject('postgres');
  if (server) await runSql(`${server}/postgres`, `create database "${path.basename(dataDir).toLowerCase()}" template seeded`);
}

/**
 * A separate backend process on a free port, with its data in `dataDir`, from the seed when that is empty. Mail has no minimum interval unless
 * `limits` sets one.
 */
export async function startTestBackend(dataDir: string, limits: Record<string, string> = {}): Promise<TestBackend> {
  const logFile = path.join(dataDir, 'backend.log');
  await copySeededData(dataDir);
  const backend = await startBackend({
    backendPort: await freePort(),
    dataDir,
    siteUrl,
    logFile,
    env: { AUTH_MAIL_PAUSE_SECONDS: '0', ...(inject('postgres') && { DATABASE_URL: databaseOf(dataDir) }), ...limits },
  });
  const { backendUrl: url, env } = backend;
  const auth = { persistSession: false, autoRefreshToken: false };
  const clientWith = (key: string) => createClient(url, key, { auth });
  return {
    url,
    dataDir,
    publishableKey: env.SUPABASE_PUBLISHABLE_KEY,
    secretKey: env.SUPABASE_SECRET_KEY,
    client: () => clientWith(env.SUPABASE_PUBLISHABLE_KEY),
    admin: () => clientWith(env.SUPABASE_SECRET_KEY),
    async mailTo(address) {
      const mails = (await (await fetch(`${backend.outboxUrl}.json`)).json()) as CapturedMail[];
      return mails.filter((mail) => mail.to === address);
    },
    log: () => readFileSync(logFile, 'utf8'),
    async kill() {
      backend.kill();
      return backend.exited;
    },
    stop: () => backend.stop(),
  };
}

/** The backend of a test file: starts before its tests and stops after them. Use its members only in hooks and tests. */
export function testBackend(settings: Record<string, string> = {}): TestBackend {
  const data = temporaryFolder();
  const backend = {} as Partial<TestBackend>;
  beforeAll(async () => {
    Object.assign(backend, await startTestBackend(data.folder, settings));
  });
  afterAll(async () => {
    await backend.stop?.();
    data.remove();
  });
  return backend as TestBackend;
}

let users = 0;

export function newAddress(name: string): string {
  return `${name}-${++users}@example.com`;
}

/** The token_hash in the latest mail's link to our confirm page. */
export async function tokenHashFor(backend: TestBackend, address: string): Promise<string> {
  const [mail] = await backend.mailTo(address);
  const hash = mail?.link ? new URL(mail.link).searchParams.get('token_hash') : null;
  if (!hash) throw new Error(`no link in mail to ${address}`);
  return hash;
}

export interface SignedInUser {
  client: SupabaseClient;
  id: string;
  email: string;
}

/** A client signed in as a new, confirmed user. */
export async function signedInUser(backend: TestBackend, name: string): Promise<SignedInUser> {
  const client = backend.client();
  const email = newAddress(name);
  const { error } = await client.auth.signUp({ email, password, options: { data: { first_name: name } } });
  if (error) throw error;
  const confirmed = await client.auth.verifyOtp({ type: 'signup', token_hash: await tokenHashFor(backend, email) });
  if (!confirmed.data.user) throw confirmed.error ?? new Error('not confirmed');
  return { client, id: confirmed.data.user.id, email };
}

/** A client signed in as somebody who works at the agency; `editing` is what they may do with content and campaigns. */
export async function signedInStaff(
  backend: TestBackend,
  staff_name = 'Huda',
  editing: 'editor' | 'publisher' | null = null,
): Promise<SignedInUser> {
  const staff = await signedInUser(backend, staff_name.toLowerCase());
  await backend.admin().rpc('make_staff', { account_email: staff.email, staff_name, editing }).throwOnError();
  return staff;
}

/** One account for each right: nobody's, staff without one, and both who edit. */
export const signedInRoles = async (backend: TestBackend) => ({
  customer: await signedInUser(backend, 'customer'),
  agent: await signedInStaff(backend, 'Omar'),
  editor: await signedInStaff(backend, 'Noor', 'editor'),
  publisher: await signedInStaff(backend, 'Huda', 'publisher'),
});
