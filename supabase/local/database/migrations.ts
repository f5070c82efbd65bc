import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../settings.ts';
import type { Database, Queries } from './database.ts';

const migrationName = /^(\d+)_(.+)\.sql$/;

interface Migration {
  file: string;
  version: string;
  name: string;
  sql: string;
}

/**
 * Prepares the database like a hosted project, then applies what `supabase db push` would. Returns the names applied. Rejects with a StartError,
 * without changes, for a database with a migration that is not in the folder, or that has another text there.
 */
export async function migrate(db: Database, folder: string): Promise<string[]> {
  await db.exec(await readFile(path.join(import.meta.dirname, 'bootstrap.sql'), 'utf8'));
  const migrations = await migrationsIn(folder);
  const known = await db.query<{ version: string; sql: string }>(
    'select version, statements[1] as sql from supabase_migrations.schema_migrations',
  );
  const done = new Map(known.rows.map(({ version, sql }) => [version, sql]));
  const unknown = [...done.keys()].find((version) => migrations.every((migration) => migration.version !== version));
  if (unknown) throw otherVersion(`this one lacks its migration ${unknown}`);
  const changed = migrations.find(({ version, sql }) => done.has(version) && done.get(version) !== sql);
  if (changed) throw otherVersion(`this one has another ${changed.file}`);
  const applied: string[] = [];
  for (const migration of migrations.filter(({ version }) => !done.has(version))) {
    await inTransaction(db, migration.file, migration.sql, (tx) => record(tx, migration));
    applied.push(migration.file);
  }
  await announceChanges(db);
  return applied;
}

function otherVersion(difference: string): StartError {
  return new StartError(
    `This database was made by another version of the project: ${difference}. Nothing was changed. ` +
      'Start that version, or begin with an empty database: move its folder aside, or name another in DATABASE_URL.',
  );
}

async function migrationsIn(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).sort().flatMap((file) => {
    const [, version, name] = migrationName.exec(file) ?? [];
    return version && name ? [{ file, version, name }] : [];
  });
  return Promise.all(files.map(async (each) => ({ ...each, sql: await readFile(path.join(folder, each.file), 'utf8') })));
}

/** Runs the seed once per database, even if the file changes later. Returns whether it ran. */
export async function seed(db: Database, file: string): Promise<boolean> {
  const name = path.basename(file);
  const known = await db.query('select from supabase_migrations.seed_files where path = $1', [name]);
  if (known.rows.length > 0 || !existsSync(file)) return false;
  const sql = await readFile(file, 'utf8');
  const hash = createHash('sha256').update(sql).digest('hex');
  await inTransaction(db, name, sql, (tx) =>
    tx.query('insert into supabase_migrations.seed_files (path, hash) values ($1, $2)', [name, hash]),
  );
  return true;
}

function record(tx: Queries, { version, name, sql }: Migration): Promise<unknown> {
  const text = 'insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, $2, $3)';
  return tx.query(text, [version, [sql], name]);
}

async function inTransaction(db: Database, name: string, sql: string, record: (tx: Queries) => Promise<unknown>): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      await tx.exec(sql);
      await record(tx);
    });
  } catch (error) {
    throw new StartError(`${name} does not apply: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Hosted Realtime streams all tables of the publication; here a trigger on each does. */
async function announceChanges(db: Database): Promise<void> {
  const published = await db.query<{ target: string }>(
    "select format('%I.%I', schemaname, tablename) as target from pg_publication_tables where pubname = 'supabase_realtime'",
  );
  for (const { target } of published.rows) {
    await db.exec(
      `create or replace trigger zz_realtime after insert or update or delete on ${target} for each row execute function realtime.notify_change()`,
    );
  }
}
