/**
 * The contract of the lowest fares by day (docs/product/flights.md): one call covers a week around a day, or a month. The fare of a
 * day is what the flight search of that day would find, so places and party have the same rules.
 */
import * as z from 'zod/mini';
import { addDays, todayInQatar } from '../calendar-day.ts';
import { calendarDay } from '../calendar-day-schema.ts';
import {
  bookingHorizonDays,
  type FlightSearchContext,
  type FlightSearchRequest,
  flightSearchShape,
  isEqualPlace,
  placesOf,
} from './flight-request.ts';

/** A month at the most. */
export const mostCalendarDays = 31;

/** Reservation systems seat nine at a time, lap infants not counted; there is no lowest fare for more. */
export const mostCalendarSeats = 9;

const nightsRange = { error: 'nightsRange' };

const requestShape = z.extend(z.omit(flightSearchShape, { departureDate: true, returnDate: true }), {
  /** First and last day of departure, or of return, inclusive. */
  firstDay: calendarDay('departureInvalid'),
  lastDay: calendarDay('departureInvalid'),
  /** Calendar days between departure and return; absent for one way. */
  nights: z.optional(
    z.number(nightsRange).check(z.int(nightsRange), z.gte(0, nightsRange), z.lte(bookingHorizonDays, nightsRange)),
  ),
  /** When present, first and last day are days of return, for a trip that leaves on this day. */
  departureDate: z.optional(calendarDay('departureInvalid')),
});
export type FlightCalendarRequest = z.infer<typeof requestShape>;

/** Schema of a request. Issues have an error key as message and the path of their field. */
export function flightCalendarRequest({
  today = todayInQatar(),
  isKnownPlace = () => true,
  isSamePlace = isEqualPlace,
}: FlightSearchContext = {}) {
  return requestShape.check((context) => {
    const asked = context.value;
    const report = (path: keyof FlightCalendarRequest, message: string) =>
      context.issues.push({ code: 'custom', input: asked[path], path: [path], message });

    const [from, to] = placesOf(asked);
    if (!isKnownPlace(from)) report('origin', 'airportUnknown');
    if (!isKnownPlace(to)) report('destination', 'airportUnknown');
    if (isSamePlace(from, to)) report('destination', 'sameAirport');
    const { departureDate } = asked;
    if (asked.firstDay < today || (departureDate && departureDate < today)) report('firstDay', 'departurePast');
    if (departureDate && asked.firstDay < departureDate) report('firstDay', 'returnBeforeDeparture');
    if (departureDate && asked.nights !== undefined) report('nights', 'nightsRange');
    if (asked.lastDay > lastBookableDay(today)) report('lastDay', 'departureTooFar');
    if (asked.lastDay < asked.firstDay || asked.lastDay >= addDays(asked.firstDay, mostCalendarDays))
      report('lastDay', 'daysRange');
    if (asked.infants > asked.adults) report('infants', 'infantsOverAdults');
    if (asked.adults + asked.children > mostCalendarSeats) report('adults', 'partyTooLarge');
  });
}

/** The requested days, in order. */
export function calendarDaysOf({ firstDay, lastDay }: Pick<FlightCalendarRequest, 'firstDay' | 'lastDay'>): string[] {
  const days: string[] = [];
  for (let day = firstDay; day <= lastDay && days.length < mostCalendarDays; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The search for one of the days; null when the return would be later than airlines sell. */
export function searchOnDay(asked: FlightCalendarRequest, day: string, today: string): FlightSearchRequest | null {
  const { firstDay: _first, lastDay: _last, nights, departureDate, ...trip } = asked;
  if (departureDate === undefined && nights === undefined) return { ...trip, departureDate: day };
  if (departureDate !== undefined) return { ...trip, departureDate, returnDate: day };
  const returnDate = addDays(day, nights ?? 0);
  return returnDate > lastBookableDay(today) ? null : { ...trip, departureDate: day, returnDate };
}

export function lastBookableDay(today: string): string {
  return addDays(today, bookingHorizonDays);
}

/** Decimal amount as text, never below zero: "1850.00". */
const amount = z.string().check(z.regex(/^\d+(\.\d{1,2})?$/));

const dayFare = z.object({
  date: calendarDay('dateInvalid'),
  /**
   * In QAR: the lowest total for the party, and the lowest fare of one adult, which cards show. `stops` is the largest number of changes in
   * either direction, if the supplier gives it. Null when nothing is sold.
   */
  lowest: z.nullable(z.object({ total: amount, perAdult: amount, stops: z.optional(z.number().check(z.int(), z.gte(0))) })),
});
export type DayFare = z.infer<typeof dayFare>;

export const flightCalendarResponse = z.object({
  /** All requested days, once each, in order. */
  data: z.array(dayFare).check(z.maxLength(mostCalendarDays)),
  searchParams: requestShape,
  /** `searchedAt` is an ISO instant, UTC, to show the age of the fares. */
  meta: z.object({ supplier: z.string(), sandbox: z.boolean(), searchedAt: z.string() }),
});
export type FlightCalendarResponse = z.infer<typeof flightCalendarResponse>;
