import { cpSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../supabase/local/database/database.ts';
import { migrate } from '../../../supabase/local/database/migrations.ts';
import { temporaryFolder } from './test-backend.ts';

const data = temporaryFolder();
let opened: OpenDatabase;

beforeAll(async () => {
  cpSync(inject('seededData'), data.folder, { recursive: true });
  opened = await openDatabase(path.join(data.folder, 'postgres'));
});

afterAll(async () => {
  await opened?.close();
  data.remove();
});

const rows = async (sql: string) => (await opened.db.query(sql)).rows;
const stored = async () => [
  await rows('select version from supabase_migrations.schema_migrations order by 1'),
  await rows('select reference from public.bookings order by 1'),
];

it('a database with all migrations stays unchanged', async () => {
  const before = await stored();
  expect(await migrate(opened.db, 'supabase/migrations')).toEqual([]);
  expect(await stored()).toEqual(before);
});

it('a database whose migration was edited later stays unchanged, too', async () => {
  await opened.db.exec("update supabase_migrations.schema_migrations set statements = array['select 1'] where name = 'bookings'");
  const before = await stored();
  await expect(migrate(opened.db, 'supabase/migrations')).rejects.toThrow(
    /this one has another \d+_bookings\.sql\. Nothing was changed\. .* move its folder aside/,
  );
  expect(await stored()).toEqual(before);
});

it('a database with a migration of another version stays unchanged, and its owner gets instructions', async () => {
  // One of our migrations is missing too: it must not be applied on top of an unknown one.
  await opened.db.exec("update supabase_migrations.schema_migrations set version = '20261122160100' where name = 'retention'");
  const before = await stored();
  await expect(migrate(opened.db, 'supabase/migrations')).rejects.toThrow(
    /this one lacks its migration 20261122160100\. Nothing was changed\. .* move its folder aside/,
  );
  expect(await stored()).toEqual(before);
});
