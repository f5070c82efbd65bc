import * as z from 'zod/mini';
import type { Environment } from '../environment.ts';
import { readBoundedJson } from '../suppliers/resilience/bounded-answer.ts';
import type { Rates } from './rates.ts';

const rows = z.array(z.object({ as_of: z.iso.date(), per_unit: z.record(z.string(), z.number().check(z.positive())) }));

const mostBytes = 64 * 1024;

/** The rates the site stored last (table last_rates, which everybody may read); null when none ever were. Throws when they cannot be had. */
export async function readStoredRates(environment: Environment, fetcher: typeof fetch): Promise<Rates | null> {
  const [url, key] = [environment('SUPABASE_URL'), environment('SUPABASE_ANON_KEY')];
  if (!url || !key) return null;
  const response = await fetcher(`${url}/rest/v1/last_rates?select=as_of,per_unit`, { headers: { apikey: key } });
  if (!response.ok) throw new Error(`The stored rates answered ${response.status}`);
  const [row] = rows.parse(await readBoundedJson(response, mostBytes));
  return row ? { asOf: row.as_of, riyalPerUnit: row.per_unit } : null;
}
