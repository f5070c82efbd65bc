import type { Environment } from '../environment.ts';
import { createResilientSupplier, type ResilientSupplier } from './resilience/resilient-supplier.ts';
import type { Source } from './supplier.ts';

export interface SupplierMaker<Asked extends Source> {
  /** The variables it is made from. */
  settings: readonly string[];
  /** Throws when one that it needs is missing. */
  create: (environment: Environment) => Asked;
}

export interface SupplierList<Asked extends Source> {
  (environment: Environment): readonly ResilientSupplier<Asked>[];
  /** Every variable it may read: its own, and those of each maker. */
  settings: readonly string[];
}

/**
 * The suppliers that `variable` names, separated by commas; unset is the sandbox. Each keeps its wrapper for as long as the process runs
 * and its settings stay the same. The answer throws on a name without a maker and on a missing setting.
 */
export function createSupplierList<Asked extends Source>(
  variable: string,
  makers: Readonly<Record<string, SupplierMaker<Asked>>>,
): SupplierList<Asked> {
  const made = new Map<string, { settings: string; guard: ResilientSupplier<Asked> }>();

  function guardOf(name: string, environment: Environment): ResilientSupplier<Asked> {
    const maker = Object.hasOwn(makers, name) && makers[name];
    if (!maker) throw new Error(`${variable} names "${name}", but the suppliers are: ${Object.keys(makers).join(', ')}`);
    const settings = JSON.stringify(maker.settings.map((setting) => environment(setting) ?? null));
    const before = made.get(name);
    if (before?.settings === settings) return before.guard;
    const guard = createResilientSupplier(maker.create(environment));
    made.set(name, { settings, guard });
    return guard;
  }

  function choose(environment: Environment) {
    const names = (environment(variable) || 'sandbox').split(',').map((name) => name.trim());
    return [...new Set(names)].map((name) => guardOf(name, environment));
  }
  return Object.assign(choose, { settings: [variable, ...Object.values(makers).flatMap(({ settings }) => settings)] });
}
