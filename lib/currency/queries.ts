import 'server-only';
import { ratesServiceUrl } from '@/lib/env';
import { describeError, logError } from '@/lib/log';
import { createFetchWithTimeout } from '@/lib/network/fetch-with-timeout';
import { createSingleFlight } from '@/lib/network/single-flight';
import { sharedState } from '@/lib/state/shared-state';
import { fetchRates } from '@/supabase/functions/_shared/exchange-rates/exchange-rate-api';
import type { Rates } from '@/supabase/functions/_shared/exchange-rates/rates';
import { lastKnownRates } from '@/supabase/functions/_shared/exchange-rates/shipped-rates';
import { readLastRates, storeLastRates } from './last-rates';

const key = 'currency-rates';
const timeoutMs = 6_000;
/** The service allows one request an hour. */
const minCacheMs = 3_600_000;
const staleCacheMs = 30 * 86_400_000;
const failureCacheMs = 5 * 60_000;

const shareRun = createSingleFlight<Rates>();

/** Today's rates; when the service is unreachable the last ones with their day, or else those built into this release. Never rejects. */
export async function findRates(): Promise<Rates> {
  const cached = await sharedState().read(key);
  return cached ? (JSON.parse(cached) as Rates) : shareRun(key, fetchAndCache);
}

async function fetchAndCache(): Promise<Rates> {
  const began = performance.now();
  try {
    const { rates, expiresAt } = await fetchRates(ratesServiceUrl(), createFetchWithTimeout(timeoutMs));
    const text = JSON.stringify(rates);
    await sharedState().write(key, text, Math.max(expiresAt - Date.now(), minCacheMs));
    await sharedState().write(`${key}:last`, text, staleCacheMs);
    // The caller does not wait for this.
    storeLastRates(rates).catch((error) => logError('currency-rates-not-stored', { cause: describeError(error) }));
    return rates;
  } catch (error) {
    logError('currency-rates-failed', { cause: describeError(error), milliseconds: Math.round(performance.now() - began) });
    const rates = await findLastRates();
    await sharedState().write(key, JSON.stringify(rates), failureCacheMs);
    return rates;
  }
}

/** From the shared state, otherwise from the database, where they survive a restart. */
async function findLastRates(): Promise<Rates> {
  const last = await sharedState().read(`${key}:last`);
  if (last) return JSON.parse(last) as Rates;
  try {
    return lastKnownRates(await readLastRates());
  } catch (error) {
    logError('currency-rates-not-read', { cause: describeError(error) });
    return lastKnownRates(null);
  }
}
