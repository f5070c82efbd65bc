/** Asks suppliers through their resilient wrappers and reports the outcome of each. Never rejects. */

import type { RefusalCode } from '../contracts/search-failure.ts';
import { describeError, type FunctionLog } from '../function-log.ts';
import type { ResilientSupplier, Terms } from '../resilience/resilient-supplier.ts';
import type { Source } from '../resilience/supplier.ts';
import { SupplierRefusal } from '../resilience/supplier-refusal.ts';
import { waitUntil } from '../wait-until.ts';
import { isOk, type Outcome, outcomeOfError } from './supplier-outcome.ts';

/** In milliseconds: most fares arrive within a few seconds of each other, so the last supplier gets only this long. */
const graceMs = 4_000;

export interface Question<Asked extends Source, Value> {
  /** Each kind has a circuit breaker of its own: a supplier whose search is down may still answer for places. */
  kind: string;
  /** A party or stay beyond what the supplier sells is refused without asking. */
  refuses?: (source: Asked) => RefusalCode | null;
  /** Throws on an answer that breaks the contract. The signal aborts at `endsAt` (by `performance.now()`) at the latest. */
  ask: (source: Asked, signal: AbortSignal, endsAt: number) => Promise<Value>;
}

export type Around = Terms & { log: FunctionLog };

/** Asks one supplier; logs a line when it does not succeed. */
export async function callSupplier<Asked extends Source, Value>(
  guard: ResilientSupplier<Asked>,
  { kind, refuses, ask }: Question<Asked, Value>,
  { log, ...terms }: Around,
): Promise<Outcome<Asked, Value>> {
  const { source } = guard;
  const began = performance.now();
  try {
    const code = refuses?.(source);
    if (code) throw new SupplierRefusal(code);
    const value = await guard.ask(kind, (signal, endsAt) => ask(source, signal, endsAt), terms);
    return { source, status: 'ok', milliseconds: Math.round(performance.now() - began), value };
  } catch (error) {
    const failure = { source, ...outcomeOfError(error), milliseconds: Math.round(performance.now() - began) };
    const { status, milliseconds } = failure;
    const facts = { supplier: source.name, kind, status, milliseconds, cause: describeError(error) };
    log[status === 'failed' ? 'error' : 'warn']('supplier-question', facts);
    return failure;
  }
}

/**
 * Asks all suppliers in parallel and logs one line for all. Once a real supplier has found something (`countOf` above 0), the others get a short
 * grace period. A later one is `tooSlow` in the outcome but is not stopped, so that its own timeout decides whether it fails.
 */
export function callSuppliers<Asked extends Source, Value>(
  guards: readonly ResilientSupplier<Asked>[],
  question: Question<Asked, Value> & { countOf: (value: Value) => number },
  around: Around,
): Promise<Outcome<Asked, Value>[]> {
  const began = performance.now();
  const outcomes = new Map<Asked, Outcome<Asked, Value>>();
  const settled = () => {
    const milliseconds = Math.round(performance.now() - began);
    const all = guards.map(({ source }) => outcomes.get(source) ?? { source, status: 'tooSlow' as const, milliseconds });
    const suppliers = all.map(({ source, status }) => `${source.name} ${status}`).join(', ');
    const offers = all.filter(isOk).reduce((sum, { value }) => sum + question.countOf(value), 0);
    around.log.info('suppliers-asked', { kind: question.kind, suppliers, offers, milliseconds });
    return all;
  };
  return new Promise((resolve) => {
    let grace: ReturnType<typeof setTimeout> | undefined;
    const asked = guards.map(async (guard) => {
      const outcome = await callSupplier(guard, question, around);
      outcomes.set(outcome.source, outcome);
      if (outcomes.size === guards.length) {
        clearTimeout(grace);
        resolve(settled());
      } else if (isOk(outcome) && !outcome.source.sandbox && question.countOf(outcome.value) > 0) {
        grace ??= setTimeout(() => resolve(settled()), graceMs);
      }
    });
    waitUntil(Promise.allSettled(asked));
  });
}
