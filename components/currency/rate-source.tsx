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

/** Day and source of the rates. */
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
