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
export function createServerSessions(url: string, most: number): ServerSessions {
  const all = new Set<OpenSession>();
  const free: OpenSession[] = [];
  const waiting: ((session: OpenSession) => void)[] = [];

  function open(): OpenSession {
    const session = openSession(url);
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

function openSession(url: string): OpenSession {
  let isCut = false;
  const sql = postgres(url, {
    ...options,
    onclose: () => {
      isCut = true;
    },
  });
  /** Awaited right before a statement, so that no event comes in between: the driver would connect again. */
  async function assertWhole(): Promise<void> {
    if (isCut) throw Object.assign(new Error('The connection to the database was cut'), { code: '08006' });
  }
  return {
    async query<Row>(text: string, values: unknown[] = []) {
      await assertWhole();
      const rows = await sql.unsafe(text, values as postgres.ParameterOrJSON<never>[]);
      const affected = changesRows.has(rows.command) ? { affectedRows: rows.count } : {};
      return { rows: [...rows] as Row[], fields: [], ...affected };
    },
    async exec(text) {
      await assertWhole();
      return sql.unsafe(text).simple();
    },
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
export function createServerListener(url: string): ServerListener {
  const ending = new AbortController();
  let current: postgres.Sql | undefined;

  async function listen(channel: string, hear: (payload: string) => void): Promise<void> {
    // Closes when the server goes, which the connection that listens does not say.
    const sql = postgres(url, { ...options, onclose: () => void listenAgain(sql, channel, hear) });
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
