import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { company } from '@/lib/company/company';
import type { Locale } from '@/lib/i18n/locales';
import { zoneOfAirport } from '@/lib/time/airport-zones';
import { formatClock, formatDay } from '@/lib/time/dates';
import { instantOf } from '@/lib/time/zoned-time';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { FlightOffer, FlightSegment } from '@/supabase/functions/_shared/contracts/flights/flight-search';

const eventStatuses = {
  requested: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  ticketed: ICalEventStatus.CONFIRMED,
  declined: ICalEventStatus.CANCELLED,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

/** Rises by the second, so that every later file replaces the events of an earlier one (RFC 5546, section 2.1.4). */
const sequenceAt = (now: Date) => Math.max(0, Math.floor((now.getTime() - Date.UTC(2026, 0)) / 1000));

/** The texts of an entry, in the traveller's language. */
export interface CalendarWords {
  language: Locale;
  title: (flight: FlightSegment) => string;
  place: (flight: FlightSegment) => string;
  text: (flight: FlightSegment) => string;
  /** The text of a stay's entry below its title. */
  stayText: string;
}

interface CalendarTrip {
  reference: string;
  /** In the order they are flown. */
  offers: readonly Pick<FlightOffer, 'itineraries'>[];
  /** Flights that came after these in an earlier file, and are no longer flown. */
  dropped?: readonly FlightSegment[] | undefined;
  /** A stay or a package, from its first day to its last, both yyyy-MM-dd. */
  stay?: { title: string; firstDay: string; lastDay: string };
  status: keyof typeof eventStatuses;
}

interface CalendarSource {
  language: Locale;
  reference: string;
  /** The three sentences that every page with a calendar has in its own messages. */
  sentence: (key: 'calendarTitle' | 'calendarText' | 'calendarStayText', values: Record<string, string>) => string;
  /** Names in `language`, by IATA code. */
  cityName: (code: string, language: Locale) => string;
  airportName: (code: string, language: Locale) => string;
}

/** The texts of a calendar file. Days and times are local at the airports. */
export function calendarWords({ language, reference, sentence, cityName, airportName }: CalendarSource): CalendarWords {
  const city = (code: string) => cityName(code, language);
  const moment = (local: string) => `${formatDay(local)} ${formatClock(local)}`;
  return {
    language,
    title: ({ carrierCode, number, departure, arrival }) =>
      sentence('calendarTitle', {
        flight: `${carrierCode} ${number}`,
        from: city(departure.iataCode),
        to: city(arrival.iataCode),
      }),
    place: ({ departure }) => `${airportName(departure.iataCode, language)} (${departure.iataCode})`,
    stayText: sentence('calendarStayText', { reference }),
    text: ({ departure, arrival }) =>
      sentence('calendarText', {
        reference,
        from: city(departure.iataCode),
        departure: moment(departure.at),
        to: city(arrival.iataCode),
        arrival: moment(arrival.at),
      }),
  };
}

const programs = { en: 'Trips', ar: 'الرحلات' };

/**
 * A trip as an iCalendar file (RFC 5545): one event per flight, and one for a stay. Times are in UTC; a flight with an airport of unknown time
 * zone has floating local times.
 */
export function tripCalendar(
  { reference, offers, dropped = [], stay, status }: CalendarTrip,
  words: CalendarWords,
  now: Date,
): string {
  const owner = company.name[words.language];
  const calendar = ical({
    prodId: { company: owner, product: programs[words.language], language: words.language.toUpperCase() },
    name: owner,
    method: ICalCalendarMethod.PUBLISH,
  });
  const shared = { stamp: now, sequence: sequenceAt(now), status: eventStatuses[status] };
  const flights = offers.flatMap(({ itineraries }) => itineraries).flatMap(({ segments }) => segments);
  for (const [index, flight] of [...flights, ...dropped].entries()) {
    calendar.createEvent({
      ...shared,
      ...(index >= flights.length && { status: ICalEventStatus.CANCELLED }),
      ...timesOf(flight),
      id: `${reference}-${index + 1}@karam-travel`,
      summary: words.title(flight),
      location: words.place(flight),
      description: words.text(flight),
      transparency: ICalEventTransparency.OPAQUE,
    });
  }
  if (stay) {
    calendar.createEvent({
      ...shared,
      id: `${reference}-stay@karam-travel`,
      allDay: true,
      start: stay.firstDay,
      // The end of an all-day event is the day after it.
      end: addDays(stay.lastDay, 1),
      summary: stay.title,
      description: words.stayText,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return `${calendar.toString()}\r\n`;
}

function timesOf({ departure, arrival }: FlightSegment): { start: Date; end: Date; floating?: true } {
  const [from, to] = [zoneOfAirport(departure.iataCode), zoneOfAirport(arrival.iataCode)];
  try {
    if (from && to) return { start: instantOf(departure.at, from), end: instantOf(arrival.at, to) };
  } catch {
    // This browser does not know the zone.
  }
  // An end before the start makes the whole file unreadable: such a flight becomes an event without length.
  const [, end = departure.at] = [departure.at, arrival.at].sort();
  // ical-generator writes floating times as their UTC values.
  return { start: new Date(`${departure.at}Z`), end: new Date(`${end}Z`), floating: true };
}
