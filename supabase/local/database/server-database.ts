import { setTimeout as delay } from 'node:timers/promises';
import postgres from 'postgres';
import type { Result } from './folder-database.ts';

// PostgREST and GoTrue write instants in ISO 8601 with a T.
const isoInstant = (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
const isoLocal = (text: string) => text.replace(' ', 'T');
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
// A connection that ends by its age could end between two statements of a transaction.
const options = { types: valuesAsPglite, onnotice: () => undefined, max: 1, max_lifetime: null };

export type ServerOptions = postgres.Options<typeof valuesAsPglite>;

/**
 * The options for a server, with the types of its arrays. Left to itself, the driver asks for these on each new connection and awaits no answer: one that
 * is cut just then ends the process.
 */
export async function readServerOptions(url: string): Promise<ServerOptions> {
  const sql = postgres(url, options);
  try {
    await sql.unsafe('select 1');
    // The driver takes its own options again, as its listener does; its types do not say so.
    return { ...(sql.options as unknown as ServerOptions), fetch_types: false };
  } finally {
    await sql.end({ timeout: 5 });
  }
}

const listenAgainMs = 1_000;
const changesRows = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** One connection to the server, for one task at a time. */
export interface ServerSession {
  query<Row>(text: string, values?: unknown[]): Promise<Result<Row>>;
  exec(text: string): Promise<unknown>;
}

interface OpenSession extends ServerSession {
  isCut(): boolean;
  end(): Promise<void>;
}

export interface ServerSessions {
  take(): Promise<ServerSession>;
  giveBack(session: ServerSession): void;
  end(): Promise<void>;
}

/**
 * At most `most` connections to the server. The driver's own pool writes to a connection that was cut while a task held it, which throws outside of
 * any request and ends the process. Here each connection has a driver of its own, and one that was cut answers nothing more: neither the rest of
 * its transaction, which must not run without its beginning, nor the next task.
 */
export function createServerSessions(server: ServerOptions, most: number): ServerSessions {
  const all = new Set<OpenSession>();
  const free: OpenSession[] = [];
  const waiting: ((session: OpenSession) => void)[] = [];

  function open(): OpenSession {
    const session = openSession(server);
    all.add(session);
    return session;
  }

  function drop(session: OpenSession): void {
    all.delete(session);
    void session.end();
  }

  return {
    async take() {
      for (let session = free.pop(); session; session = free.pop()) {
        if (!session.isCut()) return session;
        drop(session);
      }
      return all.size < most ? open() : new Promise((resolve) => waiting.push(resolve));
    },
    giveBack(given) {
      let session = given as OpenSession;
      if (session.isCut()) {
        drop(session);
        if (waiting.length === 0) return;
        session = open();
      }
      const next = waiting.shift();
      if (next) next(session);
      else free.push(session);
    },
    async end() {
      await Promise.all([...all].map((session) => session.end()));
    },
  };
}

const wasCut = () => Object.assign(new Error('The connection to the database was cut'), { code: '08006' });

function openSession(server: ServerOptions): OpenSession {
  let isCut = false;
  const unanswered = new Set<(reason: Error) => void>();
  const sql = postgres({
    ...server,
    onclose: () => {
      isCut = true;
      for (const reject of unanswered) reject(wasCut());
    },
  });
  /** Checked right before a statement, so that no event comes in between: the driver would connect again. */
  async function send<Answer>(statement: () => PromiseLike<Answer>): Promise<Answer> {
    if (isCut) throw wasCut();
    return new Promise((resolve, reject) => {
      const settle = () => unanswered.delete(reject);
      // The driver forgets a statement that is sent after a socket's error and before its end.
      unanswered.add(reject);
      statement().then(resolve, reject).then(settle);
    });
  }
  return {
    async query<Row>(text: string, values: unknown[] = []) {
      const rows = await send(() => sql.unsafe(text, values as postgres.ParameterOrJSON<never>[]));
      const affected = changesRows.has(rows.command) ? { affectedRows: rows.count } : {};
      return { rows: [...rows] as Row[], fields: [], ...affected };
    },
    exec: (text) => send(() => sql.unsafe(text).simple()),
    isCut: () => isCut,
    end: () => sql.end({ timeout: 5 }),
  };
}

export interface ServerListener {
  /** Resolves once it hears, and hears until `end`. */
  listen(channel: string, hear: (payload: string) => void): Promise<void>;
  end(): Promise<void>;
}

/** The driver listens again once after its connection was cut; a server that is away for longer would never be heard again. */
export function createServerListener(server: ServerOptions): ServerListener {
  const ending = new AbortController();
  let current: postgres.Sql | undefined;

  async function listen(channel: string, hear: (payload: string) => void): Promise<void> {
    // Closes when the server goes, which the connection that listens does not say.
    const sql = postgres({ ...server, onclose: () => void listenAgain(sql, channel, hear) });
    current = sql;
    await sql.unsafe('select 1');
    await sql.listen(channel, hear);
  }

  async function listenAgain(cut: postgres.Sql, channel: string, hear: (payload: string) => void): Promise<void> {
    if (cut !== current || ending.signal.aborted) return;
    current = undefined;
    await cut.end({ timeout: 0 });
    await delay(listenAgainMs, undefined, { signal: ending.signal }).catch(() => undefined);
    // A refused connection closes too, and comes back here.
    if (!ending.signal.aborted) await listen(channel, hear).catch(() => undefined);
  }

  return {
    listen,
    async end() {
      ending.abort();
      await current?.end({ timeout: 5 });
    },
  };
}
