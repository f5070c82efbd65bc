'use client';

import { useContext, useEffect, useRef } from 'react';
import type { MonthCaptionProps, MonthProps } from 'react-day-picker';
import { intlTag } from '@/lib/i18n/locales';
import { addMonths, dayOfDate } from '@/lib/time/dates';
import { formatHijriMonths } from '@/lib/time/gulf/hijri';
import { dayAfter, hasSchoolBreak, isByMoon, type OccasionDays, occasionsWithin } from '@/lib/time/gulf/occasions';
import { CalendarContext } from './calendar-context';
import { GulfDayButton, OccasionDot } from './day-button';

function GulfCaption({ calendarMonth, displayIndex: _index, children, ...props }: MonthCaptionProps) {
  const { locale } = useContext(CalendarContext);
  const month = dayOfDate(calendarMonth.date).slice(0, 7);
  return (
    <div {...props}>
      {children}
      <span className="font-normal text-ink-soft text-xs">{formatHijriMonths(month, locale)}</span>
    </div>
  );
}

/** A month, and below it what its dots mean. Reports when it is visible: a phone shows a year in one list. */
function GulfMonth({ calendarMonth, displayIndex: _index, children, ...props }: MonthProps) {
  const element = useRef<HTMLDivElement>(null);
  const onMonthSeen = useContext(CalendarContext).notes?.onMonthSeen;
  const first = dayOfDate(calendarMonth.date);
  const month = first.slice(0, 7);

  useEffect(() => {
    if (!element.current || !onMonthSeen) return;
    const observer = new IntersectionObserver(([entry]) => onMonthSeen(month, entry?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      onMonthSeen(month, false);
    };
  }, [month, onMonthSeen]);

  return (
    <div ref={element} {...props}>
      {children}
      <OccasionList days={occasionsWithin(first, dayAfter(addMonths(first, 1), -1))} month={month} />
    </div>
  );
}

function OccasionList({ days, month }: { days: OccasionDays[]; month: string }) {
  const { locale, words } = useContext(CalendarContext);
  if (!words || days.length === 0) return null;
  const format = new Intl.DateTimeFormat(intlTag(locale), { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const noon = (day: string) => new Date(`${day}T12:00:00Z`);
  return (
    <ul className="mt-2 space-y-0.5 text-ink-soft text-xs">
      {days.map(({ occasion, first, last }) => (
        <li key={occasion + first} className="flex items-center gap-2">
          <OccasionDot occasion={occasion} className="text-ink" />
          <span>
            <bdi>{format.formatRange(noon(first), noon(last))}</bdi>
            {` · ${words.occasions[occasion]}${isByMoon(occasion) ? ` ${words.expected}` : ''}`}
          </span>
        </li>
      ))}
      {hasSchoolBreak(month) && <li className="ps-3.5">{words.schools.midYear}</li>}
    </ul>
  );
}

export const gulfParts = { DayButton: GulfDayButton, Month: GulfMonth, MonthCaption: GulfCaption };
