import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, type OpenDatabase, openDatabase } from '../../../supabase/local/database/database.ts';
import { databaseOf, signedInUser, startTestBackend, temporaryFolder } from '../backend/test-backend.ts';
import { type Access, accessOfStaff, expectedAccess, openFunctions, roles, sampleRows } from './expectations.ts';
import { createProbe } from './probe.ts';

/** A database that a real backend has created, migrated and served, reopened without the backend: the grants are the real ones. */
const data = temporaryFolder();
const tables = Object.keys(expectedAccess);
let opened: OpenDatabase;
let db: Database;
let probe: ReturnType<typeof createProbe>;

beforeAll(async () => {
  const backend = await startTestBackend(data.folder);
  let ids: { owner: string; other: string; staff: string };
  const idOf = async (name: string) => (await signedInUser(backend, name)).id;
  try {
    ids = { owner: await idOf('owner'), other: await idOf('other'), staff: await idOf('staff') };
  } finally {
    await backend.stop();
  }
  opened = await openDatabase(databaseOf(data.folder), 1);
  db = opened.db;
  probe = createProbe(db, ids);
  for (const table of Object.keys(sampleRows)) {
    await probe.removeSample(table);
    await probe.insertSample(table);
  }
});

afterAll(async () => {
  await opened?.close();
  data.remove();
});

const names = async (sql: string, values: unknown[] = []) =>
  (await db.query<{ name: string }>(sql, values)).rows.map(({ name }) => name).toSorted();

describe('the schema public', () => {
  it('has no table, view or sequence that is not listed', async () => {
    const found = await names(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
         -- Numbers the rows of a table that is here itself.
         and relname <> 'mail_outbox_id_seq'`,
    );
    expect(found).toEqual(tables.toSorted());
    expect(Object.keys(sampleRows).toSorted()).toEqual(found);
  });

  it('contains all data: there are no storage buckets', async () => {
    expect(await names(`select nspname as name from pg_namespace where nspname = 'storage'`)).toEqual([]);
    const sources = await readdir('supabase/migrations');
    for (const name of sources)
      expect(await readFile(`supabase/migrations/${name}`, 'utf8')).not.toMatch(/storage\.(buckets|objects)/);
  });

  it('has row level security on every table', async () => {
    const open = await names(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,
    );
    expect(open).toEqual([]);
  });

  it.each(Object.entries(openFunctions))('lets %s call only its listed functions', async (role, expected) => {
    const found = await names(
      `select distinct proname as name from pg_proc
       where pronamespace = 'public'::regnamespace and has_function_privilege($1, oid, 'execute')`,
      [role],
    );
    expect(found).toEqual(expected.toSorted());
  });

  it('has no function without a fixed search path', async () => {
    const loose = await names(
      `select proname as name from pg_proc where pronamespace = 'public'::regnamespace
       and not coalesce('search_path=""' = any(proconfig), false)`,
    );
    expect(loose).toEqual([]);
  });

  it('has an index for every foreign key', async () => {
    const scanned = await names(
      `select conrelid::regclass || ' (' || (
         select string_agg(attname, ', ' order by ordinality) from unnest(conkey) with ordinality
         join pg_attribute on attrelid = conrelid and attnum = unnest
       ) || ')' as name
       from pg_constraint
       where connamespace = 'public'::regnamespace and contype = 'f' and not exists (
         select from pg_index
         where indrelid = conrelid and indpred is null
           and (indkey::smallint[])[0:cardinality(conkey) - 1] @> conkey and conkey @> (indkey::smallint[])[0:cardinality(conkey) - 1]
       )`,
    );
    expect(scanned).toEqual([]);
  });

  it('gives no outside role the right to create objects or to truncate tables', async () => {
    const makers = await names(
      `select rolname as name from pg_roles
       where rolname in ('anon', 'authenticated', 'service_role') and has_schema_privilege(oid, 'public', 'create')`,
    );
    expect(makers).toEqual([]);
    const emptied = await names(
      `select relname as name from pg_class cross join unnest(array['anon', 'authenticated', 'service_role']) as role
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
         and has_table_privilege(role, oid, 'truncate, references, trigger, maintain')`,
    );
    expect(emptied).toEqual([]);
  });
});

const inOrder = (columns: boolean | string[] | undefined) => (Array.isArray(columns) ? columns.toSorted() : columns);
const sorted = (access: Access | undefined) =>
  access && { ...access, insert: inOrder(access.insert), update: inOrder(access.update) };

describe.each(tables)('%s', (table) => {
  it.each(roles)('gives %s the listed rights', async (role) => {
    expect(await probe.accessOf(table, role)).toEqual(sorted(expectedAccess[table]?.[role]));
  });

  it('gives staff the listed rights', async () => {
    expect(await probe.accessOf(table, 'staff')).toEqual(sorted(accessOfStaff(table)));
  });
});

describe('a traveller for another user', () => {
  it('is not saved', async () => {
    const columns = Object.keys(sampleRows['saved_travellers']?.row ?? {}).filter((name) => name !== 'id');
    expect(await probe.inserts('saved_travellers', 'owner', columns)).toBe(true);
    expect(await probe.inserts('saved_travellers', 'other', columns)).toBe(false);
  });
});
