import { zoneOfAirport } from './airport-zones';

const dayMs = 86_400_000;

/**
 * The instant of a local time: `local` as "2027-01-14T08:05:00", `zone` by its IANA name. For a time that occurs twice, the first. Throws a
 * RangeError for a zone that this browser does not know.
 */
export function instantOf(local: string, zone: string): Date {
  const wall = Date.parse(`${local.slice(0, 16)}:00Z`);
  const offsets = [wall - dayMs, wall + dayMs].map((moment) => offsetAt(moment, zone)).sort((a, b) => b - a);
  const fits = offsets.map((offset) => wall - offset).find((moment) => moment + offsetAt(moment, zone) === wall);
  return new Date(fits ?? wall - offsetAt(wall - dayMs, zone));
}

/** Milliseconds by which a zone is ahead of UTC at an instant. */
function offsetAt(moment: number, zone: string): number {
  const shown = formatIn(zone).formatToParts(moment);
  const part = (name: Intl.DateTimeFormatPartTypes) => Number(shown.find(({ type }) => type === name)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')) - moment;
}

/** Cached, because creating a formatter is slow. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    });
    formats.set(zone, format);
  }
  return format;
}

/** One end of a flight: its airport, and the clock time there as "2027-01-14T08:05:00". */
interface FlightEnd {
  iataCode: string;
  at: string;
}

/**
 * Minutes from a landing to a take-off; negative when the take-off is earlier. Uses the time zones of both places, or plain local times when one
 * is unknown.
 */
export function minutesBetween(landing: FlightEnd, takeOff: FlightEnd): number {
  const [from, to] = [zoneOfAirport(landing.iataCode), zoneOfAirport(takeOff.iataCode)];
  try {
    if (from && to) return (instantOf(takeOff.at, to).getTime() - instantOf(landing.at, from).getTime()) / 60_000;
  } catch {
    // A zone that this browser does not know.
  }
  return (Date.parse(`${takeOff.at}Z`) - Date.parse(`${landing.at}Z`)) / 60_000;
}
