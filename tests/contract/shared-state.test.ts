import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryState } from '@/lib/state/memory-state';
import { createRedisState, type RedisState } from '@/lib/state/redis-state';
import type { SharedState } from '@/lib/state/state-driver';
import { hasRedis, startRedis, type TestRedis } from '../integration/redis-server.ts';

let redis: TestRedis;
const opened: RedisState[] = [];

function onRedis(): RedisState {
  const state = createRedisState(redis.url);
  opened.push(state);
  return state;
}

beforeAll(async () => {
  if (hasRedis) redis = await startRedis();
});

afterAll(async () => {
  for (const state of opened) state.close();
  await redis?.stop();
});

const ruleOf = (uses: number, seconds: number) => ({ name: `test-${randomUUID()}`, uses, seconds });

const drivers: [name: string, isThere: boolean, create: () => SharedState][] = [
  ['memory', true, createMemoryState],
  ['Redis (needs redis-server or REDIS_TEST_URL)', hasRedis, onRedis],
];

describe.each(drivers)('shared state in %s', (_name, isThere, create) => {
  describe.runIf(isThere)('follows the contract', () => {
    let state: SharedState;
    beforeAll(() => {
      state = create();
    });

    it.each([
      ['a word', 'word'],
      ['nothing', ''],
      ['both languages', '{"city":"Doha","name":"الدوحة"}'],
      ['a large answer', JSON.stringify(Array.from({ length: 20_000 }, (_, id) => ({ id, carrier: 'QR', to: 'الدوحة' })))],
      ['what looks packed', '\u001f\u008b\b\0'.repeat(3_000)],
    ])('returns %s unchanged', async (_what, text) => {
      const key = randomUUID();
      expect(await state.read(key)).toBeNull();
      await state.write(key, text, 60_000);
      expect(await state.read(key)).toBe(text);
    });

    it('returns the value stored last', async () => {
      const key = randomUUID();
      await state.write(key, 'first', 60_000);
      await state.write(key, 'second', 60_000);
      expect(await state.read(key)).toBe('second');
    });

    it('drops a value when its time is over', async () => {
      const key = randomUUID();
      await state.write(key, 'text', 150.5);
      expect(await state.read(key)).toBe('text');
      await wait(170);
      expect(await state.read(key)).toBeNull();
    });

    it.each([0, -5, Number.NaN])('stores nothing for %d milliseconds', async (milliseconds) => {
      const key = randomUUID();
      await state.write(key, 'text', milliseconds);
      expect(await state.read(key)).toBeNull();
    });

    it('allows as many uses as the rule says, then returns how long to wait', async () => {
      const rule = ruleOf(3, 60);
      const answers = await Promise.all(Array.from({ length: 5 }, () => state.countUse(rule, 'visitor')));
      expect(answers.filter((milliseconds) => milliseconds === 0)).toHaveLength(3);
      for (const milliseconds of answers.filter(Boolean)) {
        expect(milliseconds).toBeGreaterThan(58_000);
        expect(milliseconds).toBeLessThanOrEqual(60_000);
      }
    });

    it('allows uses again when the time is over', async () => {
      const rule = ruleOf(1, 1);
      expect(await state.countUse(rule, 'visitor')).toBe(0);
      const milliseconds = await state.countUse(rule, 'visitor');
      await wait(milliseconds + 5);
      expect(await state.countUse(rule, 'visitor')).toBe(0);
    });

    it('can release a use', async () => {
      const rule = ruleOf(2, 60);
      for (let round = 0; round < 5; round += 1) {
        expect(await state.countUse(rule, 'visitor')).toBe(0);
        await state.clearUse(rule, 'visitor');
      }
      await state.countUse(rule, 'visitor');
      await state.countUse(rule, 'visitor');
      expect(await state.countUse(rule, 'visitor')).toBeGreaterThan(0);
    });

    it('counts each visitor and each rule separately', async () => {
      const [one, other] = [ruleOf(1, 60), ruleOf(1, 60)];
      expect(await state.countUse(one, 'first')).toBe(0);
      expect(await state.countUse(one, 'second')).toBe(0);
      expect(await state.countUse(other, 'first')).toBe(0);
      expect(await state.countUse(one, 'first')).toBeGreaterThan(0);
    });

    it('reports that it is shared', async () => {
      expect(await state.isShared()).toBe(true);
    });
  });
});

describe.runIf(hasRedis)('two instances on one Redis', () => {
  it('share values and counters', async () => {
    const [one, other] = [onRedis(), onRedis()];
    const key = randomUUID();
    await one.write(key, 'x'.repeat(10_000), 60_000);
    expect(await other.read(key)).toBe('x'.repeat(10_000));

    const rule = ruleOf(2, 60);
    expect(await one.countUse(rule, 'visitor')).toBe(0);
    expect(await other.countUse(rule, 'visitor')).toBe(0);
    expect(await one.countUse(rule, 'visitor')).toBeGreaterThan(0);
  });
});
