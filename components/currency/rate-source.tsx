import { formatDay } from '@/lib/dates';

export interface RateSourceWords {
  /** With {day}. */
  asOf: string;
  peg: string;
  source: string;
}

/** Of which day the rates are and whose. */
export function RateSource({ asOf, words }: { asOf: string | null; words: RateSourceWords }) {
  if (!asOf) return <p className="text-ink-soft text-sm">{words.peg}</p>;
  return (
    <p className="text-ink-soft text-sm">
      {words.asOf.replace('{day}', formatDay(asOf))}{' '}
      <a href="https://www.exchangerate-api.com" rel="noopener" target="_blank" className="underline underline-offset-4">
        {words.source}
      </a>
    </p>
  );
}
