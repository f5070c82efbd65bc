import type { ResilientSupplier } from '../resilience/resilient-supplier.ts';
import type { Source } from '../resilience/supplier.ts';
import { waitUntil } from '../wait-until.ts';
import { type Around, callSupplier, type Question } from './call-suppliers.ts';
import { isOk, type Outcome } from './supplier-outcome.ts';

/**
 * Asks the suppliers in turn until one answers, all within `limitMs`. The next one starts when the previous ones failed, or after an even share of
 * the time. A late supplier is not stopped, so that its own timeout decides whether it fails. Never rejects; the outcomes end with the one that is
 * `ok`, if any.
 */
export function callWithFailover<Asked extends Source, Value>(
  guards: readonly ResilientSupplier<Asked>[],
  question: Question<Asked, Value>,
  around: Around,
): Promise<Outcome<Asked, Value>[]> {
  const endsAt = performance.now() + around.limitMs;
  const shareMs = around.limitMs / guards.length;
  const waiting = [...guards];
  const outcomes: Outcome<Asked, Value>[] = [];
  let underWay = 0;
  let share: ReturnType<typeof setTimeout> | undefined;

  return new Promise((resolve) => {
    async function askNext() {
      clearTimeout(share);
      const guard = waiting.shift();
      if (!guard) return;
      underWay += 1;
      share = setTimeout(startNext, shareMs);
      const outcome = await callSupplier(guard, question, { ...around, limitMs: endsAt - performance.now() });
      underWay -= 1;
      outcomes.push(outcome);
      if (isOk(outcome) || outcomes.length === guards.length) {
        waiting.length = 0;
        clearTimeout(share);
        resolve([...outcomes]);
      } else if (underWay === 0) {
        startNext();
      }
    }
    const startNext = () => waitUntil(askNext());
    startNext();
  });
}
