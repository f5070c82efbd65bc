'use client';

import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { useEffect, useState } from 'react';
import { Calendar } from '@/components/ui/dates/calendar';
import { SelectedDays } from '@/components/ui/dates/range/selected-days';
import { Sheet } from '@/components/ui/overlays/sheet';
import { tripOfForm } from '@/lib/flights/calendar/calendar-form';
import { longWeekends } from '@/lib/flights/calendar/long-weekends';
import { nextWeekend, type ShortTrip } from '@/lib/flights/calendar/next-weekend';
import { type FlightSearchForm, withDeparture, withShortTrip } from '@/lib/flights/search/search-form';
import { directionOf, intlTag, type Locale } from '@/lib/i18n/locales';
import { loadMessages, type Messages } from '@/lib/i18n/messages';
import { dateOfDay, dayOfDate, daysBetween } from '@/lib/time/dates';
import { isByMoon, schoolTerms } from '@/lib/time/gulf/occasions';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { bookingHorizonDays } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import { PricedCalendar } from '../results/flexible-dates/priced-calendar';

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

interface ShortTripsProps {
  locale: Locale;
  words: Messages['calendar'];
  /** yyyy-MM-dd */
  today: string;
  onPick: (trip: ShortTrip) => void;
}

/** The next weekend and the long weekends of the year, each both days of a trip in one tap. */
function ShortTrips({ locale, words, today, onPick }: ShortTripsProps) {
  const trips = [nextWeekend(today), ...longWeekends(today, addDays(today, bookingHorizonDays))];
  const day = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(intlTag(locale), day);
  // An Eid may be that of the next year.
  const withYear = new Intl.DateTimeFormat(intlTag(locale), { ...day, year: 'numeric' });
  const noon = (day: string) => new Date(`${day}T12:00:00Z`);
  return (
    <fieldset className="mb-4 min-w-0">
      <legend className="mb-1 font-medium text-sm">{words.shortTrips.title}</legend>
      <div className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 md:flex-wrap">
        {trips.map((trip) => (
          <button
            key={trip.leaves}
            type="button"
            onClick={() => onPick(trip)}
            className="min-h-11 whitespace-nowrap rounded-pill border border-line px-3 text-start text-sm hover:bg-sunken"
          >
            <span className="font-medium">{trip.occasion ? words.occasions[trip.occasion] : words.shortTrips.weekend}</span>{' '}
            <bdi>{(trip.occasion ? withYear : format).formatRange(noon(trip.leaves), noon(trip.returns))}</bdi>
          </button>
        ))}
      </div>
      {trips.some(({ occasion }) => occasion && isByMoon(occasion)) && (
        <p className="mt-2 text-ink-soft text-xs">{words.shortTrips.expected}</p>
      )}
      <p className="mt-1 text-ink-soft text-xs">
        <span>{words.schools.unknown}</span>{' '}
        <a
          href={schoolTerms.link}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-6 items-center text-accent underline underline-offset-4"
        >
          <bdi>{schoolTerms.shown}</bdi>
        </a>
      </p>
    </fieldset>
  );
}
