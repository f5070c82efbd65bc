import { company } from '@/content/company';
import type { Locale } from '@/lib/i18n/locales';
import { zoneOfAirport } from '@/lib/time/airport-zones';
import { formatClock, formatDay } from '@/lib/time/dates';
import { instantOf } from '@/lib/time/zoned-time';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { FlightOffer, FlightSegment } from '@/supabase/functions/_shared/contracts/flight-search';

/** What an entry says, in the traveller's language. */
export interface CalendarWords {
  language: Locale;
  /** The name of one flight's entry. */
  title: (flight: FlightSegment) => string;
  place: (flight: FlightSegment) => string;
  text: (flight: FlightSegment) => string;
  /** What the entry of a stay says below its title. */
  stayText: string;
}

interface CalendarTrip {
  reference: string;
  /** In the order they are flown. */
  offers: readonly Pick<FlightOffer, 'itineraries'>[];
  /** A stay or a holiday, from its first day to its last, both yyyy-MM-dd. */
  stay?: { title: string; firstDay: string; lastDay: string };
  /** Not every booking holds yet. */
  isCertain: boolean;
}

interface CalendarSource {
  language: Locale;
  reference: string;
  /** The three sentences, which every page that offers a calendar has among its own words. */
  sentence: (key: 'calendarTitle' | 'calendarText' | 'calendarStayText', values: Record<string, string>) => string;
  /** Names in `language`, by IATA code. */
  cityName: (code: string, language: Locale) => string;
  airportName: (code: string, language: Locale) => string;
}

/** The words of a calendar file. Days and times are those of the airports' own clocks. */
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
 * A trip as an iCalendar file (RFC 5545), one entry a flight, and one for the days of a stay. Times are written in UTC, so that a phone shows each at the clock
 * of wherever it is; a flight from or to an airport whose zone nobody knows keeps the clock times as they are.
 */
export function tripCalendar({ reference, offers, stay, isCertain }: CalendarTrip, words: CalendarWords, now: Date): string {
  const flights = offers.flatMap(({ itineraries }) => itineraries).flatMap(({ segments }) => segments);
  const status = `STATUS:${isCertain ? 'CONFIRMED' : 'TENTATIVE'}`;
  const entries = flights.flatMap((flight, index) => [
    'BEGIN:VEVENT',
    `UID:${reference}-${index + 1}@karam-travel`,
    `DTSTAMP:${utcStamp(now)}`,
    ...timesOf(flight),
    `SUMMARY:${escapeText(words.title(flight))}`,
    `LOCATION:${escapeText(words.place(flight))}`,
    `DESCRIPTION:${escapeText(words.text(flight))}`,
    status,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ]);
  if (stay) {
    entries.push(
      ...['BEGIN:VEVENT', `UID:${reference}-stay@karam-travel`, `DTSTAMP:${utcStamp(now)}`],
      // Whole days: the end is the first day that no longer belongs to it.
      ...[`DTSTART;VALUE=DATE:${dayStamp(stay.firstDay)}`, `DTEND;VALUE=DATE:${dayStamp(addDays(stay.lastDay, 1))}`],
      ...[
        `SUMMARY:${escapeText(stay.title)}`,
        `DESCRIPTION:${escapeText(words.stayText)}`,
        status,
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
      ],
    );
  }
  const owner = company.name[words.language];
  const head = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${owner}//${programs[words.language]}//${words.language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${owner}`,
  ];
  return [...head, ...entries, 'END:VCALENDAR', ''].map(foldLine).join('\r\n');
}

function timesOf({ departure, arrival }: FlightSegment): [string, string] {
  const [from, to] = [zoneOfAirport(departure.iataCode), zoneOfAirport(arrival.iataCode)];
  try {
    if (from && to) {
      return [`DTSTART:${utcStamp(instantOf(departure.at, from))}`, `DTEND:${utcStamp(instantOf(arrival.at, to))}`];
    }
  } catch {
    // A zone this browser has not heard of.
  }
  // An end before its start would make the whole file unreadable: a flight that lands "earlier" is an entry without length.
  const [, end = departure.at] = [departure.at, arrival.at].sort();
  return [`DTSTART:${localStamp(departure.at)}`, `DTEND:${localStamp(end)}`];
}

function utcStamp(moment: Date): string {
  return `${localStamp(moment.toISOString())}Z`;
}

function localStamp(iso: string): string {
  return `${iso.slice(0, 19).replace(/[-:]/g, '')}`;
}

function dayStamp(day: string): string {
  return day.replaceAll('-', '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

const longestLine = 75;

/** Lines are at most 75 bytes of UTF-8; what is longer goes on in a line that begins with a blank. Letters stay whole. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  const lines = [''];
  let size = 0;
  for (const letter of line) {
    const bytes = encoder.encode(letter).length;
    if (size + bytes > longestLine) {
      lines.push(' ');
      size = 1;
    }
    lines[lines.length - 1] += letter;
    size += bytes;
  }
  return lines.join('\r\n');
}
