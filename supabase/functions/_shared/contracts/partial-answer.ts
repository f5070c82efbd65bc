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

/** Whether a supplier that may have had more to offer is missing from an answer. */
export function isPartial({ suppliers }: { suppliers: readonly SupplierReport[] }): boolean {
  return suppliers.some(({ status }) => isMissing[status]);
}

/** Whole seconds until the same question may have another answer than this partial one. `searchedAt` is an ISO instant. */
export function secondsUntilRetry(searchedAt: string, now: number): number {
  const left = Date.parse(searchedAt) + partialAnswerCacheMs - now;
  // A wrong clock must not make anybody wait.
  return Math.ceil(Math.min(Math.max(left, 0), partialAnswerCacheMs) / 1000);
}
