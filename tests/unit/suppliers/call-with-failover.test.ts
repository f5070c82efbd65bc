import { beforeEach, expect, it, vi } from 'vitest';
import { createLog } from '@/supabase/functions/_shared/function-log';
import { RateLimited } from '@/supabase/functions/_shared/resilience/rate-limited';
import { createResilientSupplier } from '@/supabase/functions/_shared/resilience/resilient-supplier';
import type { Source } from '@/supabase/functions/_shared/resilience/supplier';
import { callWithFailover } from '@/supabase/functions/_shared/suppliers/call-with-failover';

interface Test extends Source {
  find: () => Promise<string>;
}

const delayed = (milliseconds: number, found: string) => () =>
  new Promise<string>((resolve) => setTimeout(() => resolve(found), milliseconds));
const hangs = () => new Promise<never>(() => undefined);
const busy = () => Promise.reject(new RateLimited(60_000));

const guardOf = (name: string, find: Test['find']) =>
  createResilientSupplier<Test>({ name, sandbox: false, timeLimitMs: 10_000, questionsAtOnce: 9, find: vi.fn(find) });

/** Their outcomes, and after how long. */
async function ask(...guards: ReturnType<typeof guardOf>[]) {
  const began = Date.now();
  const question = { kind: 'status', ask: (source: Test) => source.find() };
  const around = { signal: new AbortController().signal, limitMs: 10_000, log: createLog('test', 'request-1') };
  const pending = callWithFailover(guards, question, around).then((outcomes) => ({ outcomes, milliseconds: Date.now() - began }));
  await vi.advanceTimersByTimeAsync(10_000);
  const { outcomes, milliseconds } = await pending;
  return { reported: outcomes.map(({ source, status }) => `${source.name} ${status}`), milliseconds };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z') });
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});

it.each([3_600_000, -3_600_000])('the second has the time that is left though the clock is set by %d ms', async (shift) => {
  const first = guardOf('a', async () => {
    vi.setSystemTime(Date.now() + shift);
    throw new RateLimited(60_000);
  });
  const { reported } = await ask(first, guardOf('b', delayed(9_000, 'b')));
  expect(reported).toEqual(['a busy', 'b ok']);
});

it('the second is not asked when the first answers within its share', async () => {
  const second = guardOf('b', delayed(0, 'b'));
  expect(await ask(guardOf('a', delayed(4_900, 'a')), second)).toEqual({ reported: ['a ok'], milliseconds: 4_900 });
  expect(second.source.find).not.toHaveBeenCalled();
});

it('the second is asked immediately when the first fails', async () => {
  expect(await ask(guardOf('a', busy), guardOf('b', delayed(9_000, 'b')))).toEqual({
    reported: ['a busy', 'b ok'],
    milliseconds: 9_000,
  });
});

it('one that hangs leaves time for the next to answer', async () => {
  expect(await ask(guardOf('a', hangs), guardOf('b', delayed(2_500, 'b')))).toEqual({ reported: ['b ok'], milliseconds: 7_500 });
  expect(await ask(guardOf('a', hangs), guardOf('b', busy), guardOf('c', delayed(3_000, 'c')))).toMatchObject({
    reported: ['b busy', 'c ok'],
  });
});

it('the first can still answer while the second is asked', async () => {
  expect(await ask(guardOf('a', delayed(6_000, 'a')), guardOf('b', hangs))).toEqual({ reported: ['a ok'], milliseconds: 6_000 });
});

it('all end when the time is up', async () => {
  const { reported, milliseconds } = await ask(guardOf('a', hangs), guardOf('b', hangs), guardOf('c', hangs));
  expect(reported.toSorted()).toEqual(['a tooSlow', 'b tooSlow', 'c tooSlow']);
  expect(milliseconds).toBe(10_000);
});

it('one that hangs is paused after five times, and then not awaited', async () => {
  const ill = guardOf('a', hangs);
  const well = guardOf('b', delayed(100, 'b'));
  for (let times = 0; times < 5; times += 1) expect((await ask(ill, well)).milliseconds).toBe(5_100);
  expect(await ask(ill, well)).toEqual({ reported: ['a paused', 'b ok'], milliseconds: 100 });
});
