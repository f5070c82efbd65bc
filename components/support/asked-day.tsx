'use client';

import { useId } from 'react';
import { DateField, type DateFieldWords } from '@/components/ui/dates/date-field';
import { lastDayToAsk } from '@/lib/time/dates';
import { useToday } from '@/lib/time/use-today';

/** A day from today on. */
export function AskedDay({ name, label, words }: { name: string; label: string; words: DateFieldWords }) {
  const today = useToday();
  return (
    <DateField
      id={useId()}
      name={name}
      label={label}
      words={words}
      required
      earliest={today}
      latest={today && lastDayToAsk(today)}
      checksItself
      autoComplete="off"
    />
  );
}
