/** Months are 1 to 12; `tag` is a BCP 47 language tag. */
export type MonthRange = readonly [first: number, last: number];

/** The twelve names of the months, January first. */
export function monthNames(tag: string, style: 'long' | 'short' | 'narrow'): string[] {
  const format = new Intl.DateTimeFormat(tag, { month: style, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2027, month, 15))));
}

/** Whether a month is in one of the ranges; a range may cross the new year. */
export function isInRanges(month: number, ranges: readonly MonthRange[]): boolean {
  return ranges.some(([first, last]) => (first <= last ? month >= first && month <= last : month >= first || month <= last));
}
