import 'server-only';
import { LRUCache } from 'lru-cache';
import type { SharedState } from './state-driver';
import { UseCounts } from './use-counts';

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
  const counts = new UseCounts();

  return {
    read: async (key) => texts.get(key) ?? null,
    write: async (key, text, milliseconds) => {
      if (milliseconds > 0) texts.set(key, text, { ttl: milliseconds });
    },
    countUse: async ({ name, uses, seconds }, who) => counts.count(`${name} ${who}`, uses, seconds * 1000),
    clearUse: async ({ name }, who) => counts.undo(`${name} ${who}`),
    isShared: async () => true,
  };
}
