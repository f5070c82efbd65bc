'use client';

import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { useEffect, useState } from 'react';
import { Calendar } from '@/components/ui/dates/calendar';
import { Sheet } from '@/components/ui/overlays/sheet';
import { tripOfForm } from '@/lib/flights/calendar/calendar-form';
import type { FlightSearchForm } from '@/lib/flights/search/search-form';
import { directionOf, type Locale } from '@/lib/i18n/locales';
import { loadMessages, type Messages } from '@/lib/i18n/messages';
import { dateOfDay, dayOfDate, daysBetween, formatDay } from '@/lib/time/dates';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { bookingHorizonDays } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import { PricedCalendar } from './results/flexible-dates/priced-calendar';

interface FlightCalendarProps {
  locale: Locale;
  picking: 'departure' | 'return';
  form: FlightSearchForm;
  closeLabel: string;
  onPick: (day: string) => void;
  onClose: () => void;
}

/** The calendar of the flight form, with the trip drawn as a range and its nights counted; days of departure say what they cost. */
export function FlightCalendar({ locale, picking, form, closeLabel, onPick, onClose }: FlightCalendarProps) {
  const [messages, setMessages] = useState<Pick<Messages, 'flights'>>();
  useEffect(() => {
    void loadMessages(locale, ['flights']).then(setMessages);
  }, [locale]);
  if (!messages) return null;

  const t = createTranslator({ locale, messages, namespace: 'flights.form' });
  const { departDate } = form;
  const returnDate = form.tripType === 'roundtrip' ? form.returnDate : '';
  const trip = picking === 'departure' ? tripOfForm(form) : null;
  const today = todayInQatar();
  const earliest = picking === 'return' && departDate ? departDate : today;
  const nights = departDate && returnDate ? daysBetween(departDate, returnDate) : 0;
  const calendar = {
    locale,
    direction: directionOf(locale),
    selected: dateOfDay((picking === 'return' && returnDate) || departDate || today),
    hasSelection: picking === 'return' ? returnDate !== '' : departDate !== '',
    ...(departDate && returnDate && { range: { from: dateOfDay(departDate), to: dateOfDay(returnDate) } }),
    earliest: dateOfDay(earliest),
    latest: dateOfDay(addDays(today, bookingHorizonDays)),
    onPick: (date: Date) => onPick(dayOfDate(date)),
  };
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
      {trip ? (
        <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
          <PricedCalendar key={picking} trip={trip} checkedOn="search" {...calendar} />
        </NextIntlClientProvider>
      ) : (
        <Calendar key={picking} {...calendar} />
      )}
    </Sheet>
  );
}
