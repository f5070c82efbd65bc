'use client';

import { useEffect, useState } from 'react';
import type { Rates } from '@/supabase/functions/_shared/exchange-rates/rates';

const timeoutMs = 10_000;
let asked: Promise<Rates> | null = null;

export interface RatesNow {
  /** `undefined` while they come for the first time, `null` when they cannot be had. */
  rates: Rates | null | undefined;
  isAsking: boolean;
  askAgain: () => void;
}

/** The rates once they are here. `askAgain` for when they did not come. */
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
  return { rates, isAsking: answered !== attempt, askAgain: () => setAttempt(answered + 1) };
}

/** The rates from our own API, asked once a page. Rejects when they cannot be had; then the next caller asks anew. */
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
