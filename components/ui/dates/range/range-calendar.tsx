'use client';

import { DayPicker } from 'react-day-picker';
import { ar, enGB } from 'react-day-picker/locale';
import {
  calendarLooks,
  monthsOnPhone,
  selectedDay,
  useIsLargeScreen,
  weekStart,
} from '@/components/ui/dates/grid/calendar-context';
import { directionOf, type Locale } from '@/lib/i18n/locales';
import { dateOfDay, dayOfDate } from '@/lib/time/dates';
import { CalendarContext, useCalendarContext } from '../grid/calendar-context';
import { gulfParts } from '../grid/month-parts';
import type { DayRange } from './selected-days';

interface RangeCalendarProps {
  locale: Locale;
  range: DayRange;
  /** First and last day that may be picked, yyyy-MM-dd. */
  earliest: string;
  latest: string;
  onPick: (day: string) => void;
}

/** Contains react-day-picker: load it on first opening. Two months on a large screen, one scroll of months on a phone. */
export function RangeCalendar({ locale, range, earliest, latest, onPick }: RangeCalendarProps) {
  const isLarge = useIsLargeScreen();
  const context = useCalendarContext(locale);
  const [first, last] = [dateOfDay(earliest), dateOfDay(latest)];
  const from = range.from ? dateOfDay(range.from) : undefined;
  const to = range.to ? dateOfDay(range.to) : undefined;
  return (
    <CalendarContext value={context}>
      <DayPicker
        mode="range"
        autoFocus
        dir={directionOf(locale)}
        locale={locale === 'ar' ? ar : enGB}
        numerals="latn"
        weekStartsOn={weekStart}
        numberOfMonths={isLarge ? 2 : monthsOnPhone}
        hideNavigation={!isLarge}
        defaultMonth={isLarge && from ? from : first}
        startMonth={first}
        endMonth={last}
        disabled={[{ before: first }, { after: last }]}
        selected={from && { from, to }}
        onSelect={(_range, day) => onPick(dayOfDate(day))}
        modifiers={{ edge: [from, to].filter((day) => day !== undefined) }}
        modifiersClassNames={{ edge: selectedDay }}
        classNames={{ ...calendarLooks, ...band }}
        components={gulfParts}
      />
    </CalendarContext>
  );
}

/** The nights between the two ends as one band from the centre of a day to the centre of another. */
const band = {
  range_start: 'relative before:absolute before:inset-y-0 before:start-1/2 before:end-0 before:bg-accent-soft',
  range_middle: 'bg-accent-soft',
  range_end: 'relative before:absolute before:inset-y-0 before:start-0 before:end-1/2 before:bg-accent-soft',
};
