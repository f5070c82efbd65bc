'use client';

import { formatAmount } from '@/lib/currency/format';
import { convert } from '@/supabase/functions/_shared/exchange-rates/rates';
import { RateSource, type RateSourceWords } from './rate-source';
import { useRates } from './use-rates';

export interface RateNowWords extends RateSourceWords {
  loading: string;
  /** With {riyal} and {foreign}. */
  line: string;
  unavailable: string;
}

const riyal = 100;

/** What a hundred riyal buy today. Keeps its height while the rate comes. */
export function RateNow({ code, tag, words }: { code: string; tag: string; words: RateNowWords }) {
  const { rates } = useRates();
  const foreign = rates ? convert(riyal, 'QAR', code, rates) : null;
  return (
    <div aria-live="polite" className="min-h-28 noscript:hidden sm:min-h-24">
      {rates === undefined && <p className="text-ink-soft">{words.loading}</p>}
      {rates !== undefined && foreign === null && <p>{words.unavailable}</p>}
      {rates && foreign !== null && (
        <>
          <p className="mb-1 font-medium text-lg">
            {words.line.split(/(\{riyal\}|\{foreign\})/).map((part) => {
              if (part === '{riyal}') return <bdi key={part}>{formatAmount(riyal, 'QAR', tag)}</bdi>;
              if (part === '{foreign}') return <bdi key={part}>{formatAmount(foreign, code, tag)}</bdi>;
              return part;
            })}
          </p>
          <RateSource asOf={rates.asOf} words={words} />
        </>
      )}
    </div>
  );
}
