import type { SupplierReport } from './supplier-report.ts';

/** How long an answer with a missing supplier is cached: the supplier may be back soon. */
export const partialAnswerCacheMs = 30_000;

const isMissing: Readonly<Record<SupplierReport['status'], boolean>> = {
  ok: false,
  // A second request would get the same answer.
  refused: false,
  failed: true,
  tooSlow: true,
  busy: true,
  paused: true,
};

/** Whether a supplier that might have had more offers is missing from an answer. */
export function isPartial({ suppliers }: { suppliers: readonly SupplierReport[] }): boolean {
  return suppliers.some(({ status }) => isMissing[status]);
}

/** Whole seconds until the same request may have a more complete answer. `searchedAt` is an ISO instant. */
export function secondsUntilRetry(searchedAt: string, now: number): number {
  const left = Date.parse(searchedAt) + partialAnswerCacheMs - now;
  // Limits the wait when a clock is wrong.
  return Math.ceil(Math.min(Math.max(left, 0), partialAnswerCacheMs) / 1000);
}
