import { formatDay } from '@/lib/time/dates';
import type { RuleKind } from '@/lib/visa/rule';

/** Texts of the picker and its table; made on the server, so that the browser needs no plural rules. */
export interface RuleWords {
  kinds: Record<RuleKind, { name: string; meaning: string }>;
  /** "90 days", by number of days. */
  stays: Record<number, string>;
  /** "Up to 90 days without a visa", by number of days. */
  limits: Record<number, string>;
  passport: string;
  passportHint: string;
  /** Of the passport and the destination in the address. */
  unknownPassport: string;
  unknownDestination: string;
  destination: string;
  choose: string;
  chooseHint: string;
  loading: string;
  unavailable: string;
  retry: string;
  unknown: string;
  homeName: string;
  homeMeaning: string;
  /** Between two countries of the GCC. */
  idCard: string;
  /** With {day}. */
  source: string;
  confirm: string;
  service: string;
  ask: string;
  /** With {passport} and {destination}. */
  message: string;
  /** With {passport}. */
  table: string;
  /** Of countries whose length of stay the index does not have. */
  noStay: string;
  /** Between names. */
  comma: string;
}

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
