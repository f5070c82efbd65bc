import { useDeferredValue } from 'react';

/** More than a screen shows of any list here. */
const first = 6;
const none: readonly never[] = [];

/**
 * Which rows of a list to draw now: the first six and those that were drawn already. The others follow when the processor has time, so
 * that a long list answers at once. `isWhole` draws all from the start, for a place in the list that is to be shown.
 */
export function useFirstRows<Row extends { id: string }>(rows: readonly Row[], isWhole = false): readonly Row[] {
  const drawn = useDeferredValue(rows, isWhole ? rows : none);
  if (drawn === rows) return rows;
  const known = new Set(drawn.map(({ id }) => id));
  return rows.filter(({ id }, index) => index < first || known.has(id));
}
