import 'server-only';
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { createClient, ErrorReply, RESP_TYPES } from 'redis';
import { describeError, logError } from '@/lib/log';
import { withTimeout } from '@/lib/network/fetch-with-timeout';
import { createMemoryState } from './memory-state';
import type { RateRule, SharedState } from './state-driver';

const deflate = promisify(gzip);
const inflate = promisify(gunzip);

/** In characters. Compressing a shorter text saves too little. */
const compressFrom = 4_000;

/** Compresses a text for a store across the network: a search answer has half a million characters, and a tenth of that compressed. */
async function compressText(text: string): Promise<string | Buffer> {
  return text.length < compressFrom ? text : deflate(text, { level: 1 });
}

async function decompressText(packed: Buffer): Promise<string> {
  // UTF-8 text never begins like gzip: its second byte cannot follow its first.
  const isPacked = packed[0] === 0x1f && packed[1] === 0x8b;
  return (isPacked ? await inflate(packed) : packed).toString();
}

/** Increase it when the format of a stored text changes, so that versions do not read each other's texts. */
const form = 1;
const asBytes = { [RESP_TYPES.BLOB_STRING]: Buffer };

export interface RedisState extends SharedState {
  close(): void;
}

/**
 * State shared by all instances with the same Redis. While Redis is slow or unreachable, each instance uses its own memory: it asks suppliers
 * again and counts only its own requests. Nothing here rejects.
 */
export function createRedisState(url: string): RedisState {
  const memory = createMemoryState();
  const connection = connectToRedis(url);
  const keyOf = (key: string) => `text:${form}:${key}`;

  return {
    async read(key) {
      try {
        const packed = await connection.ask((client) => client.withTypeMapping(asBytes).get(keyOf(key)));
        if (packed !== null) return await decompressText(packed);
      } catch {
        // The connection has logged it.
      }
      return memory.read(key);
    },
    async write(key, text, milliseconds) {
      if (!(milliseconds > 0)) return;
      try {
        const packed = await compressText(text);
        const expiration = { type: 'PX', value: Math.ceil(milliseconds) } as const;
        await connection.ask((client) => client.set(keyOf(key), packed, { expiration }));
      } catch {
        await memory.write(key, text, milliseconds);
      }
    },
    async countUse(rule, who) {
      try {
        return await connection.ask((client) => consumeUse(limiterOn(client, rule), hash(who)));
      } catch {
        return memory.countUse(rule, who);
      }
    },
    async clearUse(rule, who) {
      try {
        await connection.ask((client) => limiterOn(client, rule).reward(hash(who)));
      } catch {
        await memory.clearUse(rule, who);
      }
    },
    isShared: () =>
      connection
        .ask((client) => client.ping())
        .then(
          () => true,
          () => false,
        ),
    close: connection.close,
  };
}

/** Hashed, so that Redis and its log contain no addresses of visitors. */
const hash = (who: string) => createHash('sha256').update(who).digest('base64url');

function limiterOn(storeClient: RedisClient, { name, uses, seconds }: RateRule): RateLimiterRedis {
  const keyPrefix = `uses:${name}`;
  return new RateLimiterRedis({ storeClient, useRedisPackage: true, keyPrefix, points: uses, duration: seconds });
}

/** Counts one use, in the time of Redis. Returns 0 when it is allowed, else the milliseconds until the next allowed use. */
async function consumeUse(limiter: RateLimiterRedis, who: string): Promise<number> {
  try {
    await limiter.consume(who);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(refusal.msBeforeNext, 1);
    throw refusal;
  }
}

/** In milliseconds; Redis in the same network answers in one or two. */
const commandTimeoutMs = 500;
/** In milliseconds, including greeting and password. */
const connectTimeoutMs = 2_000;
const shortestBackoffMs = 250;
const longestBackoffMs = 5_000;
/** In milliseconds: how often the log repeats that Redis is unavailable. */
const remindMs = 60_000;

type RedisClient = ReturnType<typeof newClient>;

/** An established connection. `drop` closes it for good; `dropped` resolves with the cause. */
interface OpenConnection {
  client: RedisClient;
  dropped: Promise<unknown>;
  drop: (cause: unknown) => void;
}

interface RedisConnection {
  /** The result of `run`. Rejects within half a second when Redis does not answer, and at once while it is known to be unavailable. */
  ask<Value>(run: (client: RedisClient) => Promise<Value>): Promise<Value>;
  close(): void;
}

/**
 * One connection that reconnects for as long as the process lives, without keeping the process alive. Any error closes it, so that only the first
 * visitor waits for a timeout.
 */
function connectToRedis(url: string): RedisConnection {
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
