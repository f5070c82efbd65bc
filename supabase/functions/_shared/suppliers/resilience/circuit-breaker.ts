import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleType } from 'cockatiel';
import { SupplierRefusal } from '../supplier-refusal.ts';
import { RateLimited } from './rate-limited.ts';
import { CallerAborted } from './retry.ts';

const maxFailures = 5;
const openMs = 15_000;

/** What speaks against the supplier; cockatiel counts nothing else. */
class Counted extends Error {
  readonly reason: unknown;

  constructor(reason: unknown) {
    super();
    this.reason = reason;
  }
}

export interface CircuitBreaker {
  /** Rejects with BrokenCircuitError instead of asking while the pause lasts and while its one trial question is under way. */
  ask<Value>(question: () => Promise<Value>): Promise<Value>;
}

/** The pause of one kind of question. It begins after five failures in a row and ends with one trial question that goes well or gets a no. */
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
      // Who would wait for another's trial question has no time left for a question of its own.
      if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
      const isTrial = breaker.state === CircuitState.Open;
      const begunBefore = begun;

      async function answerOrNo() {
        try {
          return { answer: await question() };
        } catch (error) {
          if (error instanceof SupplierRefusal) return { no: error };
          // What is no failure would end the pause: a trial question that was given up or not taken must go on with it. A pause that
          // has begun since knows of failures; a late one of before says nothing new, and must not undo what the trial finds.
          const speaksAgainst = isTrial || (isFailure(error) && begun === begunBefore);
          throw speaksAgainst ? new Counted(error) : error;
        }
      }

      const told = await breaker.execute(answerOrNo).catch((error: unknown) => {
        throw error instanceof Counted ? error.reason : error;
      });
      if ('no' in told) throw told.no;
      return told.answer;
    },
  };
}

function isFailure(error: unknown): boolean {
  return !(error instanceof RateLimited || error instanceof CallerAborted);
}
