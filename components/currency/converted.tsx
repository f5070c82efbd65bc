import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { formatAmount, formatTyped } from '@/lib/currency/format';
import { convert, pegRates } from '@/supabase/functions/_shared/exchange-rates/rates';
import { RateSource, type RateSourceWords } from './rate-source';
import type { RatesNow } from './use-rates';

export interface ConvertedWords extends RateSourceWords {
  loading: string;
  unavailable: string;
  /** With {from} and {to}. */
  result: string;
  noRate: string;
  retry: string;
  /** The pair whose rate is always known. */
  fixedPair: string;
}

interface ConvertedProps {
  /** Null while what is typed is no amount. */
  amount: number | null;
  from: string;
  to: string;
  now: RatesNow;
  onFixedPair: () => void;
  tag: string;
  words: ConvertedWords;
}

/** What the amount is worth, or what can be done where nobody knows. */
export function Converted({ amount, from, to, now: { rates, isAsking, askAgain }, onFixedPair, tag, words }: ConvertedProps) {
  // Pegs need no service.
  const known = rates === undefined ? null : (rates ?? pegRates);
  const converted = known && amount !== null ? convert(amount, from, to, known) : null;
  return (
    <div aria-live="polite" className="mt-6 min-h-24">
      {rates === undefined && <p className="text-ink-soft">{words.loading}</p>}
      {known && amount !== null && converted === null && (
        <>
          <p>{rates ? words.noRate : words.unavailable}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            {rates === null && (
              <Button aria-disabled={isAsking} onClick={() => !isAsking && askAgain()}>
                {isAsking ? words.loading : words.retry}
              </Button>
            )}
            <Button variant="secondary" onClick={onFixedPair}>
              {words.fixedPair}
            </Button>
          </div>
        </>
      )}
      {amount !== null && converted !== null && (
        <p className="mb-2 font-semibold text-xl md:text-2xl">
          {words.result.split(/(\{from\}|\{to\})/).map((part): ReactNode => {
            if (part === '{from}') return <bdi key={part}>{formatTyped(amount, from, tag)}</bdi>;
            if (part === '{to}') return <bdi key={part}>{formatAmount(converted, to, tag)}</bdi>;
            return part;
          })}
        </p>
      )}
      {known && converted !== null && <RateSource asOf={known.asOf} words={words} />}
    </div>
  );
}
