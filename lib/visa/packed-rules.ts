import { visaPassports, visaRuleValues } from '@/content/visa-passports.generated';

const firstLetter = 'a'.charCodeAt(0);

/** The rules in a row of the index, by destination; without the passport's own country. */
export function unpackRow(row: string): Record<string, string> {
  return Object.fromEntries(
    visaPassports.flatMap((destination, place) => {
      const rule = visaRuleValues[row.charCodeAt(place) - firstLetter];
      return rule === undefined ? [] : [[destination, rule]];
    }),
  );
}
