import { formatDay } from '@/lib/time/dates';
import type { RuleWords } from './rule-words';

/** Source and day of the rules, and where to confirm them. */
export function RuleSource({ asOf, words }: { asOf: string; words: Pick<RuleWords, 'source' | 'confirm'> }) {
  const [before, after] = words.source.split('{day}');
  return (
    <p className="mt-3 text-ink-soft text-sm">
      {before}
      <bdi>{formatDay(asOf)}</bdi>
      {after} <strong className="text-ink">{words.confirm}</strong>
    </p>
  );
}
