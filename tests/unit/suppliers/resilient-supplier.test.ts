import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { RateLimited } from '@/supabase/functions/_shared/resilience/rate-limited';
import { createResilientSupplier, type ResilientSupplier } from '@/supabase/functions/_shared/resilience/resilient-supplier';
import { NonRetryableError } from '@/supabase/functions/_shared/resilience/retry';
import type { Source } from '@/supabase/functions/_shared/resilience/supplier';
import { SupplierRefusal } from '@/supabase/functions/_shared/resilience/supplier-refusal';
import { outcomeOfError } from '@/supabase/functions/_shared/suppliers/supplier-outcome';

const supplier: Source = { name: 'test', sandbox: true, timeLimitMs: 1_000, questionsAtOnce: 2 };
const waiting = new AbortController().signal;

const never = () => new Promise<never>(() => undefined);
const fails = (error: unknown) => vi.fn((_: AbortSignal) => Promise.reject<string>(error));
const answers = () => vi.fn(async (_: AbortSignal) => 'answer');

interface Asking {
  kind?: string;
  signal?: AbortSignal;
  limitMs?: number;
}

/** The outcome of one request, after all its timers: the answer, or the status of the failure. */
function ask(
  guard: ResilientSupplier<Source>,
  work: (signal: AbortSignal) => Promise<string>,
  asking: Asking = {},
): Promise<string> {
  const { kind = 'search', signal = waiting, limitMs = 20_000 } = asking;
  return guard.ask(kind, work, { signal, limitMs }).catch((error: unknown) => outcomeOfError(error).status);
}

async function settled(outcome: Promise<string>, withinMs = 1_000): Promise<string> {
  await vi.advanceTimersByTimeAsync(withinMs);
  return outcome;
}

/** A request whose caller leaves. */
function leave(guard: ResilientSupplier<Source>): Promise<string> {
  const caller = new AbortController();
  const outcome = ask(guard, never, { signal: caller.signal });
  caller.abort();
  return outcome;
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z') });
});

