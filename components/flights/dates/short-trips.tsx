import { longWeekends } from '@/lib/flights/calendar/long-weekends';
import { nextWeekend, type ShortTrip } from '@/lib/flights/calendar/next-weekend';
import { intlTag, type Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { isByMoon, schoolTerms } from '@/lib/time/gulf/occasions';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';
import { bookingHorizonDays } from '@/supabase/functions/_shared/contracts/flights/flight-request';

interface ShortTripsProps {
  locale: Locale;
  words: Messages['calendar'];
  /** yyyy-MM-dd */
  today: string;
  onPick: (trip: ShortTrip) => void;
}

/** The next weekend and the long weekends of the year, each both days of a trip in one tap. */
export function ShortTrips({ locale, words, today, onPick }: ShortTripsProps) {
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
