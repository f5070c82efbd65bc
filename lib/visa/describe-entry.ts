import { type RuleKind, readRule } from './rule';

/** A rule in two short lines. */
export interface EntryText {
  name: string;
  detail: string;
}

/** The texts of a note, translated on the server, which has the plural rules. */
export interface EntryWords {
  kinds: Record<RuleKind, EntryText>;
  /** "Up to 90 days without a visa", by number of days. */
  limits: Record<number, string>;
  home: EntryText;
  unknown: EntryText;
}

interface Entry {
  /** ISO 3166-1 alpha-2. */
  passport: string;
  country: string | null;
  /** As in the index; undefined when it has no row. */
  written: string | undefined;
}

/** What a passport needs to enter a country, in words. */
export function describeEntry({ passport, country, written }: Entry, words: EntryWords): EntryText {
  if (passport === country) return words.home;
  const rule = written === undefined ? null : readRule(written);
  if (!rule) return words.unknown;
  const { name, detail } = words.kinds[rule.kind];
  const limit = rule.days === null ? undefined : words.limits[rule.days];
  return { name, detail: limit ?? detail };
}
