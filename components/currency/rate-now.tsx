'use client';

import { nameAmount } from '@/lib/currency/format';
import { convert, type Rates, sourceOf } from '@/supabase/functions/_shared/exchange-rates/rates';
import { RateSource, type RateSourceWords, useRates } from './rate-source';

export interface RateNowWords extends RateSourceWords {
  loading: string;
  /** With {riyal} and {foreign}. */
  line: string;
  unavailable: string;
}

const riyal = 100;

interface RateNowProps {
  code: string;
  /** Shown when today's rate is not available. */
  lastKnown: Rates;
  tag: string;
  words: RateNowWords;
}

/** The value of a hundred riyals today. Reserves its height while the rate loads. */
export function RateNow({ code, lastKnown, tag, words }: RateNowProps) {
  const { rates } = useRates();
  const known = rates === undefined ? null : (rates ?? lastKnown);
  const foreign = known && convert(riyal, 'QAR', code, known);
  return (
    <div data-live="" aria-live="polite" className="min-h-28 noscript:hidden sm:min-h-24">
      {rates === undefined && <p className="text-ink-soft">{words.loading}</p>}
      {known && foreign === null && <p>{words.unavailable}</p>}
      {known && foreign !== null && (
        <>
          <p className="mb-1 font-medium text-lg">
            {words.line.split(/(\{riyal\}|\{foreign\})/).map((part) => {
              if (part === '{riyal}') return <bdi key={part}>{nameAmount(riyal, 'QAR', tag)}</bdi>;
              if (part === '{foreign}') return <bdi key={part}>{nameAmount(foreign, code, tag)}</bdi>;
              return part;
            })}
          </p>
          <RateSource rates={sourceOf(known, 'QAR', code)} words={words} />
        </>
      )}
    </div>
  );
}
