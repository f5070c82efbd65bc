'use client';

import clsx from 'clsx';
import { createContext, useContext, useEffect, useRef } from 'react';
import { DayButton, type DayButtonProps, type MonthProps } from 'react-day-picker';
import { dayOfDate } from '@/lib/time/dates';

/** A text under the number of a day. */
export interface DayNote {
  text: string;
  /** The day with the note, for screen readers. */
  spoken: (name: string) => string;
  isBest: boolean;
}

export interface CalendarNotes {
  /** Days are yyyy-MM-dd, months yyyy-MM. */
  noteOf: (day: string) => DayNote | null;
  onMonthSeen: (month: string, isSeen: boolean) => void;
}

export const CalendarNotesContext = createContext<CalendarNotes | null>(null);

/** Tall enough for a price; the lowest price has a frame. */
export const notedDay =
  'relative inline-flex h-14 w-full flex-col items-center justify-center rounded-control tabular-nums hover:bg-accent-soft disabled:text-line-strong disabled:line-through disabled:hover:bg-transparent';

export function NotedDayButton({ children, 'aria-label': name, ...props }: DayButtonProps) {
  const notes = useContext(CalendarNotesContext);
  const note = props.modifiers.disabled ? null : notes?.noteOf(dayOfDate(props.day.date));
  return (
    <DayButton {...props}>
      <span className="sr-only">{note && name ? note.spoken(name) : name}</span>
      <span aria-hidden="true">{children}</span>
      <bdi
        aria-hidden="true"
        className={clsx(
          'h-4 rounded-control px-1 text-[0.6875rem] leading-4',
          note?.isBest ? 'border border-current font-semibold' : 'font-normal',
        )}
      >
        {note?.text}
      </bdi>
    </DayButton>
  );
}

/** Reports which months are visible: a phone shows a year in one list. */
export function WatchedMonth({ calendarMonth, displayIndex: _index, ...props }: MonthProps) {
  const element = useRef<HTMLDivElement>(null);
  const onMonthSeen = useContext(CalendarNotesContext)?.onMonthSeen;
  const month = dayOfDate(calendarMonth.date).slice(0, 7);

  useEffect(() => {
    if (!element.current || !onMonthSeen) return;
    const observer = new IntersectionObserver(([entry]) => onMonthSeen(month, entry?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      onMonthSeen(month, false);
    };
  }, [month, onMonthSeen]);

  return <div ref={element} {...props} />;
}
