import { cpSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../supabase/local/database/database.ts';
import { databaseOf, temporaryFolder } from '../backend/test-backend.ts';
import { runSql } from '../postgres-server.ts';

/** What a migration may expect of a hosted project, without the embedded backend. */
export const hosted = `
  do $$ begin
    -- On a server the roles belong to all databases.
    if not exists (select from pg_roles where rolname = 'anon') then
      create role anon; create role authenticated; create role service_role bypassrls;
    end if;
  end $$;
  create publication supabase_realtime;
  create schema auth;
  create table auth.users (
    id uuid primary key default gen_random_uuid(),
    email text unique,
    email_confirmed_at timestamptz,
    confirmation_token text,
    encrypted_password text,
    raw_user_meta_data jsonb,
    created_at timestamptz default now()
  );
  create table auth.identities (
    user_id uuid not null references auth.users (id) on delete cascade,
    identity_data jsonb not null
  );
  create function auth.uid() returns uuid language sql stable as 'select null::uuid';
`;

export interface HostedDatabase {
  /** Rows of a statement, values by $1, $2, … */
  rows<T = Record<string, unknown>>(sql: string, values?: unknown[]): Promise<T[]>;
  exec(sql: string): Promise<unknown>;
  close(): Promise<void>;
}

/** Makes a database with all migrations in a new folder, or an empty one on a server. `before` is SQL that runs before the first migration. */
export async function makeHostedDatabase(place: string, before = ''): Promise<OpenDatabase> {
  const made = await openDatabase(place, 1);
  await made.db.exec(hosted + before);
  const folder = 'supabase/migrations';
  for (const file of (await readdir(folder)).sort()) {
    await made.db.exec(await readFile(path.join(folder, file), 'utf8'));
  }
  return made;
}

/** A database with all migrations: a copy, unless SQL must run `before` the first one. */
export async function openHostedDatabase(before = ''): Promise<HostedDatabase> {
  const data = temporaryFolder();
  const server = inject('postgres');
  const made = before ? undefined : inject('hostedDatabase');
  const place = databaseOf(data.folder);
  if (server) {
    const name = path.basename(data.folder).toLowerCase();
    await runSql(`${server}/postgres`, `create database "${name}" template ${made ?? 'template0'}`);
  } else if (made) cpSync(made, place, { recursive: true });
  const { db, close } = made ? await openDatabase(place, 1) : await makeHostedDatabase(place, before);
  return {
    async rows<T>(sql: string, values: unknown[] = []) {
      return (await db.query<T>(sql, values)).rows;
    },
    exec: (sql) => db.exec(sql),
    async close() {
      await close();
      data.remove();
    },
  };
}

let users = 0;

/** A new account with a confirmed address, as Auth makes one. */
export async function newUser(
  db: HostedDatabase,
  {
    metadata = {},
    email = `member-${++users}@example.com`,
    confirmed = true,
  }: {
    metadata?: unknown;
    email?: string;
    confirmed?: boolean;
  } = {},
): Promise<{ id: string; email: string }> {
  const [user] = await db.rows<{ id: string }>(
    `insert into auth.users (email, email_confirmed_at, raw_user_meta_data)
     values ($1, case when $2 then now() end, $3) returning id`,
    [email, confirmed, JSON.stringify(metadata)],
  );
  if (!user) throw new Error('no user');
  return { id: user.id, email };
}

/** Signs in Huda, who is staff, for all function calls from here on. */
export async function actAsStaff(db: HostedDatabase): Promise<void> {
  const { id } = await newUser(db);
  await db.exec(`
    insert into public.staff (user_id, name) values ('${id}', 'Huda');
    create or replace function auth.uid() returns uuid language sql stable as 'select ''${id}''::uuid';
  `);
}

export interface BookingWish {
  userId?: string | null;
  email?: string;
  surname?: string;
  total?: string;
  currency?: string;
  departure?: string;
  lastDay?: string;
  /** Other columns, and the `gift` of a gift card. */
  more?: object;
}

/** A requested booking of one passenger; returns its id and reference. */
export async function newBooking(
  db: HostedDatabase,
  {
    userId = null,
    email = 'guest@example.com',
    surname = 'Example',
    total = '1000.00',
    currency = 'QAR',
    more = {},
    ...days
  }: BookingWish = {},
): Promise<{ id: string; reference: string }> {
  const { departure = '2030-01-14', lastDay = '2030-01-21' } = days;
  const booking = {
    ...{ user_id: userId, kind: 'flight', locale: 'en', contact_email: email, contact_phone: '+97440000000', notes: '' },
    ...{ offer: {}, search: {}, total_amount: total, currency, departure_date: departure, last_travel_date: lastDay },
    ...{ idempotency_key: crypto.randomUUID(), request_fingerprint: crypto.randomUUID().replaceAll('-', '').repeat(2) },
    ...more,
  };
  const member = { loyalty_airline: 'QR', loyalty_number: '512345678' };
  const passenger = { type: 'adult', given_names: 'Amina', surname, date_of_birth: '1990-01-01', nationality: 'QA' };
  const passengers = [{ ...passenger, passport_number: 'QX100000', passport_expiry: '2035-01-01', ...member }];
  const made = await db.rows('select reference from public.create_booking($1, $2)', [
    JSON.stringify(booking),
    JSON.stringify(passengers),
  ]);
  const sql = 'select id, reference from public.bookings where reference = $1';
  const [stored] = await db.rows<{ id: string; reference: string }>(sql, [made[0]?.['reference']]);
  if (!stored) throw new Error('no booking');
  return stored;
}
