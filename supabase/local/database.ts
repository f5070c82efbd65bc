import { existsSync, renameSync, rmSync } from 'node:fs';
import { createPgliteConnection } from '@supabase/lite/pglite';

export type Connection = Awaited<ReturnType<typeof createPgliteConnection>>;
export type Database = Connection['driver'];

const isoInstant = (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
const isoLocal = (text: string) => text.replace(' ', 'T');

/** Opens the database in `folder`, creating it when missing. A creation that was cut short is begun anew. Rejects for one that cannot be read. */
export async function openDatabase(folder: string): Promise<Connection> {
  if (!existsSync(folder)) {
    const draft = `${folder}.new`;
    rmSync(draft, { recursive: true, force: true });
    await (await connect(draft)).close();
    renameSync(draft, folder);
  }
  const connection = await connect(folder);
  // It is opened by the first question.
  await connection.driver.query('select 1');
  // "active" keeps lite from granting ALL on every table at each start, which would undo the column grants of our migrations.
  return Object.assign(connection, { rlsState: 'active' });
}

/** What an operator can do about it, in one line. */
export function whyDatabaseDoesNotOpen(error: unknown, folder: string): string {
  const { code, message = String(error) } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  if (code === 'ENOSPC' || code === 'EDQUOT' || /no space left|ENOSPC/i.test(message)) {
    return `The disk is full: the database in ${folder} cannot be opened. Free some space and start again; what was stored is still there.`;
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `The database in ${folder} cannot be read and written (${code}). Give the folder to the account that runs the site.`;
  }
  const reason = message.split('\n')[0];
  return `The database in ${folder} is damaged and cannot be opened (${reason}). Put a copy of the folder in its place, or move it aside to begin with an empty one.`;
}

function connect(folder: string): Promise<Connection> {
  // PostgREST and GoTrue render instants in ISO 8601 with a T; 1184 is timestamptz, 1114 timestamp.
  return createPgliteConnection({ url: folder, pgliteOptions: { parsers: { 1184: isoInstant, 1114: isoLocal } } });
}

/** Runs one task after the other, in the order they were asked for. */
export type Exclusive = <T>(task: () => Promise<T>) => Promise<T>;

/** PGlite is one Postgres session and lite opens transactions on it: two requests at once would share BEGIN and SET ROLE. */
export function createExclusive(): Exclusive {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const run = last.then(task, task);
    last = run.catch(() => undefined);
    return run;
  };
}
