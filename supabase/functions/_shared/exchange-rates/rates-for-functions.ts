import * as z from 'zod/mini';
import type { Environment } from '../environment.ts';
import { createLog, describeError } from '../function-log.ts';
import { readBoundedJson } from '../resilience/bounded-response.ts';
import { fetchRates } from './exchange-rate-api.ts';
import { pegRates, type Rates } from './rates.ts';
import { lastKnownRates } from './shipped-rates.ts';

const rows = z.array(z.object({ as_of: z.iso.date(), per_unit: z.record(z.string(), z.number().check(z.positive())) }));
const maxBytes = 64 * 1024;

export type FindRates = () => Promise<Rates>;

/** What `ratesForFunctions` reads. */
export const rateSettings = ['RATES_SERVICE_URL', 'SUPABASE_URL', 'SUPABASE_ANON_KEY'] as const;

const defaultBaseUrl = 'https://open.er-api.com/v6/latest/USD';
/** In milliseconds; much shorter than a flight search, which runs at the same time. */
const timeoutMs = 3_000;
/** In milliseconds; the service allows one request an hour. */
const minCacheMs = 3_600_000;
const failureCacheMs = 5 * 60_000;
/** In milliseconds; a price from older rates would be a guess. */
const oldestSoldByMs = 30 * 86_400_000;

const log = createLog('exchange-rates');

/** Concurrent callers share one request. The result never rejects. */
export function ratesForFunctions(environment: (name: string) => string | undefined, fetcher = fetch): FindRates {
  let cached: { rates: Rates; until: number } | null = null;
  let asked: Promise<Rates> | null = null;
  const bounded: typeof fetch = (input, init) => fetcher(input, { ...init, signal: AbortSignal.timeout(timeoutMs) });

  async function ask(): Promise<Rates> {
    try {
      const { rates, expiresAt } = await fetchRates(environment('RATES_SERVICE_URL') || defaultBaseUrl, bounded);
      cached = { rates, until: Math.max(expiresAt, Date.now() + minCacheMs) };
    } catch (error) {
      cached = { rates: cached?.rates.asOf ? cached.rates : await findLastKnown(), until: Date.now() + failureCacheMs };
      log.error('rates-failed', { used: cached.rates.asOf ?? 'pegs', cause: describeError(error) });
    }
    return cached.rates;
  }

  async function findLastKnown(): Promise<Rates> {
    const stored = await readStoredRates(environment, bounded).catch((error: unknown) => {
      log.error('rates-not-read', { cause: describeError(error) });
      return null;
    });
    const last = lastKnownRates(stored);
    return last.asOf && Date.now() - Date.parse(last.asOf) < oldestSoldByMs ? last : pegRates;
  }

  return () => {
    if (cached && Date.now() < cached.until) return Promise.resolve(cached.rates);
    asked ??= ask().finally(() => {
      asked = null;
    });
    return asked;
  };
}

/** The rates that the site stored last (table last_rates, which everybody may read); null when there are none. Throws when they cannot be read. */
async function readStoredRates(environment: Environment, fetcher: typeof fetch): Promise<Rates | null> {
  const [url, key] = [environment('SUPABASE_URL'), environment('SUPABASE_ANON_KEY')];
  if (!url || !key) return null;
  const response = await fetcher(`${url}/rest/v1/last_rates?select=as_of,per_unit`, { headers: { apikey: key } });
  if (!response.ok) throw new Error(`The stored rates answered ${response.status}`);
  const [row] = rows.parse(await readBoundedJson(response, maxBytes));
  return row ? { asOf: row.as_of, riyalPerUnit: row.per_unit } : null;
}
