import { visaRows } from '@/content/visa-rules.generated';
import { unpackRow } from './packed-rules';

const unpacked = new Map<string, Readonly<Record<string, string>>>();

/** One passport's row of the index, as it is sent to browsers; undefined for a passport that the index does not have. */
export function rowOf(passport: string): string | undefined {
  return Object.hasOwn(visaRows, passport) ? visaRows[passport] : undefined;
}

/** What the index says of each destination for a passport (ISO 3166-1 alpha-2). For the server, which has all rows. */
export function visaRulesOf(passport: string): Readonly<Record<string, string>> | undefined {
  const known = unpacked.get(passport);
  if (known) return known;
  const row = rowOf(passport);
  if (row === undefined) return undefined;
  const rules = unpackRow(row);
  unpacked.set(passport, rules);
  return rules;
}
