import { createContext, useEffect, useState } from 'react';
import { useMediaQuery } from '@/lib/browser/use-media-query';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages, type Messages } from '@/lib/i18n/messages';

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

interface CalendarContextValue {
  locale: Locale;
  /** Null until loaded: a calendar opens without them. */
  words: Messages['calendar'] | null;
  notes: CalendarNotes | null;
}

export const CalendarContext = createContext<CalendarContextValue>({ locale: 'en', words: null, notes: null });

/** What the parts of a month grid need to know. */
export function useCalendarContext(locale: Locale, notes: CalendarNotes | null = null): CalendarContextValue {
  const [words, setWords] = useState<Messages['calendar'] | null>(null);
  useEffect(() => {
    // Without the words, days have no marks; without script for them the calendar still works.
    loadMessages(locale, ['calendar']).then(
      ({ calendar }) => setWords(calendar),
      () => undefined,
    );
  }, [locale]);
  return { locale, words, notes };
}

const query = '(min-width: 48rem)';

/** Saturday, as in Qatar, in both languages. */
export const weekStart = 6;
/** Months that a phone shows in one scroll. */
export const monthsOnPhone = 13;

/** A selected day, on any background. */
export const selectedDay = '[&>button]:bg-accent-fill [&>button]:text-on-fill [&>button]:hover:bg-accent-fill-strong';

export const calendarLooks = {
  months: 'relative flex flex-col gap-8 md:flex-row',
  month: 'grow',
  month_caption: 'mb-2 flex h-11 flex-col items-center justify-center font-semibold leading-6',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: 'inline-flex size-11 items-center justify-center rounded-pill hover:bg-sunken disabled:opacity-30',
  button_next: 'inline-flex size-11 items-center justify-center rounded-pill hover:bg-sunken disabled:opacity-30',
  chevron: 'size-5 fill-current [&:dir(rtl)]:-scale-x-100',
  month_grid: 'w-full table-fixed border-collapse',
  // Arabic has long names for them.
  weekday: 'h-9 font-normal text-ink-soft text-sm rtl:max-[24rem]:text-[0.625rem] first:bg-sunken last:bg-sunken',
  // The weekend is in the last column (Friday) and the first (Saturday).
  day: 'p-0 text-center first:[&:not(.bg-accent-soft)]:bg-sunken last:[&:not(.bg-accent-soft)]:bg-sunken',
  day_button:
    'relative inline-flex size-11 flex-col items-center justify-center rounded-pill tabular-nums hover:bg-accent-soft disabled:text-line-strong disabled:line-through disabled:hover:bg-transparent',
  today: 'font-semibold text-accent',
  outside: 'invisible',
  hidden: 'invisible',
};

/** Whether two months fit side by side. */
export function useIsLargeScreen(): boolean {
  return useMediaQuery(query);
}
