/** The parts of a search for one ticket through several cities; the home page's form does not need them. */
import * as z from 'zod/mini';
import { addDays, todayInQatar } from '../calendar-day.ts';
import {
  bookingHorizonDays,
  type FlightSearchContext,
  type FlightSearchRequest,
  flightSearchShape,
  isEqualPlace,
  placesOf,
  type SearchedLeg,
} from './flight-request.ts';

/** The most legs of a search and of a ticket. */
export const mostLegs = 6;

const leg = z.pick(flightSearchShape, {
  origin: true,
  originOnly: true,
  destination: true,
  destinationOnly: true,
  departureDate: true,
});
const legCount = { error: 'legCount' };
export const furtherLegs = {
  furtherLegs: z.optional(z.array(leg).check(z.minLength(1, legCount), z.maxLength(mostLegs - 1, legCount))),
};

/** Every leg has the rules of the first, and is not before the previous leg's day. */
export function reportLegIssues(
  { value: search, issues }: z.core.ParsePayload<FlightSearchRequest>,
  { today = todayInQatar(), isKnownPlace = () => true, isSamePlace = isEqualPlace }: FlightSearchContext,
): void {
  const lastDay = addDays(today, bookingHorizonDays);
  const report = (path: (string | number)[], message: string) => issues.push({ code: 'custom', input: search, path, message });

  if (search.returnDate && search.furtherLegs) report(['returnDate'], 'returnInvalid');
  let earliest = search.departureDate;
  for (const [index, leg] of search.furtherLegs?.entries() ?? []) {
    const { departureDate } = leg;
    const [from, to] = placesOf(leg);
    const reportLeg = (path: keyof SearchedLeg, message: string) => report(['furtherLegs', index, path], message);
    if (!isKnownPlace(from)) reportLeg('origin', 'airportUnknown');
    if (!isKnownPlace(to)) reportLeg('destination', 'airportUnknown');
    if (isSamePlace(from, to)) reportLeg('destination', 'sameAirport');
    if (departureDate < earliest) reportLeg('departureDate', 'departureOrder');
    if (departureDate > lastDay) reportLeg('departureDate', 'departureTooFar');
    earliest = departureDate;
  }
}
