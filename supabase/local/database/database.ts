import { existsSync, renameSync, rmSync } from 'node:fs';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import postgres from 'postgres';

export interface Queries {
  /** One statement, with its values as $1, $2 and so on. */
  query<Row>(sql: string, values?: unknown[]): Promise<{ rows: Row[] }>;
  /** Any number of statements, without values. */
  exec(sql: string): Promise<unknown>;
}

export interface Database extends Queries {
  transaction<T>(task: (tx: Queries) => Promise<T>): Promise<T>;
  listen(channel: string, hear: (payload: string) => void): Promise<unknown>;
}

export interface OpenDatabase {
  db: Database;
  /** The connection for lite. */
  connection: Awaited<ReturnType<typeof createPgliteConnection>> | ReturnType<typeof createPostgresConnection>;
  /** Whether several requests may use it at the same time. */
  isConcurrent: boolean;
  close(): Promise<void>;
}

/** "active" keeps lite from granting ALL on every table at each start, which would undo the column grants of our migrations. */
function keepGrants<Connection extends object>(connection: Connection): Connection {
  Object.assign(connection, { rlsState: 'active' });
  return connection;
}

// PostgREST and GoTrue write instants in ISO 8601 with a T.
const isoInstant = (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
const isoLocal = (text: string) => text.replace(' ', 'T');

/** True for the address of a PostgreSQL server, false for a folder. */
export function isServerAddress(place: string): boolean {
  return /^postgres(ql)?:\/\//.test(place);
}

/**
 * Opens the database in a folder, creating it when missing, or on a server by its address (postgres://…). An incomplete creation is restarted.
 * `sessions` is the number of concurrent statements of `db` on a server. Rejects for an unreadable one.
 */
export async function openDatabase(place: string, sessions = 4): Promise<OpenDatabase> {
  return isServerAddress(place) ? openOnServer(place, sessions) : openFolder(place);
}

/** PGlite: Postgres inside this process, one session for all. */
async function openFolder(folder: string): Promise<OpenDatabase> {
  if (!existsSync(folder)) {
    const draft = `${folder}.new`;
    rmSync(draft, { recursive: true, force: true });
    await (await connectToFolder(draft)).close();
    renameSync(draft, folder);
  }
  const connection = keepGrants(await connectToFolder(folder));
  const db = connection.driver;
  // Opened by the first query.
  await db.query('select 1');
  return { db, connection, isConcurrent: false, close: () => connection.close() };
}

function connectToFolder(folder: string) {
  // 1184 is timestamptz, 1114 timestamp.
  return createPgliteConnection({ url: folder, pgliteOptions: { parsers: { 1184: isoInstant, 1114: isoLocal } } });
}

const asIs = <T>(value: T) => value;
/** Values as in PGlite: text for JSON columns is JSON already. */
const json = { serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)), parse: JSON.parse };
const valuesAsPglite = {
  timestamptz: { to: 1184, from: [1184], serialize: asIs, parse: isoInstant },
  timestamp: { to: 1114, from: [1114], serialize: asIs, parse: isoLocal },
  // "infinity" and days before our era are Postgres's to refuse, not the driver's.
  date: { to: 1082, from: [1082], serialize: asIs, parse: asIs },
  json: { to: 114, from: [114], ...json },
  jsonb: { to: 3802, from: [3802], ...json },
  bigint: { to: 20, from: [20], serialize: String, parse: Number },
};

async function openOnServer(url: string, sessions: number): Promise<OpenDatabase> {
  const options = { types: valuesAsPglite, onnotice: () => undefined };
  const connection = keepGrants(createPostgresConnection({ url, postgresOptions: options }));
  const sql = postgres(url, { ...options, max: sessions });
  const close = async () => {
    await Promise.all([connection.close(), sql.end({ timeout: 5 })]);
  };
  const db: Database = {
    ...queriesOf(sql),
    transaction: (task) => sql.begin((tx) => task(queriesOf(tx))) as ReturnType<typeof task>,
    listen: (channel, hear) => sql.listen(channel, hear),
  };
  try {
    await db.query('select 1');
  } catch (error) {
    await close();
    throw error;
  }
  return { db, connection, isConcurrent: true, close };
}

function queriesOf(sql: postgres.Sql | postgres.TransactionSql): Queries {
  return {
    async query<Row>(text: string, values: unknown[] = []) {
      const rows = await sql.unsafe(text, values as postgres.ParameterOrJSON<never>[]);
      return { rows: [...rows] as Row[] };
    },
    exec: (text) => sql.unsafe(text).simple(),
  };
}

/** A hint for the operator, in one line. */
export function whyDatabaseDoesNotOpen(error: unknown, place: string): string {
  const { code, message = String(error) } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  const reason = message.split('\n')[0];
  if (isServerAddress(place)) {
    // The address contains a password.
    return `The database server of DATABASE_URL does not let us in (${code ?? reason}). Look at its address, its account and whether it runs.`;
  }
  if (code === 'ENOSPC' || code === 'EDQUOT' || /no space left|ENOSPC/i.test(message)) {
    return `The disk is full: the database in ${place} cannot be opened. Free some space and start again; what was stored is still there.`;
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `The database in ${place} cannot be read and written (${code}). Give the folder to the account that runs the site.`;
  }
  return `The database in ${place} is damaged and cannot be opened (${reason}). Put a copy of the folder in its place, or move it aside to begin with an empty one.`;
}

/** Runs tasks of requests, in turn where the database cannot bear two at once. */
export type Exclusive = <T>(task: () => Promise<T>) => Promise<T>;

/**
 * One task after the other, in order. PGlite is one session and lite opens transactions on it: two requests at once would share BEGIN and SET
 * ROLE.
 */
export function createExclusive(): Exclusive {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const run = last.then(task, task);
    last = run.catch(() => undefined);
    return run;
  };
}
