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

describe('a limit', () => {
  const rule = { name: 'look-up', uses: 2, seconds: 60 };
  const visitor = '203.0.113.7';

  it('counts each rule and visitor, and ends with its time', async () => {
    const state = createMemoryState();
    const count = (name: string, who: string) => state.countUse({ ...rule, name }, who);
    expect([await count('a', visitor), await count('a', visitor)]).toEqual([0, 0]);
    vi.advanceTimersByTime(20_000);
    expect(await count('a', visitor)).toBe(40_000);
    expect([await count('b', visitor), await count('a', '203.0.113.8')]).toEqual([0, 0]);
    vi.advanceTimersByTime(40_001);
    expect(await count('a', visitor)).toBe(0);
  });

  it('gives back a use that was undone, and none that was never counted', async () => {
    const state = createMemoryState();
    await state.clearUse(rule, visitor);
    await state.countUse(rule, visitor);
    await state.countUse(rule, visitor);
    await state.clearUse(rule, visitor);
    expect(await state.countUse(rule, visitor)).toBe(0);
    expect(await state.countUse(rule, visitor)).toBeGreaterThan(0);
  });

  it.each([
    ['forward', '2027-05-01T00:00:00Z'],
    ['back', '2026-01-01T00:00:00Z'],
  ])('neither ends nor lasts longer when the clock jumps %s', async (_way, to) => {
    const state = createMemoryState();
    await state.countUse(rule, visitor);
    await state.countUse(rule, visitor);
    vi.setSystemTime(new Date(to));
    expect(await state.countUse(rule, visitor)).toBe(60_000);
    vi.advanceTimersByTime(60_001);
    expect(await state.countUse(rule, visitor)).toBe(0);
  });

  it('sets no timer, which would keep the request in memory that was counted', async () => {
    const state = createMemoryState();
    await state.countUse(rule, visitor);
    expect(vi.getTimerCount()).toBe(0);
  });
});