describe('a retry', () => {
  it('follows a failure after a short random wait', async () => {
    const work = answers().mockRejectedValueOnce(new TypeError('fetch failed'));
    const outcome = ask(createResilientSupplier(supplier), work);
    await vi.advanceTimersByTimeAsync(149);
    expect(work).toHaveBeenCalledTimes(1);
    expect(await settled(outcome, 300)).toBe('answer');
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('happens only once', async () => {
    const work = fails(new Error('the service answered 500'));
    expect(await settled(ask(createResilientSupplier(supplier), work))).toBe('failed');
    expect(work).toHaveBeenCalledTimes(2);
  });

  it.each<[string, unknown, string]>([
    ['a refusal', new SupplierRefusal('supplierRefused'), 'refused'],
    ['an answer out of shape', new z.core.$ZodError([]), 'failed'],
    ['a timeout', new DOMException('too long', 'TimeoutError'), 'tooSlow'],
    ['a long Retry-After', new RateLimited(60_000), 'busy'],
    ['an error marked as not retryable', new NonRetryableError('the service answered 500'), 'failed'],
  ])('does not follow %s', async (_, error, status) => {
    const work = fails(error);
    expect(await settled(ask(createResilientSupplier(supplier), work))).toBe(status);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is left to a supplier that retries its requests itself', async () => {
    const work = fails(new Error('the service answered 503'));
    expect(await settled(ask(createResilientSupplier({ ...supplier, repeatsRequests: true }), work))).toBe('failed');
    expect(work).toHaveBeenCalledTimes(1);
  });

  it.each([
    [480, 2],
    [520, 1],
  ])('follows a failure after %d of 1000 ms if as much time is left: %d attempts', async (milliseconds, tries) => {
    const work = vi.fn(() => new Promise<string>((_, reject) => setTimeout(reject, milliseconds, new Error('down'))));
    await settled(ask(createResilientSupplier(supplier), work), 2_000);
    expect(work).toHaveBeenCalledTimes(tries);
  });

  it.each([
    ['an hour ahead', 480, 3_600_000, 2],
    ['an hour back', 520, -3_600_000, 1],
  ])('follows as before when the clock of the machine is set %s', async (_, milliseconds, shift, tries) => {
    const work = vi.fn(() => {
      vi.setSystemTime(Date.now() + shift);
      return new Promise<string>((_, reject) => setTimeout(reject, milliseconds, new Error('down')));
    });
    await settled(ask(createResilientSupplier(supplier), work), 2_000);
    expect(work).toHaveBeenCalledTimes(tries);
  });

  it('waits for a short Retry-After', async () => {
    const work = answers().mockRejectedValueOnce(new RateLimited(1_200));
    const outcome = ask(createResilientSupplier({ ...supplier, timeLimitMs: 3_000 }), work);
    await vi.advanceTimersByTimeAsync(1_199);
    expect(work).toHaveBeenCalledTimes(1);
    expect(await settled(outcome, 300)).toBe('answer');
  });
});

describe('the time limit', () => {
  it.each<[string, number, number]>([
    ["the supplier's", 20_000, 1_000],
    ["the function's when it is shorter", 400, 400],
  ])('is %s', async (_, limitMs, endsAfter) => {
    const outcome = ask(createResilientSupplier(supplier), never, { limitMs });
    const isOver = vi.fn();
    void outcome.then(isOver);
    await vi.advanceTimersByTimeAsync(endsAfter - 1);
    expect(isOver).not.toHaveBeenCalled();
    expect(await settled(outcome, 1)).toBe('tooSlow');
  });

  it('covers both attempts together, and aborts the request', async () => {
    let aborted = 0;
    const work = vi.fn((signal: AbortSignal) => {
      signal.addEventListener('abort', () => {
        aborted += 1;
      });
      return never();
    });
    work.mockRejectedValueOnce(new TypeError('fetch failed'));
    expect(await settled(ask(createResilientSupplier(supplier), work), 1_000)).toBe('tooSlow');
    expect(work).toHaveBeenCalledTimes(2);
    expect(aborted).toBe(1);
  });

  it('frees the place of a request that ignores the signal', async () => {
    const guard = createResilientSupplier({ ...supplier, questionsAtOnce: 1 });
    await settled(ask(guard, never), 1_000);
    expect(await settled(ask(guard, answers()))).toBe('answer');
  });
});

describe('a pause', () => {
  async function fail(guard: ResilientSupplier<Source>, times: number, error: unknown = new Error('down'), kind = 'search') {
    for (let time = 0; time < times; time += 1) await settled(ask(guard, fails(error), { kind }));
  }

  it('follows five failures in a row, and lasts fifteen seconds', async () => {
    const guard = createResilientSupplier(supplier);
    await fail(guard, 5);
    const work = answers();
    expect(await ask(guard, work)).toBe('paused');
    await vi.advanceTimersByTimeAsync(14_000);
    expect(await ask(guard, work)).toBe('paused');
    expect(work).not.toHaveBeenCalled();
  });

  it('ends when the trial succeeds, and continues when it fails', async () => {
    const guard = createResilientSupplier(supplier);
    await fail(guard, 5);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await settled(ask(guard, fails(new Error('down'))))).toBe('failed');
    expect(await ask(guard, answers())).toBe('paused');
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await ask(guard, answers())).toBe('answer');
    expect(await ask(guard, answers())).toBe('answer');
  });

  it.each<[string, (guard: ResilientSupplier<Source>) => Promise<string>]>([
    ['is given up by its caller', leave],
    ['is refused by a rate limit', (guard) => ask(guard, fails(new RateLimited()))],
  ])('continues when its trial %s', async (_, tryOut) => {
    const guard = createResilientSupplier(supplier);
    await fail(guard, 5);
    await vi.advanceTimersByTimeAsync(15_000);
    await settled(tryOut(guard));
    const work = answers();
    expect(await ask(guard, work)).toBe('paused');
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await ask(guard, work)).toBe('answer');
  });

  it('ends when the trial is refused, because a refusal is an answer', async () => {
    const guard = createResilientSupplier(supplier);
    await fail(guard, 5);
    await vi.advanceTimersByTimeAsync(15_000);
    await settled(ask(guard, fails(new SupplierRefusal('supplierRefused'))));
    expect(await ask(guard, answers())).toBe('answer');
  });

  it('that ended with a refusal begins again after five more failures, not after one', async () => {
    const guard = createResilientSupplier(supplier);
    await fail(guard, 5);
    await vi.advanceTimersByTimeAsync(15_000);
    await settled(ask(guard, fails(new SupplierRefusal('supplierRefused'))));
    await fail(guard, 4);
    expect(await ask(guard, answers())).toBe('answer');
  });

  it.each<[string, (guard: ResilientSupplier<Source>, signal: AbortSignal) => Promise<string>]>([
    ['fails', (guard) => ask(guard, () => new Promise((_, reject) => setTimeout(reject, 19_500, new NonRetryableError('down'))))],
    ['is given up', (guard, signal) => ask(guard, never, { signal })],
  ])('is ended by its trial even if an earlier request %s in the meantime', async (_, straggle) => {
    const guard = createResilientSupplier({ ...supplier, timeLimitMs: 20_000 });
    const caller = new AbortController();
    setTimeout(() => caller.abort(), 19_500);
    const straggler = straggle(guard, caller.signal);
    await fail(guard, 5, new NonRetryableError('down'));
    await vi.advanceTimersByTimeAsync(14_000);
    const trial = ask(guard, () => new Promise<string>((resolve) => setTimeout(() => resolve('trial'), 3_000)));
    expect(await settled(trial, 3_000)).toBe('trial');
    expect(await straggler).not.toBe('answer');
    expect(await ask(guard, answers())).toBe('answer');
  });

  it('is not caused by requests from before the last pause', async () => {
    const guard = createResilientSupplier({ ...supplier, timeLimitMs: 20_000, questionsAtOnce: 20 });
    const late = () => new Promise<string>((_, reject) => setTimeout(reject, 19_500, new NonRetryableError('down')));
    const stragglers = Array.from({ length: 5 }, () => ask(guard, late));
    await fail(guard, 5, new NonRetryableError('down'));
    await vi.advanceTimersByTimeAsync(14_000);
    expect(await ask(guard, answers())).toBe('answer');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await Promise.all(stragglers)).toEqual(Array(5).fill('failed'));
    expect(await ask(guard, answers())).toBe('answer');
  });

  it('allows one trial, while other requests fail immediately', async () => {
    const guard = createResilientSupplier(supplier);
    await fail(guard, 5);
    await vi.advanceTimersByTimeAsync(15_000);
    const first = ask(guard, () => new Promise<string>((resolve) => setTimeout(() => resolve('first'), 300)));
    const second = answers();
    expect(await ask(guard, second)).toBe('paused');
    expect(second).not.toHaveBeenCalled();
    expect(await settled(first, 300)).toBe('first');
    expect(await ask(guard, second)).toBe('answer');
  });

  it('counts timeouts', async () => {
    const guard = createResilientSupplier(supplier);
    for (let time = 0; time < 5; time += 1) await settled(ask(guard, never));
    expect(await ask(guard, answers())).toBe('paused');
  });

  it('does not count refusals, rate limits, or callers who left', async () => {
    const guard = createResilientSupplier(supplier);
    await fail(guard, 6, new SupplierRefusal('supplierRefused'));
    await fail(guard, 6, new RateLimited(1_000));
    for (let time = 0; time < 6; time += 1) await leave(guard);
    expect(await ask(guard, answers())).toBe('answer');
  });

  it('counts from zero after a success', async () => {
    const guard = createResilientSupplier(supplier);
    await fail(guard, 4);
    await ask(guard, answers());
    await fail(guard, 4);
    expect(await ask(guard, answers())).toBe('answer');
  });

  it('applies to one kind of request', async () => {
    const guard = createResilientSupplier(supplier);
    await fail(guard, 5, new Error('down'), 'places');
    expect(await ask(guard, answers(), { kind: 'places' })).toBe('paused');
    expect(await ask(guard, answers(), { kind: 'search' })).toBe('answer');
  });
});

