'use client';

import clsx from 'clsx';
import { useContext } from 'react';
import { DayButton, type DayButtonProps } from 'react-day-picker';
import { comma } from '@/lib/i18n/locales';
import { dayOfDate } from '@/lib/time/dates';
import { formatHijri, hijriOf } from '@/lib/time/gulf/hijri';
import { type Occasion, occasionsOn } from '@/lib/time/gulf/occasions';
import { CalendarContext } from './calendar-context';

/** Tall enough for a price; the lowest price has a frame. */
export const notedDay =
  'relative inline-flex h-14 w-full flex-col items-center justify-center rounded-control tabular-nums hover:bg-accent-soft disabled:text-line-strong disabled:line-through disabled:hover:bg-transparent';

/** A day: its number, below it that of the Hijri calendar, a dot for a holiday or Ramadan, and the note of the calendar. Spoken as one sentence. */
export function GulfDayButton({ children, 'aria-label': name = '', ...props }: DayButtonProps) {
  const { locale, words, notes } = useContext(CalendarContext);
  const day = dayOfDate(props.day.date);
  const note = props.modifiers['disabled'] ? null : notes?.noteOf(day);
  const marks = words ? occasionsOn(day) : [];
  const spoken = [name, formatHijri(day, locale), ...marks.map((mark) => words?.occasions[mark])].join(comma[locale]);
  return (
    <DayButton {...props}>
      <span className="sr-only">{note ? note.spoken(spoken) : spoken}</span>
      <span aria-hidden="true" className="leading-5">
        {children}
      </span>
      <span aria-hidden="true" className="font-normal text-[0.625rem] leading-3">
        {hijriOf(day).day}
      </span>
      {marks[0] && <OccasionDot occasion={marks[0]} className="absolute end-1.5 top-1.5" />}
      {notes && (
        <bdi
          aria-hidden="true"
          className={clsx(
            'h-4 rounded-control px-1 text-[0.6875rem] leading-4',
            note?.isBest ? 'border border-current font-semibold' : 'font-normal',
          )}
        >
          {note?.text}
        </bdi>
      )}
    </DayButton>
  );
}

/** Round for a holiday, a ring for Ramadan: not by colour alone. */
export function OccasionDot({ occasion, className }: { occasion: Occasion; className?: string }) {
  const look = occasion === 'ramadan' ? 'border border-current' : 'bg-current';
  return <span aria-hidden="true" className={clsx('size-1.5 shrink-0 rounded-pill', look, className)} />;
}
