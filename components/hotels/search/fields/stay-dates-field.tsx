'use client';

import { DateRangeField } from '@/components/ui/dates/range/date-range-field';
import { lastCheckOut, type StayDays } from '@/lib/hotels/search/search-form';
import type { Locale } from '@/lib/i18n/locales';
import type { StayWords } from '../stay-words';

interface StayDatesFieldProps {
  id: string;
  days: StayDays;
  /** yyyy-MM-dd; empty before hydration. */
  today: string;
  locale: Locale;
  words: StayWords;
  error?: string | undefined;
  onChange: (days: StayDays) => void;
}

/** Check-in and check-out on one calendar, with the number of nights. */
export function StayDatesField({ id, days, today, locale, words, error, onChange }: StayDatesFieldProps) {
  const { dates, nights, close } = words;
  return (
    <DateRangeField
      id={id}
      locale={locale}
      value={{ from: days.checkIn, to: days.checkOut }}
      earliest={today}
      latest={today && lastCheckOut(today)}
      words={{
        from: dates.checkIn,
        to: dates.checkOut,
        placeholder: dates.datePlaceholder,
        title: dates.pickDays,
        pickEnd: dates.pickCheckOut,
        clear: dates.clearDates,
        nights,
        close,
      }}
      error={error}
      onChange={({ from, to }) => onChange({ checkIn: from, checkOut: to })}
    />
  );
}
