import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { nameAmount, nameTyped } from '@/lib/currency/format';
import { convert, type Rates, sourceOf } from '@/supabase/functions/_shared/exchange-rates/rates';
import { RateSource, type RateSourceWords } from './rate-source';
import type { RatesNow } from './use-rates';

export interface ConvertedWords extends RateSourceWords {
  loading: string;
  /** With {from} and {to}. */
  result: string;
  noRate: string;
  retry: string;
  /** The pair with a fixed rate. */
  fixedPair: string;
}

interface ConvertedProps {
  /** Null while the typed text is not an amount. */
  amount: number | null;
  from: string;
  to: string;
  now: RatesNow;
  /** Shown while today's rates are not available. */
  lastKnown: Rates;
  onFixedPair: () => void;
  tag: string;
  words: ConvertedWords;
}

/** The converted amount, or what to do when there are no rates. */
export function Converted({ amount, from, to, now, lastKnown, onFixedPair, tag, words }: ConvertedProps) {
  const { rates, isLoading, retry } = now;
  const known = rates === undefined ? null : (rates ?? lastKnown);
  const converted = known && amount !== null ? convert(amount, from, to, known) : null;
  return (
    <div aria-live="polite" className="mt-6 min-h-24">
      {rates === undefined && <p className="text-ink-soft">{words.loading}</p>}
      {known && amount !== null && converted === null && (
        <>
          <p className="mb-3">{words.noRate}</p>
          <Button variant="secondary" onClick={onFixedPair}>
            {words.fixedPair}
          </Button>
        </>
      )}
      {amount !== null && converted !== null && (
        <p className="mb-2 font-semibold text-xl md:text-2xl">
          {words.result.split(/(\{from\}|\{to\})/).map((part): ReactNode => {
            if (part === '{from}') return <bdi key={part}>{nameTyped(amount, from, tag)}</bdi>;
            if (part === '{to}') return <bdi key={part}>{nameAmount(converted, to, tag)}</bdi>;
            return part;
          })}
        </p>
      )}
      {known && converted !== null && <RateSource rates={sourceOf(known, from, to)} words={words} />}
      {rates === null && (
        <Button variant="secondary" className="mt-3" aria-disabled={isLoading} onClick={() => !isLoading && retry()}>
          {isLoading ? words.loading : words.retry}
        </Button>
      )}
    </div>
  );
}
