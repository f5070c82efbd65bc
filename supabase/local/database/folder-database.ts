import { Worker } from 'node:worker_threads';
import type { DatabaseNews, DatabaseTask } from './database-worker.ts';

/** In milliseconds, for a statement outside a request of a visitor: migrations and daily work. */
const longestMs = 60_000;
/** Beyond what the role of a request allows, because a server would have ended the statement itself. */
const graceMs = 500;

export interface Result<Row> {
  rows: Row[];
  affectedRows?: number;
  fields: unknown[];
}

export interface FolderDatabase {
  query<Row>(text: string, values?: unknown[]): Promise<Result<Row>>;
  exec(text: string): Promise<Result<unknown>[]>;
  listen(channel: string, hear: (payload: string) => void): Promise<void>;
  /** The most that a statement may take until the transaction ends, in milliseconds; 0 for the usual. */
  limitStatements(milliseconds: number): void;
  close(): Promise<void>;
}

interface Pending {
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

/**
 * PGlite in a thread of its own, so that a long statement blocks no other answer. PGlite cannot cancel a statement: when one takes too long, its
 * thread ends, as by a crash, which loses nothing that was acknowledged, and the folder is opened again. The statement fails as on a server
 * (57014), and so does the rest of its transaction, which is rolled back.
 */
export async function openFolderDatabase(folder: string): Promise<FolderDatabase> {
  const pending = new Map<number, Pending>();
  const heard = new Map<string, (payload: string) => void>();
  let lastTask = 0;
  let limitMs = 0;
  /** While the thread is ended on purpose. */
  let isEnding = false;
  let worker = await startWorker();
  let opened: Promise<unknown> = Promise.resolve();

  async function startWorker(): Promise<Worker> {
    const started = new Worker(new URL('./database-worker.ts', import.meta.url), { workerData: { folder }, execArgv: [] });
    await new Promise<void>((resolve, reject) => {
      started.once('error', reject);
      started.on('message', (news: DatabaseNews) => {
        if ('opened' in news) resolve();
        else if ('channel' in news) heard.get(news.channel)?.(news.payload);
        else settle(news);
      });
    });
    started.once('exit', () => {
      if (!isEnding) fail(new Error('The thread of the database ended'));
    });
    return started;
  }

  /** It cannot recover; the backend is started again. */
  function fail(error: unknown): void {
    console.error('[database]', error);
    process.exit(1);
  }

  function settle(news: Extract<DatabaseNews, { id: number }>): void {
    const task = pending.get(news.id);
    pending.delete(news.id);
    if ('error' in news) task?.reject(Object.assign(new Error(news.error.message), news.error.facts));
    else task?.resolve(news.result as never);
  }

  function replaceWorker(): void {
    if (isEnding) return;
    isEnding = true;
    opened = (async () => {
      await worker.terminate();
      for (const [id, { reject }] of pending) {
        pending.delete(id);
        reject(Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014', severity: 'ERROR' }));
      }
      worker = await startWorker();
      isEnding = false;
      for (const channel of heard.keys()) await ask(worker, 'listen', channel);
    })();
    opened.catch(fail);
  }

  function ask<T>(to: Worker, what: DatabaseTask['type'], text = '', values: unknown[] = []): Promise<T> {
    const id = ++lastTask;
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject });
      to.postMessage({ id, type: what, text, values } satisfies DatabaseTask);
    });
  }

  async function run<T>(what: 'query' | 'exec', text: string, values?: unknown[]): Promise<T> {
    await opened;
    if (/^\s*(?:commit|rollback)\b/i.test(text)) limitMs = 0;
    const timer = setTimeout(replaceWorker, limitMs > 0 ? limitMs + graceMs : longestMs);
    try {
      return await ask<T>(worker, what, text, values);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    query: (text, values) => run('query', text, values),
    exec: (text) => run('exec', text),
    async listen(channel, hear) {
      heard.set(channel, hear);
      await ask(worker, 'listen', channel);
    },
    limitStatements(milliseconds) {
      limitMs = milliseconds;
    },
    async close() {
      await opened;
      await ask(worker, 'close');
      isEnding = true;
      await worker.terminate();
    },
  };
}
