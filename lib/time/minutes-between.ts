import { zoneOfAirport } from './airport-zones';
import { instantOf } from './zoned-time';

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
