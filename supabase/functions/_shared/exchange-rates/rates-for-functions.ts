/** Today's rates for what runs as a function: kept in memory until the service makes new ones, the pegs alone while it cannot be reached. */
import { createLog, faultOf } from '../function-log.ts';
import { fetchRates } from './exchange-rate-api.ts';
import { pegRates, type Rates } from './rates.ts';

export type FindRates = () => Promise<Rates>;

const usualAddress = 'https://open.er-api.com/v6/latest/USD';
/** A search waits for its flights much longer; this only has to be done before they are here. */
const patienceMs = 3_000;
/** The service asks to be asked at most once an hour. */
const shortestKeptMs = 3_600_000;
const failureKeptMs = 5 * 60_000;

const log = createLog('exchange-rates');

/** The first answer is asked once, however many wait for it. What it returns never rejects. */
export function ratesForFunctions(environment: (name: string) => string | undefined, fetcher = fetch): FindRates {
  let kept: { rates: Rates; until: number } | null = null;
  let asked: Promise<Rates> | null = null;
  const bounded: typeof fetch = (input, init) => fetcher(input, { ...init, signal: AbortSignal.timeout(patienceMs) });

  async function ask(): Promise<Rates> {
    try {
      const { rates, expiresAt } = await fetchRates(environment('RATES_SERVICE_URL') || usualAddress, bounded);
      kept = { rates, until: Math.max(expiresAt, Date.now() + shortestKeptMs) };
    } catch (error) {
      kept = { rates: kept?.rates ?? pegRates, until: Date.now() + failureKeptMs };
      log.error('rates-failed', { used: kept.rates.asOf ?? 'pegs', fault: faultOf(error) });
    }
    return kept.rates;
  }

  return () => {
    if (kept && Date.now() < kept.until) return Promise.resolve(kept.rates);
    asked ??= ask().finally(() => {
      asked = null;
    });
    return asked;
  };
}
