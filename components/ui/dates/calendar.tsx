'use client';

import { DayPicker } from 'react-day-picker';
import { ar, enGB } from 'react-day-picker/locale';
import {
  CalendarContext,
  type CalendarNotes,
  calendarLooks,
  monthsOnPhone,
  selectedDay,
  useCalendarContext,
  useIsLargeScreen,
  weekStart,
} from './grid/calendar-context';
import { notedDay } from './grid/day-button';
import { gulfParts } from './grid/month-parts';

interface CalendarProps {
  locale: 'en' | 'ar';
  direction: 'ltr' | 'rtl';
  selected: Date;
  hasSelection: boolean;
  /** Days between the two ends are tinted. */
  range?: { from: Date; to: Date };
  earliest: Date;
  latest: Date;
  /** Texts under the days, such as prices. */
  notes?: CalendarNotes | null;
  onPick: (date: Date) => void;
}

/** A month grid with Hijri days and holidays: two side by side with arrows on a large screen, one long scroll of months on a phone. */
export function Calendar(props: CalendarProps) {
  const { locale, direction, selected, hasSelection, range, earliest, latest, notes = null, onPick } = props;
  const isLarge = useIsLargeScreen();
  const context = useCalendarContext(locale, notes);
  return (
    <CalendarContext value={context}>
      <DayPicker
        mode="single"
        required
        autoFocus
        dir={direction}
        locale={locale === 'ar' ? ar : enGB}
        numerals="latn"
        weekStartsOn={weekStart}
        numberOfMonths={isLarge ? 2 : monthsOnPhone}
        hideNavigation={!isLarge}
        defaultMonth={isLarge ? selected : earliest}
        startMonth={earliest}
        endMonth={latest}
        disabled={[{ before: earliest }, { after: latest }]}
        {...(hasSelection ? { selected } : { selected: undefined })}
        onSelect={(date) => onPick(date ?? selected)}
        modifiers={range ? { trip: range } : {}}
        modifiersClassNames={{ trip: 'bg-accent-soft' }}
        classNames={{ ...calendarLooks, selected: selectedDay, ...(notes && { day_button: notedDay }) }}
        components={gulfParts}
      />
    </CalendarContext>
  );
}
