/** The policy every question to a supplier goes through (docs/decisions/0030-supplier-port.md), put together from cockatiel. */
import {
  bulkhead,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  type IRetryBackoffContext,
  retry,
  TimeoutStrategy,
  timeout,
} from 'cockatiel';
import * as z from 'zod/mini';
import type { Source } from './supplier.ts';
import { SupplierBusy } from './supplier-busy.ts';
import { SupplierRefusal } from './supplier-refusal.ts';
import { untilAborted } from './until-aborted.ts';

const failuresUntilPause = 5;
const pauseMs = 15_000;
/** A supplier that wants to be left alone for longer than this is not waited for. */
const longestWaitMs = 2_000;
/** Whatever Retry-After says. */
const longestQuietMs = 5 * 60_000;

export interface Terms {
  /** Aborts when the caller stops waiting. */
  signal: AbortSignal;
  /** The function's own patience; the supplier's limit counts when it is shorter. */
  limitMs: number;
}

export interface Guarded<Asked extends Source> {
  supplier: Asked;
  /** Asks one kind of question. Rejects with what the supplier threw, or with an error of cockatiel when it was not asked or took too long. */
  ask<Value>(kind: string, work: (signal: AbortSignal) => Promise<Value>, terms: Terms): Promise<Value>;
}

/** Nobody waits for the answer any more: says nothing about the supplier. */
class Abandoned extends Error {}

export function guarded<Asked extends Source>(supplier: Asked): Guarded<Asked> {
  const slots = bulkhead(supplier.questionsAtOnce, supplier.questionsAtOnce);
  const secondTry = retry(handleWhen(isWorthAnotherTry), { maxAttempts: 1, backoff: new DelegateBackoff(waitBefore) });
  const breakers = new Map<string, CircuitBreakerPolicy>();
  let quietUntil = 0;

  function breakerOf(kind: string): CircuitBreakerPolicy {
    const breaker =
      breakers.get(kind) ??
      circuitBreaker(handleWhen(isFailure), { halfOpenAfter: pauseMs, breaker: new ConsecutiveBreaker(failuresUntilPause) });
    breakers.set(kind, breaker);
    return breaker;
  }

  return {
    supplier,
    async ask(kind, work, { signal: caller, limitMs }) {
      if (Date.now() < quietUntil) throw new SupplierBusy(quietUntil - Date.now());
      const once = async (signal: AbortSignal) => {
        try {
          signal.throwIfAborted();
          return await untilAborted(work(signal), signal);
        } catch (error) {
          if (caller.aborted) throw new Abandoned();
          if (error instanceof SupplierBusy) quietUntil = Date.now() + Math.min(error.retryAfterMs ?? 0, longestQuietMs);
          throw error;
        }
      };
      // The signal is handed on by hand: a breaker that waits for its trial question forgets the one it was given.
      return timeout(Math.min(limitMs, supplier.timeLimitMs), TimeoutStrategy.Aggressive).execute(
        ({ signal }) =>
          slots.execute(() => breakerOf(kind).execute(() => secondTry.execute(() => once(signal), signal), signal), signal),
        caller,
      );
    },
  };
}

/** What a supplier says on purpose is no failure of its. */
function isFailure(error: Error): boolean {
  return !(error instanceof SupplierRefusal || error instanceof SupplierBusy || error instanceof Abandoned);
}

function isWorthAnotherTry(error: Error): boolean {
  if (error instanceof SupplierBusy) return error.retryAfterMs !== null && error.retryAfterMs <= longestWaitMs;
  return isFailure(error) && !isTimeUp(error) && !(error instanceof z.core.$ZodError);
}

/** A little by chance, so that those who failed together do not come back together. */
function waitBefore({ result }: IRetryBackoffContext<unknown>): number {
  const asked = 'error' in result && result.error instanceof SupplierBusy ? (result.error.retryAfterMs ?? 0) : 150;
  return asked + Math.random() * 250;
}

export function isTimeUp(error: unknown): boolean {
  return error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError');
}
