import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kickWorker, passOf, startWorker, type Work } from '@/lib/worker';

const lines = () => vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(String(line)));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Work on numbers, with what each of them, or asking for one, does. */
function workOn(due: number[], perform: (one: number) => Promise<void>): Work<number> {
  return {
    name: 'mail',
    everyMs: 10_000,
    failure: 'not-done',
    claim: async () => due.shift() ?? null,
    perform,
    factsOf: (one) => ({ one }),
  };
}

describe('a pass', () => {
  it('goes on after a piece that failed', async () => {
    const done: number[] = [];
    const work = workOn([1, 2, 3], async (one) => {
      if (one === 2) throw new TypeError('private words');
      done.push(one);
    });
    expect(await passOf(work)()).toBe(true);
    expect(done).toEqual([1, 3]);
    expect(lines()).toEqual([{ at: expect.any(String), event: 'not-done', one: 2, cause: 'TypeError' }]);
  });

  it('gives up after five failures in a row, and the log has one line for all of them', async () => {
    const due = Array.from({ length: 100 }, (_, index) => index);
    const pass = passOf(workOn(due, () => Promise.reject(new Error('away'))));
    expect(await pass()).toBe(false);
    expect(due).toHaveLength(95);
    expect(await pass()).toBe(false);
    expect(lines()).toHaveLength(1);
  });

  it('asks once when nobody knows what is due, and writes the next outage down again', async () => {
    let isAway = true;
    const claim = vi.fn(async () => {
      if (isAway) throw new Error('The database is away');
      return null;
    });
    const pass = passOf({ ...workOn([], async () => {}), claim });
    for (const expected of [false, false]) expect(await pass()).toBe(expected);
    expect(claim).toHaveBeenCalledTimes(2);
    isAway = false;
    expect(await pass()).toBe(true);
    isAway = true;
    expect(await pass()).toBe(false);
    expect(lines()).toHaveLength(2);
  });
});

describe('a worker', () => {
  it('waits longer after each pass that gave up, at most five minutes, and is as before when one succeeds', async () => {
    let isAway = true;
    const pass = vi.fn(async () => !isAway);
    startWorker({ name: 'mail', everyMs: 10_000 }, pass);
    await vi.advanceTimersByTimeAsync(0);
    expect(pass).toHaveBeenCalledTimes(1);
    for (const [index, pause] of [20, 40, 80, 160, 300, 300].entries()) {
      await vi.advanceTimersByTimeAsync(pause * 1000 - 1);
      expect(pass).toHaveBeenCalledTimes(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(pass).toHaveBeenCalledTimes(index + 2);
    }
    isAway = false;
    await vi.advanceTimersByTimeAsync(300_000);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(pass).toHaveBeenCalledTimes(9);
  });

  it('makes one pass at a time: kicks meanwhile are one more pass', async () => {
    const ends: ((isDone: boolean) => void)[] = [];
    const pass = vi.fn(() => new Promise<boolean>((resolve) => ends.push(resolve)));
    startWorker({ name: 'orders', everyMs: 10_000 }, pass);
    for (let kick = 0; kick < 3; kick++) kickWorker('orders');
    expect(pass).toHaveBeenCalledTimes(1);
    ends[0]?.(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(pass).toHaveBeenCalledTimes(2);
    ends[1]?.(true);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(pass).toHaveBeenCalledTimes(2);
  });
});
