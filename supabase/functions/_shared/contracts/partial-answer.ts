import type { SupplierReport } from './supplier-report.ts';

const isMissing: Readonly<Record<SupplierReport['status'], boolean>> = {
  ok: false,
  // Asked again it would say the same.
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
