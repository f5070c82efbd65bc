import { existsSync, renameSync, rmSync } from 'node:fs';
import { createPgliteConnection } from '@supabase/lite/pglite';

export type Connection = Awaited<ReturnType<typeof createPgliteConnection>>;
export type Database = Connection['driver'];

const isoInstant = (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
const isoLocal = (text: string) => text.replace(' ', 'T');

/** Opens the database in `folder`, creating it when missing. A creation that was cut short is begun anew. */
export async function openDatabase(folder: string): Promise<Connection> {
  if (!existsSync(folder)) {
    const draft = `${folder}.new`;
    rmSync(draft, { recursive: true, force: true });
    await (await connect(draft)).close();
    renameSync(draft, folder);
  }
  const connection = await connect(folder);
  // "active" keeps lite from granting ALL on every table at each start, which would undo the column grants of our migrations.
  return Object.assign(connection, { rlsState: 'active' });
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
