import { useEffect, useState } from 'react';
import { formatDay } from '@/lib/time/dates';
import type { Rates } from '@/supabase/functions/_shared/exchange-rates/rates';

export interface RateSourceWords {
  /** With {day}. */
  asOf: string;
  /** For rates built into this release, with {day}. */
  shipped: string;
  peg: string;
  source: string;
}

export function RateSource({
  rates: { asOf, isShipped },
  words,
}: {
  rates: Omit<Rates, 'riyalPerUnit'>;
  words: RateSourceWords;
}) {
  if (!asOf)
    return (
      <p key="peg" className="text-ink-soft text-sm">
        {words.peg}
      </p>
    );
  if (isShipped)
    return (
      <p key="shipped" className="text-ink-soft text-sm">
        {words.shipped.replace('{day}', formatDay(asOf))}
      </p>
    );
  return (
    <p key="dated" className="text-ink-soft text-sm">
      {words.asOf.replace('{day}', formatDay(asOf))}{' '}
      <a href="https://www.exchangerate-api.com" rel="noopener" target="_blank" className="underline underline-offset-4">
        {words.source}
      </a>
    </p>
  );
}

const timeoutMs = 10_000;
let asked: Promise<Rates> | null = null;

export interface RatesNow {
  /** `undefined` during the first load, `null` when they are not available. */
  rates: Rates | null | undefined;
  isLoading: boolean;
  retry: () => void;
}

/** The rates once loaded, and `retry` to load them again. */
export function useRates(): RatesNow {
  const [rates, setRates] = useState<Rates | null>();
  const [attempt, setAttempt] = useState(1);
  const [answered, setAnswered] = useState(0);
  useEffect(() => {
    let isHere = true;
    function take(value: Rates | null) {
      if (!isHere) return;
      setRates(value);
      setAnswered(attempt);
    }
    fetchCurrentRates().then(take, () => take(null));
    return () => {
      isHere = false;
    };
  }, [attempt]);
  return { rates, isLoading: answered !== attempt, retry: () => setAttempt(answered + 1) };
}

/** Loads the rates from our own API, once per page. Rejects when they are not available; the next caller tries again. */
function fetchCurrentRates(): Promise<Rates> {
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
