import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleType } from 'cockatiel';
import { RateLimited } from './rate-limited.ts';
import { CallerAborted } from './retry.ts';
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

export interface CircuitBreaker {
  /** Rejects with BrokenCircuitError while the circuit is open, and while its trial is under way. */
  ask<Value>(question: () => Promise<Value>): Promise<Value>;
}

/** The circuit breaker of one kind of request. It opens after five failures in a row, and closes when one trial succeeds or is refused. */
export function createCircuitBreaker(): CircuitBreaker {
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