describe('the bulkhead', () => {
  const slow = (milliseconds: number) =>
    vi.fn(() => new Promise<string>((resolve) => setTimeout(() => resolve('answer'), milliseconds)));

  it('makes requests wait for a short time', async () => {
    const guard = createResilientSupplier(supplier);
    const first = slow(300);
    const outcomes = Array.from({ length: 4 }, () => ask(guard, first));
    await vi.advanceTimersByTimeAsync(299);
    expect(first).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await Promise.all(outcomes)).toEqual(['answer', 'answer', 'answer', 'answer']);
    for (let place = 0; place < 2; place += 1) void ask(guard, slow(900));
    expect(await settled(ask(guard, slow(900)), 500)).toBe('busy');
  });

  it('does not reduce the timeout of a request that waited', async () => {
    const guard = createResilientSupplier(supplier);
    const outcomes = [ask(guard, slow(400)), ask(guard, slow(400)), ask(guard, slow(900))];
    await vi.advanceTimersByTimeAsync(1_400);
    expect(await Promise.all(outcomes)).toEqual(['answer', 'answer', 'answer']);
  });

  it('does not count as a failure of the supplier when it is full', async () => {
    const guard = createResilientSupplier({ ...supplier, timeLimitMs: 18_000, questionsAtOnce: 6 });
    const outcomes = Array.from({ length: 14 }, () => ask(guard, slow(9_500)));
    await vi.advanceTimersByTimeAsync(9_500);
    const reported = await Promise.all(outcomes);
    expect(reported.filter((status) => status === 'answer')).toHaveLength(6);
    expect(reported.filter((status) => status === 'busy')).toHaveLength(8);
    expect(await ask(guard, answers())).toBe('answer');
  });

  it('keeps no place for a caller who left', async () => {
    const guard = createResilientSupplier({ ...supplier, questionsAtOnce: 1 });
    const first = ask(guard, slow(200));
    const caller = new AbortController();
    const work = answers();
    void ask(guard, work, { signal: caller.signal });
    caller.abort();
    expect(await settled(first, 500)).toBe('answer');
    expect(work).not.toHaveBeenCalled();
  });
});

