'use client';

import { Calendar } from '@/components/ui/dates/calendar';
import { Sheet } from '@/components/ui/overlays/sheet';
import { directionOf, type Locale } from '@/lib/i18n/locales';
import { dateOfDay, dayOfDate, formatDay, lastDayToAsk } from '@/lib/time/dates';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

interface TripCalendarProps {
  locale: Locale;
  picking: 'departure' | 'return';
  /** yyyy-MM-dd, or empty. */
  days: { departure: string; return: string };
  words: { pickDeparture: string; pickReturn: string; close: string };
  onPick: (day: string) => void;
  onClose: () => void;
}

/** The departure, then the return, which may be the same day. */
export function TripCalendar({ locale, picking, days, words, onPick, onClose }: TripCalendarProps) {
  const today = todayInQatar();
  const earliest = picking === 'return' ? days.departure : today;
  const hasRange = days.departure !== '' && days.return !== '';
  return (
    <Sheet
      title={picking === 'departure' ? words.pickDeparture : words.pickReturn}
      closeLabel={words.close}
      size="wide"
      onClose={onClose}
      footer={
        days.departure && (
          <p aria-live="polite" className="text-ink-soft">
            <bdi>{formatDay(days.departure)}</bdi>
            {days.return && (
              <>
                <span>{' – '}</span>
                <bdi>{formatDay(days.return)}</bdi>
              </>
            )}
          </p>
        )
      }
    >
      <Calendar
        key={picking}
        locale={locale}
        direction={directionOf(locale)}
        selected={dateOfDay(days[picking] || earliest)}
        hasSelection={days[picking] !== ''}
        {...(hasRange && { range: { from: dateOfDay(days.departure), to: dateOfDay(days.return) } })}
        earliest={dateOfDay(earliest)}
        latest={dateOfDay(lastDayToAsk(today))}
        onPick={(date) => onPick(dayOfDate(date))}
      />
    </Sheet>
  );
}
