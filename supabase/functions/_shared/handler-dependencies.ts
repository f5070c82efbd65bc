import { type SupplierFunction, supplierLimitMs } from './contracts/supplier-limits.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { type FindMarkupRules, findMarkupRules } from './markup/read-rules.ts';
import type { ResilientSupplier } from './resilience/resilient-supplier.ts';
import type { Source } from './resilience/supplier.ts';

/** The dependencies of a handler that asks suppliers; tests provide their own. */
export interface HandlerDependencies<Asked extends Source> {
  environment: Environment;
  now: () => Date;
  /** The function's own timeout in milliseconds; a shorter timeout of a supplier wins. */
  supplierLimitMs: number;
  /** At least one. Throws when the settings are incomplete. */
  suppliers: (environment: Environment) => readonly ResilientSupplier<Asked>[];
  findMarkupRules: FindMarkupRules;
}

export function productionDependencies<Asked extends Source>(
  suppliers: HandlerDependencies<Asked>['suppliers'],
  name: SupplierFunction,
): HandlerDependencies<Asked> {
  return {
    environment: readEnvironment,
    now: () => new Date(),
    supplierLimitMs: supplierLimitMs[name],
    suppliers,
    findMarkupRules,
  };
}
