import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Result } from './folder-database.ts';

interface Session {
  query<Row>(text: string, values?: unknown[]): Promise<Result<Row>>;
  exec(text: string): Promise<unknown>;
}

interface Connection extends DatabaseConnection {
  session: Session;
}

/** Lite's way to the database: each of its tasks takes a session and gives it back. */
export function kyselyOnSessions(sessions: { take(): Promise<Session>; giveBack(session: Session): void }): Kysely<unknown> {
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
