'use client';

import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { useEffect, useState } from 'react';
import { Calendar } from '@/components/ui/dates/calendar';
import { SelectedDays } from '@/components/ui/dates/range/selected-days';
import { Sheet } from '@/components/ui/overlays/sheet';
import { tripOfForm } from '@/lib/flights/calendar/calendar-form';
import { type FlightSearchForm, withDeparture, withShortTrip } from '@/lib/flights/search/search-form';
import { directionOf, type Locale } from '@/lib/i18n/locales';
import { loadMessages, type Messages } from '@/lib/i18n/messages';
import { dateOfDay, dayOfDate, daysBetween } from '@/lib/time/dates';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { bookingHorizonDays } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import { PricedCalendar } from '../results/flexible-dates/priced-calendar';
import { ShortTrips } from './short-trips';

interface FlightCalendarProps {
  locale: Locale;
  picking: 'departure' | 'return';
  form: FlightSearchForm;
  closeLabel: string;
  onChange: (form: FlightSearchForm) => void;
  /** Called with the day to select next; null closes. */
  onPicking: (picking: 'departure' | 'return' | null) => void;
}

/**
 * The calendar of the flight form. It shows the trip as a range with its number of nights, and on each day its lowest fare. Selecting a
 * departure goes on to the return; selecting a return closes it.
 */
export function FlightCalendar({ locale, picking, form, closeLabel, onChange, onPicking }: FlightCalendarProps) {
  const [messages, setMessages] = useState<Pick<Messages, 'flights' | 'calendar'>>();
  useEffect(() => {
    void loadMessages(locale, ['flights', 'calendar']).then(setMessages);
  }, [locale]);
  if (!messages) return null;

  const t = createTranslator({ locale, messages, namespace: 'flights.form' });
  const { departDate } = form;
  const returnDate = form.tripType === 'roundtrip' ? form.returnDate : '';
  const trip = tripOfForm(form, picking);
  const today = todayInQatar();
  const earliest = picking === 'return' && departDate ? departDate : today;
  const nights = departDate && returnDate ? daysBetween(departDate, returnDate) : 0;

  function pick(day: string) {
    if (picking === 'return') {
      onChange({ ...form, returnDate: day, isAfterWork: false });
      onPicking(null);
    } else {
      onChange(withDeparture(form, day));
      onPicking(form.tripType === 'roundtrip' ? 'return' : null);
    }
  }

  const calendar = {
    locale,
    direction: directionOf(locale),
    selected: dateOfDay((picking === 'return' && returnDate) || departDate || today),
    hasSelection: picking === 'return' ? returnDate !== '' : departDate !== '',
    ...(departDate && { range: { from: dateOfDay(departDate), to: dateOfDay(returnDate || departDate) } }),
    earliest: dateOfDay(earliest),
    latest: dateOfDay(addDays(today, bookingHorizonDays)),
    onPick: (date: Date) => pick(dayOfDate(date)),
  };
  return (
    <Sheet
      title={picking === 'departure' ? t('pickDeparture') : t('pickReturn')}
      closeLabel={closeLabel}
      size="wide"
      onClose={() => onPicking(null)}
      footer={
        <SelectedDays
          locale={locale}
          range={{ from: departDate, to: returnDate }}
          nights={nights > 0 ? t('nights', { count: nights }) : ''}
          clear={t('clearDates')}
          onClear={() => {
            onChange({ ...form, departDate: '', returnDate: '' });
            onPicking('departure');
          }}
        />
      }
    >
      <ShortTrips
        locale={locale}
        words={messages.calendar}
        today={today}
        onPick={(short) => {
          onChange(withShortTrip(form, short));
          onPicking(null);
        }}
      />
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
