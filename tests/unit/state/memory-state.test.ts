import { AsyncLocalStorage } from 'node:async_hooks';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryState } from '@/lib/state/memory-state';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z') }));

describe('a stored value', () => {
  it('exists until its time is over', async () => {
    const state = createMemoryState();
    await state.write('key', 'text', 1000);
    vi.advanceTimersByTime(999);
    expect(await state.read('key')).toBe('text');
    vi.advanceTimersByTime(2);
    expect(await state.read('key')).toBeNull();
    expect(await state.read('other')).toBeNull();
  });

  it.each([0, -5, Number.NaN])('is not stored when the time left is %d', async (milliseconds) => {
    const state = createMemoryState();
    await state.write('key', 'text', milliseconds);
    expect(await state.read('key')).toBeNull();
  });

  it('is dropped first if it was read longest ago', async () => {
    const state = createMemoryState();
    const large = 'x'.repeat(20_000_000);
    await state.write('first', large, 60_000);
    await state.write('second', large, 60_000);
    await state.read('first');
    await state.write('third', large, 60_000);
    expect(await state.read('second')).toBeNull();
    expect(await state.read('first')).toBe(large);
  });
});

it('does not keep the request in which a use was counted in memory', async () => {
  const state = createMemoryState();
  const requests = new AsyncLocalStorage<string>();
  const saved: unknown[] = [];
  const setTimer = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((...given: Parameters<typeof setTimeout>) => {
    saved.push(requests.getStore());
    return setTimer(...given);
  }) as typeof setTimeout);
  const rule = { name: 'look-up', uses: 3, seconds: 60 };
  await requests.run('the request', () => state.countUse(rule, '203.0.113.7'));
  await requests.run('the request', () => state.clearUse(rule, '203.0.113.8'));
  expect(saved).toEqual([undefined, undefined]);
});
