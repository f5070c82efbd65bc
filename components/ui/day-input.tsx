'use client';

import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { type DayProblem, lastDayToAsk, problemOfDay } from '@/lib/dates';
import { useToday } from '@/lib/use-today';
import { describedBy, FieldError } from './field';

interface DayInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
  words: Record<DayProblem, string>;
  /** Name of the field in the same form whose day comes first. */
  after?: string | undefined;
}

/** A day that can be asked for, from today on. A form does not count as filled in while its day is told to be wrong. */
export function DayInput({ label, words, after, ...input }: DayInputProps) {
  const id = useId();
  const control = useRef<HTMLInputElement>(null);
  const today = useToday();
  const [problem, setProblem] = useState<DayProblem | null>(null);
  const error = problem ? words[problem] : undefined;

  useEffect(() => {
    const field = control.current;
    const form = field?.form;
    if (!field || !form || !today) return;
    const check = () => {
      const start = after && form.elements.namedItem(after);
      const found = problemOfDay(field.value, today, start instanceof HTMLInputElement ? start.value : '');
      field.setCustomValidity(found ? words[found] : '');
      setProblem(found);
    };
    // On the way down, so that the form already knows when it hears of the change itself.
    form.addEventListener('input', check, true);
    form.addEventListener('change', check, true);
    return () => {
      form.removeEventListener('input', check, true);
      form.removeEventListener('change', check, true);
    };
  }, [after, words, today]);

  return (
    <div>
      <label className="block">
        <span className="mb-1 block font-medium text-sm">{label}</span>
        <input
          ref={control}
          className="control"
          type="date"
          min={today || undefined}
          max={today ? lastDayToAsk(today) : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, undefined, error)}
          {...input}
        />
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
