import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { consumeUse } from './consume-use';
import type { RateRule, SharedState } from './state-driver';

/** A large answer has half a million characters of two bytes: room for the latest hundred. */
const maxCharacters = 50_000_000;

/** State in the memory of one process, for a site on one machine and for tests. */
export function createMemoryState(): SharedState {
  const texts = new LRUCache<string, string>({
    maxSize: maxCharacters,
    sizeCalculation: (text) => text.length || 1,
    // An offer expires by the wall clock, so its copies do too.
    perf: { now: () => Date.now() },
    ttlResolution: 0,
  });
  const limiters = new Map<string, RateLimiterMemory>();
  // A limiter's timer lives as long as its rule and would retain the request that set it: 20 kB per address.
  const outsideOfRequests = AsyncLocalStorage.snapshot();

  function limiterOf({ name, uses, seconds }: RateRule): RateLimiterMemory {
    const limiter = limiters.get(name) ?? new RateLimiterMemory({ keyPrefix: name, points: uses, duration: seconds });
    limiters.set(name, limiter);
    return limiter;
  }

  return {
    read: async (key) => texts.get(key) ?? null,
    write: async (key, text, milliseconds) => {
      if (milliseconds > 0) texts.set(key, text, { ttl: milliseconds });
    },
    countUse: (rule, who) => outsideOfRequests(() => consumeUse(limiterOf(rule), who)),
    clearUse: async (rule, who) => {
      await outsideOfRequests(() => limiterOf(rule).reward(who));
    },
    isShared: async () => true,
  };
}
