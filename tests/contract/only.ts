import {
  createResilientSupplier,
  type ResilientSupplier,
} from '@/supabase/functions/_shared/suppliers/resilience/resilient-supplier';
import type { Source } from '@/supabase/functions/_shared/suppliers/supplier';

/** These suppliers whatever the settings say, behind the guards they have in earnest. */
export function only<Asked extends Source>(...suppliers: Asked[]): () => readonly ResilientSupplier<Asked>[] {
  const guards = suppliers.map((supplier) => createResilientSupplier(supplier));
  return () => guards;
}
