import { type ComponentProps, useState } from 'react';
import { formatDay } from '@/lib/dates';

/**
 * The browser's own field for a day, and below it the day as this site writes days: the field follows the language of the
 * browser, and in some of them the month comes first.
 */
export function DayControl({ onInput, ...input }: ComponentProps<'input'>) {
  const [typed, setTyped] = useState(String(input.defaultValue ?? ''));
  const day = String(input.value ?? typed);
  return (
    <>
      <input
        className="control"
        {...input}
        type="date"
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          onInput?.(event);
        }}
      />
      {day && <bdi className="mt-1 block text-ink-soft text-sm tabular-nums">{formatDay(day)}</bdi>}
    </>
  );
}
