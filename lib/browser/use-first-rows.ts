import { useDeferredValue } from 'react';

/** More rows than a screen shows of any list. */
const first = 6;
const none: readonly never[] = [];

/**
 * The rows to render: the first six and those already rendered. The others follow when the processor is idle, so that a long list responds at
 * once. `isWhole` renders all rows from the start, to scroll to one of them.
 */
export function useFirstRows<Row extends { id: string }>(rows: readonly Row[], isWhole = false): readonly Row[] {
  const drawn = useDeferredValue(rows, isWhole ? rows : none);
  if (drawn === rows) return rows;
  const known = new Set(drawn.map(({ id }) => id));
  return rows.filter(({ id }, index) => index < first || known.has(id));
}
