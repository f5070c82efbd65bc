import type { Rates } from '@/supabase/functions/_shared/exchange-rates/rates';

const timeoutMs = 10_000;
let asked: Promise<Rates> | null = null;

/** The rates from our own API, asked once a page. Rejects when they cannot be had; then the next caller asks anew. */
export function fetchCurrentRates(): Promise<Rates> {
  asked ??= fetchRates().catch((error) => {
    asked = null;
    throw error;
  });
  return asked;
}

async function fetchRates(): Promise<Rates> {
  const response = await fetch('/api/currency-rates', { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`Rates: ${response.status}`);
  return response.json();
}