describe('a supplier with a rate limit', () => {
  it('is paused for its Retry-After', async () => {
    const guard = createResilientSupplier(supplier);
    await ask(guard, fails(new RateLimited(60_000)));
    const work = answers();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(await ask(guard, work)).toBe('busy');
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await ask(guard, work)).toBe('answer');
  });

  it('is asked again after five minutes at the latest', async () => {
    const guard = createResilientSupplier(supplier);
    await ask(guard, fails(new RateLimited(24 * 60 * 60_000)));
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect(await ask(guard, answers())).toBe('answer');
  });

  it('is not paused for less because of a later, shorter Retry-After', async () => {
    const guard = createResilientSupplier(supplier);
    const both = [new RateLimited(60_000), new RateLimited(3_000)].map((error) => ask(guard, fails(error)));
    expect(await Promise.all(both)).toEqual(['busy', 'busy']);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(await ask(guard, answers())).toBe('busy');
  });

  it.each(['2026-11-21T06:00:00Z', '2026-11-21T10:00:00Z'])('lasts as long when the clock is set to %s', async (now) => {
    const guard = createResilientSupplier(supplier);
    expect(await ask(guard, fails(new RateLimited(60_000)))).toBe('busy');
    vi.setSystemTime(new Date(now));
    expect(await ask(guard, answers())).toBe('busy');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await ask(guard, answers())).toBe('answer');
  });

  describe('without a Retry-After', () => {
    const longer = { ...supplier, timeLimitMs: 20_000 };

    it('is asked again after one second', async () => {
      const guard = createResilientSupplier(longer);
      const work = answers().mockRejectedValueOnce(new RateLimited());
      const outcome = ask(guard, work);
      await vi.advanceTimersByTimeAsync(999);
      expect(await ask(guard, answers())).toBe('busy');
      expect(work).toHaveBeenCalledTimes(1);
      expect(await settled(outcome, 300)).toBe('answer');
      expect(work).toHaveBeenCalledTimes(2);
    });

    it.each([null, 0, 999])('(%s) is paused twice as long each time, for a minute at most', async (said) => {
      const guard = createResilientSupplier({ ...longer, repeatsRequests: true });
      const quiet: number[] = [];
      for (let time = 0; time < 8; time += 1) {
        expect(await ask(guard, fails(new RateLimited(said)))).toBe('busy');
        const began = Date.now();
        const work = fails(new SupplierRefusal('supplierRefused'));
        while ((await ask(guard, work)) === 'busy') await vi.advanceTimersByTimeAsync(500);
        quiet.push((Date.now() - began) / 1_000);
      }
      expect(quiet).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    });

    it('is paused for one second again after a success', async () => {
      const guard = createResilientSupplier({ ...longer, repeatsRequests: true });
      for (let time = 0; time < 3; time += 1) {
        await ask(guard, fails(new RateLimited()));
        await vi.advanceTimersByTimeAsync(4_000);
      }
      expect(await ask(guard, answers())).toBe('answer');
      await ask(guard, fails(new RateLimited()));
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await ask(guard, answers())).toBe('answer');
    });

    it('counts concurrent answers once', async () => {
      const guard = createResilientSupplier({ ...longer, repeatsRequests: true });
      await Promise.all([1, 2].map(() => ask(guard, fails(new RateLimited()))));
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await ask(guard, answers())).toBe('answer');
    });
  });
});
