import 'server-only';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { RESP_TYPES } from 'redis';
import { createMemoryState } from './memory-state';
import { connectToRedis, type RedisClient } from './redis-connection';
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
