import { existsSync, renameSync, rmSync } from 'node:fs';
import { createPostgresConnection } from '@supabase/lite/postgres';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { openFolderDatabase, type Result } from './folder-database.ts';
import { createServerListener, createServerSessions, readServerOptions } from './server-database.ts';

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

/** Lite's own connection never connects: it asks through ours, so that no thread and no driver of its own can end the process. */
function connectionOfLite(kysely: Kysely<unknown>): LiteConnection {
  const connection = createPostgresConnection({ url: 'postgres://nowhere' });
  // "active" keeps lite from granting ALL on every table at each start, which would undo the column grants of our migrations.
  return Object.assign(connection, { kysely, rlsState: 'active' });
}

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
    transaction: (task) => inTransaction(db, task),
  };
  const sessions = { take: async () => own, giveBack: () => undefined };
  const connection = limitStatements(connectionOfLite(kyselyOnSessions(sessions)), own.limitStatements);
  return { db, connection, isConcurrent: false, close: () => own.close() };
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

/** For lite's requests, apart from those of `db`: a request that holds one of these may wait for one of those. */
const sessionsOfLite = 10;

async function openOnServer(url: string, sessions: number): Promise<OpenDatabase> {
  const server = await readServerOptions(url);
  const own = createServerSessions(server, sessions);
  const ofLite = createServerSessions(server, sessionsOfLite);
  const listener = createServerListener(server);
  const close = async () => {
    await Promise.all([own.end(), ofLite.end(), listener.end()]);
  };
  const inSession = async <T>(task: (session: Queries) => Promise<T>) => {
    const session = await own.take();
    try {
      return await task(session);
    } finally {
      own.giveBack(session);
    }
  };
  const db: Database = {
    query: (text, values) => inSession((session) => session.query(text, values)),
    exec: (text) => inSession((session) => session.exec(text)),
    transaction: (task) => inSession((session) => inTransaction(session, task)),
    listen: listener.listen,
  };
  return { db, connection: limitStatements(connectionOfLite(kyselyOnSessions(ofLite))), isConcurrent: true, close };
}

async function inTransaction<T>(session: Queries, task: (tx: Queries) => Promise<T>): Promise<T> {
  await session.exec('begin');
  try {
    const result = await task(session);
    await session.exec('commit');
    return result;
  } catch (error) {
    // When the connection was cut, the server has rolled back.
    await session.exec('rollback').catch(() => undefined);
    throw error;
  }
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

interface Session {
  query<Row>(text: string, values?: unknown[]): Promise<Result<Row>>;
  exec(text: string): Promise<unknown>;
}

interface Connection extends DatabaseConnection {
  session: Session;
}

/** Lite's way to the database: each of its tasks takes a session and gives it back. */
function kyselyOnSessions(sessions: { take(): Promise<Session>; giveBack(session: Session): void }): Kysely<unknown> {
  const exec = (text: string) => async (connection: DatabaseConnection) => {
    await (connection as Connection).session.exec(text);
  };
  const driver = {
    init: async () => undefined,
    acquireConnection: async () => connectionOf(await sessions.take()),
    beginTransaction: exec('begin'),
    commitTransaction: exec('commit'),
    rollbackTransaction: exec('rollback'),
    releaseConnection: async (connection: DatabaseConnection) => sessions.giveBack((connection as Connection).session),
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

function connectionOf(session: Session): Connection {
  return {
    session,
    async executeQuery<Row>({ sql, parameters }: CompiledQuery) {
      const { rows, affectedRows } = await session.query<Row>(sql, [...parameters]);
      return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) };
    },
    // biome-ignore lint/correctness/useYield: lite reads no streams
    async *streamQuery() {
      throw new Error('This database has no streams');
    },
  };
}
