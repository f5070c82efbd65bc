'use client';

import { createTranslator } from 'next-intl';
import { useEffect, useState } from 'react';
import { Calendar } from '@/components/ui/calendar';
import { Sheet } from '@/components/ui/sheet';
import { dateOfDay, dayOfDate, daysBetween, formatDay } from '@/lib/dates';
import { directionOf, type Locale } from '@/lib/i18n/locales';
import { loadMessages, type Messages } from '@/lib/i18n/messages';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { bookingHorizonDays } from '@/supabase/functions/_shared/contracts/flight-search';

interface FlightCalendarProps {
  locale: Locale;
  picking: 'departure' | 'return';
  departDate: string;
  returnDate: string;
  closeLabel: string;
  onPick: (day: string) => void;
  onClose: () => void;
}

/** The calendar of the flight form, with the trip drawn as a range and its nights counted. */
export function FlightCalendar({ locale, picking, departDate, returnDate, closeLabel, onPick, onClose }: FlightCalendarProps) {
  const [messages, setMessages] = useState<Pick<Messages, 'flights'>>();
  useEffect(() => {
    void loadMessages(locale, ['flights']).then(setMessages);
  }, [locale]);
  if (!messages) return null;

  const t = createTranslator({ locale, messages, namespace: 'flights.form' });
  const today = todayInQatar();
  const earliest = picking === 'return' && departDate ? departDate : today;
  const nights = departDate && returnDate ? daysBetween(departDate, returnDate) : 0;
  return (
    <Sheet
      title={picking === 'departure' ? t('pickDeparture') : t('pickReturn')}
      closeLabel={closeLabel}
      size="wide"
      onClose={onClose}
      footer={
        departDate && (
          <p aria-live="polite" className="text-ink-soft">
            <bdi>{formatDay(departDate)}</bdi>
            {returnDate && (
              <>
                {' – '}
                <bdi>{formatDay(returnDate)}</bdi> · {t('nights', { count: nights })}
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
        selected={dateOfDay((picking === 'return' && returnDate) || departDate || today)}
        hasSelection={picking === 'return' ? returnDate !== '' : departDate !== ''}
        {...(departDate && returnDate && { range: { from: dateOfDay(departDate), to: dateOfDay(returnDate) } })}
        earliest={dateOfDay(earliest)}
        latest={dateOfDay(addDays(today, bookingHorizonDays))}
        onPick={(date) => onPick(dayOfDate(date))}
      />
    </Sheet>
  );
}
