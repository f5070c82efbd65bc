import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient, ErrorReply } from 'redis';
import { describeError, logError } from '@/lib/log';
import { withTimeout } from '@/lib/network/fetch-with-timeout';

/** In milliseconds; Redis in the same network answers in one or two. */
const commandTimeoutMs = 500;
/** In milliseconds, including greeting and password. */
const connectTimeoutMs = 2_000;
const shortestBackoffMs = 250;
const longestBackoffMs = 5_000;
/** In milliseconds: how often the log repeats that Redis is unavailable. */
const remindMs = 60_000;

export type RedisClient = ReturnType<typeof newClient>;

/** An established connection. `drop` closes it for good; `dropped` resolves with the cause. */
interface OpenConnection {
  client: RedisClient;
  dropped: Promise<unknown>;
  drop: (cause: unknown) => void;
}

export interface RedisConnection {
  /** The result of `run`. Rejects within half a second when Redis does not answer, and at once while it is known to be unavailable. */
  ask<Value>(run: (client: RedisClient) => Promise<Value>): Promise<Value>;
  close(): void;
}

/**
 * One connection that reconnects for as long as the process lives, without keeping the process alive. Any error closes it, so that only the first
 * visitor waits for a timeout.
 */
export function connectToRedis(url: string): RedisConnection {
  const unavailable: Promise<OpenConnection> = Promise.reject(new Error('Redis is away'));
  unavailable.catch(() => undefined);
  let isClosed = false;
  let current = openConnection(url);
  void reconnectForever();

  async function reconnectForever(): Promise<void> {
    const report = createReport();
    let backoffMs = shortestBackoffMs;
    for (let next = current; ; next = openConnection(url)) {
      const cause = await next.then(
        async (connection) => {
          current = next;
          backoffMs = shortestBackoffMs;
          report.isBack();
          if (isClosed) connection.drop(null);
          const failure = await connection.dropped;
          connection.client.destroy();
          return failure;
        },
        (failure: unknown) => failure,
      );
      current = unavailable;
      if (isClosed) return;
      report.isAway(cause);
      // Jitter, so that all instances do not reconnect at the same moment.
      await wait(backoffMs * (0.75 + Math.random() / 2), undefined, { ref: false });
      if (isClosed) return;
      backoffMs = Math.min(backoffMs * 2, longestBackoffMs);
    }
  }

  return {
    async ask(run) {
      const connection = await withTimeout(commandTimeoutMs, current);
      try {
        return await withTimeout(commandTimeoutMs, run(connection.client));
      } catch (cause) {
        connection.drop(cause);
        throw cause;
      }
    },
    close() {
      isClosed = true;
      current.then(
        (connection) => connection.drop(null),
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
    // The client would wait forever for a server that accepts and then sends nothing: `reconnectForever` reconnects instead.
    socket: { connectTimeout: connectTimeoutMs, reconnectStrategy: false },
  });
}

async function openConnection(url: string): Promise<OpenConnection> {
  const client = newClient(url);
  let drop: OpenConnection['drop'] = () => undefined;
  const dropped = new Promise<unknown>((resolve) => {
    drop = resolve;
  });
  client.on('error', drop);
  client.unref();
  try {
    await withTimeout(connectTimeoutMs, client.connect());
  } catch (cause) {
    client.destroy();
    throw cause;
  }
  return { client, dropped, drop };
}

/** Logs when Redis fails, periodically while it is unavailable, and when it is back. */
function createReport() {
  let awaySince: number | null = null;
  let saidAt = Number.NEGATIVE_INFINITY;
  return {
    isAway(cause: unknown) {
      awaySince ??= performance.now();
      if (performance.now() - saidAt < remindMs) return;
      saidAt = performance.now();
      logError('redis-away', { cause: causeOf(cause) });
    },
    isBack() {
      if (awaySince !== null && saidAt >= awaySince)
        logError('redis-back', { milliseconds: Math.round(performance.now() - awaySince) });
      awaySince = null;
    },
  };
}

/** Errors of Redis begin with a code: WRONGPASS, LOADING, READONLY, OOM. */
function causeOf(cause: unknown): string {
  return cause instanceof ErrorReply ? `answer ${cause.message.split(' ', 1)[0]}` : describeError(cause);
}
