/** The policy every question to a supplier goes through (docs/decisions/0030-supplier-port.md), put together from cockatiel. */
import {
  bulkhead,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  TimeoutStrategy,
  timeout,
} from 'cockatiel';
import { Abandoned, tryTwice } from './second-try.ts';
import type { Source } from './supplier.ts';
import { SupplierBusy } from './supplier-busy.ts';
import { SupplierRefusal } from './supplier-refusal.ts';
import { untilAborted } from './until-aborted.ts';

const failuresUntilPause = 5;
const pauseMs = 15_000;
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

export function guarded<Asked extends Source>(supplier: Asked): Guarded<Asked> {
  const slots = bulkhead(supplier.questionsAtOnce, supplier.questionsAtOnce);
  const breakers = new Map<string, CircuitBreakerPolicy>();
  let quietUntil = 0;

  function breakerOf(kind: string): CircuitBreakerPolicy {
    const before = breakers.get(kind);
    if (before) return before;
    // What is no failure ends a pause in cockatiel: a trial question that was given up or not taken must go on with it.
    const keepsPausing = (error: Error) => breaker.state === CircuitState.HalfOpen && !(error instanceof SupplierRefusal);
    const breaker = circuitBreaker(
      handleWhen((error) => isFailure(error) || keepsPausing(error)),
      { halfOpenAfter: pauseMs, breaker: new ConsecutiveBreaker(failuresUntilPause) },
    );
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
      const patience = Math.min(limitMs, supplier.timeLimitMs);
      const endsAt = Date.now() + patience;
      const tries = (signal: AbortSignal) =>
        supplier.repeatsRequests ? once(signal) : tryTwice(() => once(signal), signal, endsAt);
      try {
        // The signal is handed on by hand: a breaker that waits for its trial question forgets the one it was given.
        return await timeout(patience, TimeoutStrategy.Aggressive).execute(
          ({ signal }) => slots.execute(() => breakerOf(kind).execute(() => tries(signal), signal), signal),
          caller,
        );
      } catch (error) {
        throw caller.aborted ? new Abandoned() : error;
      }
    },
  };
}

/** What a supplier says on purpose is no failure of its. */
function isFailure(error: Error): boolean {
  return !(error instanceof SupplierRefusal || error instanceof SupplierBusy || error instanceof Abandoned);
}
