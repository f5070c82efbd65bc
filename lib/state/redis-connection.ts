import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient, ErrorReply } from 'redis';
import { describeError, logError } from '@/lib/log';

/** A Redis in the same network answers within a millisecond or two: one that needs this long is in trouble. */
const answerMs = 500;
/** Greeting and password included. */
const connectMs = 2_000;
const shortestPauseMs = 250;
const longestPauseMs = 5_000;
/** While Redis is away the log says so this often. */
const remindMs = 60_000;

export type RedisClient = ReturnType<typeof newClient>;

/** A connection that stood once. `lose` ends it for good, `lost` tells why. */
interface Link {
  client: RedisClient;
  lost: Promise<unknown>;
  lose: (cause: unknown) => void;
}

export interface RedisConnection {
  /** What `run` answers. Rejects within half a second when Redis does not, and at once while it is known to be away. */
  ask<Value>(run: (client: RedisClient) => Promise<Value>): Promise<Value>;
  close(): void;
}

/**
 * One connection, kept up for as long as the process lives without keeping the process alive. Whatever goes wrong on it ends it:
 * one visitor waits, the next ones do not. Then a new one is tried until it stands.
 */
export function connectToRedis(url: string): RedisConnection {
  const away: Promise<Link> = Promise.reject(new Error('Redis is away'));
  away.catch(() => undefined);
  let isClosed = false;
  let current = openLink(url);
  void keepUp();

  async function keepUp(): Promise<void> {
    const report = createReport();
    let pauseMs = shortestPauseMs;
    for (let next = current; ; next = openLink(url)) {
      const cause = await next.then(
        async (link) => {
          current = next;
          pauseMs = shortestPauseMs;
          report.isBack();
          if (isClosed) link.lose(null);
          const loss = await link.lost;
          link.client.destroy();
          return loss;
        },
        (failure: unknown) => failure,
      );
      current = away;
      if (isClosed) return;
      report.isAway(cause);
      // Instances that lost the same Redis do not come back in the same moment.
      await wait(pauseMs * (0.75 + Math.random() / 2), undefined, { ref: false });
      if (isClosed) return;
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  }

  return {
    async ask(run) {
      const link = await within(answerMs, current);
      try {
        return await within(answerMs, run(link.client));
      } catch (cause) {
        link.lose(cause);
        throw cause;
      }
    },
    close() {
      isClosed = true;
      current.then(
        (link) => link.lose(null),
        () => undefined,
      );
    },
  };
}

function newClient(url: string) {
  return createClient({
    url,
    keyPrefix: 'karam:',
    disableOfflineQueue: true,
    // The client would wait for ever for the greeting of a server that accepts and says nothing: it is connected anew above.
    socket: { connectTimeout: connectMs, reconnectStrategy: false },
  });
}

async function openLink(url: string): Promise<Link> {
  const client = newClient(url);
  let lose: Link['lose'] = () => undefined;
  const lost = new Promise<unknown>((resolve) => {
    lose = resolve;
  });
  client.on('error', lose);
  client.unref();
  try {
    await within(connectMs, client.connect());
  } catch (cause) {
    client.destroy();
    throw cause;
  }
  return { client, lost, lose };
}

/** Rejects with a TimeoutError when `work` takes longer. */
function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new DOMException('Redis did not answer in time', 'TimeoutError'));
    // An answer may have arrived while this process was busy: it is read before time is called.
    const timer = setTimeout(() => setImmediate(late), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Tells the log when Redis goes, once in a while that it is still away, and when it is back. */
function createReport() {
  let awaySince: number | null = null;
  let saidAt = 0;
  return {
    isAway(cause: unknown) {
      awaySince ??= Date.now();
      if (Date.now() - saidAt < remindMs) return;
      saidAt = Date.now();
      logError('redis-away', { cause: causeOf(cause) });
    },
    isBack() {
      if (awaySince !== null && saidAt >= awaySince) logError('redis-back', { milliseconds: Date.now() - awaySince });
      awaySince = null;
    },
  };
}

/** What Redis itself says begins with a word of its own: WRONGPASS, LOADING, READONLY, OOM. */
function causeOf(cause: unknown): string {
  return cause instanceof ErrorReply ? `answer ${cause.message.split(' ', 1)[0]}` : describeError(cause);
}
