import 'server-only';
import * as z from 'zod/mini';
import { createAdminClient } from '@/lib/supabase/admin';
import type { Rates } from '@/supabase/functions/_shared/exchange-rates/rates';

const stored = z.object({ as_of: z.iso.date(), per_unit: z.record(z.string(), z.number().check(z.positive())) });

/** In milliseconds. Short, because the visitor has already waited for the service. */
const timeoutMs = 3_000;

/** Stores the rates of a day in place of the earlier ones, so that they survive a restart. Rejects when the database does not confirm. */
export async function storeLastRates({ asOf, riyalPerUnit }: Rates): Promise<void> {
  if (asOf === null) throw new Error('Rates of no day are not stored');
  const row = { currency: 'QAR', as_of: asOf, per_unit: riyalPerUnit, stored_at: new Date().toISOString() };
  const { error } = await createAdminClient().from('last_rates').upsert(row);
  if (error) throw new Error('The rates were not stored', { cause: error });
}

/** The rates that were stored last; null when there are none. Rejects when the database does not answer. */
export async function readLastRates(): Promise<Rates | null> {
  const { data, error } = await createAdminClient()
    .from('last_rates')
    .select('as_of, per_unit')
    .abortSignal(AbortSignal.timeout(timeoutMs))
    .maybeSingle();
  if (error) throw new Error('The stored rates cannot be read', { cause: error });
  if (data === null) return null;
  const { as_of: asOf, per_unit: riyalPerUnit } = stored.parse(data);
  return { asOf, riyalPerUnit };
}
