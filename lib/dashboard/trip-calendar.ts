import type { FlightOffer, FlightSegment } from '@/supabase/functions/_shared/contracts/flight-search';
import { zoneOfAirport } from './airport-zones';
import { instantOf } from './zoned-time';

/** What an entry says, in the traveller's language. */
export interface CalendarWords {
  /** The name of one flight's entry. */
  title: (flight: FlightSegment) => string;
  place: (flight: FlightSegment) => string;
  text: (flight: FlightSegment) => string;
}

interface CalendarTrip {
  reference: string;
  offer: Pick<FlightOffer, 'itineraries'>;
  /** Not every booking holds yet. */
  isCertain: boolean;
}

/**
 * A trip as an iCalendar file (RFC 5545), one entry a flight. Times are written in UTC, so that a phone shows each at the clock
 * of wherever it is; a flight from or to an airport whose zone nobody knows keeps the clock times as they are.
 */
export function tripCalendar({ reference, offer, isCertain }: CalendarTrip, words: CalendarWords, now: Date): string {
  const flights = offer.itineraries.flatMap(({ segments }) => segments);
  const entries = flights.flatMap((flight, index) => [
    'BEGIN:VEVENT',
    `UID:${reference}-${index + 1}@karam-travel`,
    `DTSTAMP:${utcStamp(now)}`,
    ...timesOf(flight),
    `SUMMARY:${escapeText(words.title(flight))}`,
    `LOCATION:${escapeText(words.place(flight))}`,
    `DESCRIPTION:${escapeText(words.text(flight))}`,
    `STATUS:${isCertain ? 'CONFIRMED' : 'TENTATIVE'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ]);
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Karam Travel//Trips//EN', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH'];
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
