import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from './database.ts';
import { StartProblem } from './settings.ts';

const migrationName = /^(\d+)_(.+)\.sql$/;

/** Prepares the database as a hosted project is, then applies what `supabase db push` would. Answers the names applied. */
export async function migrate(db: Database, folder: string): Promise<string[]> {
  await db.exec(await readFile(path.join(import.meta.dirname, 'bootstrap.sql'), 'utf8'));
  const known = await db.query<{ version: string }>('select version from supabase_migrations.schema_migrations');
  const done = new Set(known.rows.map((row) => row.version));
  const applied: string[] = [];
  for (const file of (await readdir(folder)).sort()) {
    const [, version, name] = migrationName.exec(file) ?? [];
    if (!version || done.has(version)) continue;
    const sql = await readFile(path.join(folder, file), 'utf8');
    await inTransaction(db, file, sql, (tx) =>
      tx.query('insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, $2, $3)', [
        version,
        [sql],
        name,
      ]),
    );
    applied.push(file);
  }
  await announceChanges(db);
  return applied;
}

/** Runs the seed once in the life of a database, whatever becomes of the file later. Answers whether it ran. */
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

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

async function inTransaction(
  db: Database,
  name: string,
  sql: string,
  record: (tx: Transaction) => Promise<unknown>,
): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      await tx.exec(sql);
      await record(tx);
    });
  } catch (error) {
    throw new StartProblem(`${name} does not apply: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Hosted Realtime streams every table of the publication; here a trigger on each does. */
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
