import { createContext, useEffect, useState } from 'react';
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
