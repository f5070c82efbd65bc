import type { SharedState } from './state-driver';
import 'server-only';
import { redisUrl } from '@/lib/env';
import { createMemoryState } from './memory-state';
import { createRedisState } from './redis-state';

/** Pages and route handlers are bundled separately and may have a copy of this module each: the state belongs to the process. */
const held = Symbol.for('karam.shared-state');
const holder: typeof globalThis & { [held]?: SharedState } = globalThis;

export function sharedState(): SharedState {
  const url = redisUrl();
  holder[held] ??= url ? createRedisState(url) : createMemoryState();
  return holder[held];
}
