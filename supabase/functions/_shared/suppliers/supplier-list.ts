import type { Environment } from '../environment.ts';
import { createResilientSupplier, type ResilientSupplier } from '../resilience/resilient-supplier.ts';
import type { Source } from '../resilience/supplier.ts';

export interface SupplierMaker<Asked extends Source> {
  /** The variables it needs. */
  settings: readonly string[];
  /** Throws when a required one is missing. */
  create: (environment: Environment) => Asked;
}

export interface SupplierList<Asked extends Source> {
  (environment: Environment): readonly ResilientSupplier<Asked>[];
  /** All variables it may read: its own, and those of each supplier. */
  settings: readonly string[];
}

/**
 * The suppliers in `variable`, separated by commas; the sandbox when unset. Each keeps its wrapper while the process runs and its settings stay
 * the same. The returned function throws on an unknown name and on a missing setting.
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
