import { type Guarded, guarded } from '@/supabase/functions/_shared/suppliers/guarded';
import type { Source } from '@/supabase/functions/_shared/suppliers/supplier';

/** These suppliers whatever the settings say, behind the guards they have in earnest. */
export function only<Asked extends Source>(...suppliers: Asked[]): () => readonly Guarded<Asked>[] {
  const guards = suppliers.map((supplier) => guarded(supplier));
  return () => guards;
}
