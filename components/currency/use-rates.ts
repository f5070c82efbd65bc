'use client';

import { useEffect, useState } from 'react';
import { askRates } from '@/lib/currency/ask-rates';
import type { Rates } from '@/supabase/functions/_shared/exchange-rates/rates';

/** The rates once they are here; `undefined` while they come, `null` when they cannot be had. */
export function useRates(): Rates | null | undefined {
  const [rates, setRates] = useState<Rates | null>();
  useEffect(() => {
    let isHere = true;
    askRates().then(
      (value) => isHere && setRates(value),
      () => isHere && setRates(null),
    );
    return () => {
      isHere = false;
    };
  }, []);
  return rates;
}
