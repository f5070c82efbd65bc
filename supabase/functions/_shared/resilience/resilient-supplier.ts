/** The resilience policy for all requests to a supplier (docs/engineering/suppliers.md), built with cockatiel. */
import {
  BrokenCircuitError,
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  ConstantBackoff,
  circuitBreaker,
  handleType,
  handleWhen,
  isBulkheadRejectedError,
  retry,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import { minimumRetryAfterMs, RateLimited } from './rate-limited.ts';
import { rejectOnAbort } from './reject-on-abort.ts';
import { CallerAborted, retryOnce } from './retry.ts';
import type { Source } from './supplier.ts';
import { SupplierRefusal } from './supplier-refusal.ts';

const maxFailures = 5;
const openMs = 15_000;

/** A failure of the supplier. Cockatiel counts nothing else. */
class Counted extends Error {
  readonly reason: unknown;

  constructor(reason: unknown) {
    super();
    this.reason = reason;
  }
}

interface CircuitBreaker {
  /** Rejects with BrokenCircuitError while the circuit is open, and while its trial is under way. */
  ask<Value>(question: () => Promise<Value>): Promise<Value>;
}

/** The circuit breaker of one kind of request. It opens after five failures in a row, and closes when one trial succeeds or is refused. */
function createCircuitBreaker(): CircuitBreaker {
  const breaker = circuitBreaker(handleType(Counted), {
    halfOpenAfter: openMs,
    breaker: new ConsecutiveBreaker(maxFailures),
  });
  let begun = 0;
  breaker.onBreak(() => {
    begun += 1;
  });

  return {
    async ask(question) {
      // Waiting for another caller's trial would leave no time for a request.
      if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
      const isTrial = breaker.state === CircuitState.Open;
      const begunBefore = begun;

      async function answerOrNo() {
        try {
          return { answer: await question() };
        } catch (error) {
          if (error instanceof SupplierRefusal) return { no: error };
          // Anything but a failure would close the circuit, but an aborted or rate limited trial must leave it open. A late failure
          // from before the circuit opened adds nothing, and must not undo what the trial finds.
          const countsAsFailure = isTrial || (isFailure(error) && begun === begunBefore);
          throw countsAsFailure ? new Counted(error) : error;
        }
      }

      const result = await breaker.execute(answerOrNo).catch((error: unknown) => {
        throw error instanceof Counted ? error.reason : error;
      });
      if ('no' in result) throw result.no;
      return result.answer;
    },
  };
}

function isFailure(error: unknown): boolean {
  return !(error instanceof RateLimited || error instanceof CallerAborted);
}

/** How often a request tries to enter the bulkhead before it fails as busy. The site waits only a second longer than its function. */
const queue = { maxAttempts: 5, backoff: new ConstantBackoff(100) };
/** In milliseconds: the longest pause, whatever Retry-After says. */
const longestQuietMs = 5 * 60_000;
/** In milliseconds: the pause without a usable Retry-After, doubled each time until the supplier answers again. */
const defaultPauseMs = { first: minimumRetryAfterMs, longest: 60_000 };

export interface Terms {
  /** Aborts when the caller stops waiting. */
  signal: AbortSignal;
  /** The function's own timeout; a shorter timeout of the supplier wins. */
  limitMs: number;
}

/** The signal aborts when the caller stops waiting or at the timeout, which is `endsAt`, by `performance.now()`. */
type Work<Value> = (signal: AbortSignal, endsAt: number) => Promise<Value>;

export interface ResilientSupplier<Asked extends Source> {
  source: Asked;
  /** Makes one kind of request. Rejects with the supplier's error, or with one of cockatiel when it was not asked or took too long. */
  ask<Value>(kind: string, work: Work<Value>, terms: Terms): Promise<Value>;
}

export function createResilientSupplier<Asked extends Source>(source: Asked): ResilientSupplier<Asked> {
  const places = wrap(retry(handleWhen(isBulkheadRejectedError), queue), bulkhead(source.questionsAtOnce));
  const breakers = new Map<string, CircuitBreaker>();
  /** By `performance.now()`: a clock that is set anew must neither lengthen nor end a pause. */
  let quietUntil = 0;
  let nextDefaultMs = defaultPauseMs.first;

  function breakerOf(kind: string): CircuitBreaker {
    const pause = breakers.get(kind) ?? createCircuitBreaker();
    breakers.set(kind, pause);
    return pause;
  }

  function throwIfQuiet() {
    const leftMs = quietUntil - performance.now();
    if (leftMs > 0) throw new RateLimited(leftMs);
  }

  /** Pauses the supplier; never shortens an earlier pause. */
  function leaveAlone(retryAfterMs: number | null) {
    const statedMs = retryAfterMs !== null && retryAfterMs >= minimumRetryAfterMs ? retryAfterMs : null;
    // Parallel requests that get the same answer count once.
    if (statedMs === null && performance.now() < quietUntil) return;
    quietUntil = Math.max(quietUntil, performance.now() + Math.min(statedMs ?? nextDefaultMs, longestQuietMs));
    if (statedMs === null) nextDefaultMs = Math.min(nextDefaultMs * 2, defaultPauseMs.longest);
  }

  return {
    source,
    ask(kind, work, { signal: caller, limitMs }) {
      const timeoutMs = Math.min(limitMs, source.timeLimitMs);

      /** The timeout starts here: waiting for the bulkhead does not count. */
      async function question({ signal }: { signal: AbortSignal }) {
        const endsAt = performance.now() + timeoutMs;
        const once = async () => {
          try {
            signal.throwIfAborted();
            throwIfQuiet();
            const answer = await work(signal, endsAt);
            nextDefaultMs = defaultPauseMs.first;
            return answer;
          } catch (error) {
            if (error instanceof RateLimited) {
              leaveAlone(error.retryAfterMs);
              throwIfQuiet();
            }
            throw error;
          }
        };
        try {
          return await rejectOnAbort(source.repeatsRequests ? once() : retryOnce(once, signal, endsAt), signal);
        } catch (error) {
          if (caller.aborted) throw new CallerAborted();
          throw signal.aborted ? new TaskCancelledError(`Operation timed out after ${timeoutMs}ms`) : error;
        }
      }

      return places.execute(({ signal }) => {
        throwIfQuiet();
        return breakerOf(kind).ask(() => timeout(timeoutMs, TimeoutStrategy.Cooperative).execute(question, signal));
      }, caller);
    },
  };
}
