import { existsSync, renameSync, rmSync } from 'node:fs';
import { createPostgresConnection } from '@supabase/lite/postgres';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import postgres from 'postgres';
import { type FolderDatabase, openFolderDatabase } from './folder-database.ts';

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
  connection: LiteConnection;
  /** Whether several requests may use it at the same time. */
  isConcurrent: boolean;
  close(): Promise<void>;
}

type LiteConnection = ReturnType<typeof createPostgresConnection>;

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

/** PGlite: Postgres in a thread of this process, one session for all. */
async function openFolder(folder: string): Promise<OpenDatabase> {
  if (!existsSync(folder)) {
    const draft = `${folder}.new`;
    rmSync(draft, { recursive: true, force: true });
    await (await openFolderDatabase(draft)).close();
    renameSync(draft, folder);
  }
  const own = await openFolderDatabase(folder);
  const db: Database = {
    query: (text, values) => own.query(text, values),
    exec: (text) => own.exec(text),
    listen: (channel, hear) => own.listen(channel, hear),
    async transaction(task) {
      await own.exec('begin');
      try {
        const result = await task(db);
        await own.exec('commit');
        return result;
      } catch (error) {
        await own.exec('rollback');
        throw error;
      }
    },
  };
  // Lite's own connection to PGlite runs it in this thread. That to a server asks through Kysely too, and connects to nothing until then.
  const connection = limitStatements(keepGrants(createPostgresConnection({ url: 'postgres://nowhere' })), own.limitStatements);
  connection.kysely = kyselyOn(own);
  return { db, connection, isConcurrent: false, close: () => own.close() };
}

function kyselyOn(own: FolderDatabase): Kysely<unknown> {
  const session: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery) {
      const { rows, affectedRows } = await own.query<Row>(sql, [...parameters]);
      return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) };
    },
    // biome-ignore lint/correctness/useYield: lite reads no streams
    async *streamQuery() {
      throw new Error('The database in a folder has no streams');
    },
  };
  const driver: Driver = {
    init: async () => undefined,
    acquireConnection: async () => session,
    beginTransaction: async () => void (await own.exec('begin')),
    commitTransaction: async () => void (await own.exec('commit')),
    rollbackTransaction: async () => void (await own.exec('rollback')),
    releaseConnection: async () => undefined,
    destroy: async () => undefined,
  };
  return new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

/** The timeout of the present role, as PostgREST applies it: PostgreSQL itself does so only at a login. */
const timeoutOfRole = `
  select extract(epoch from timeout::interval) * 1000 as milliseconds, set_config('statement_timeout', timeout, true)
  from (select coalesce(
    (select split_part(setting, '=', 2) from pg_roles, unnest(rolconfig) as setting
      where rolname = current_user and setting like 'statement_timeout=%'), '0') as timeout) as role_setting`;

interface RequestSession {
  applyJwtSessionContext(session: Kysely<unknown>, ...rest: unknown[]): Promise<void>;
}

/** Lite takes a role for each request; from then on its statements have that role's timeout. */
function limitStatements<Connection extends object>(connection: Connection, report?: (milliseconds: number) => void): Connection {
  const { applyJwtSessionContext: takeRole } = connection as unknown as RequestSession;
  const limited: RequestSession = {
    async applyJwtSessionContext(session, ...rest) {
      await takeRole.call(connection, session, ...rest);
      const { rows } = await session.executeQuery<{ milliseconds: number | string }>(CompiledQuery.raw(timeoutOfRole));
      report?.(Number(rows[0]?.milliseconds ?? 0));
    },
  };
  return Object.assign(connection, limited);
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
  const connection = limitStatements(keepGrants(createPostgresConnection({ url, postgresOptions: options })));
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
