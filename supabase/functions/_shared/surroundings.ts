import { type Environment, readEnvironment } from './environment.ts';
import type { Guarded } from './suppliers/guarded.ts';
import type { Source } from './suppliers/supplier.ts';

/** What a handler that asks suppliers takes from outside; tests give their own. */
export interface Surroundings<Asked extends Source> {
  environment: Environment;
  now: () => Date;
  /** The function's own patience, milliseconds; a supplier's limit counts when it is shorter. */
  supplierLimitMs: number;
  /** At least one. Throws when the settings name none or leave something out. */
  suppliers: (environment: Environment) => readonly Guarded<Asked>[];
}

export function realSurroundings<Asked extends Source>(
  suppliers: Surroundings<Asked>['suppliers'],
  supplierLimitMs: number,
): Surroundings<Asked> {
  return { environment: readEnvironment, now: () => new Date(), supplierLimitMs, suppliers };
}
