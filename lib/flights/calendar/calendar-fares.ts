/** The rules of the day strip and the calendar: which days, of which trip, how old, how different. Makes no requests. */
import { shownDifference } from '@/lib/money';
import { daysBetween } from '@/lib/time/dates';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';
import {
  type DayFare,
  type FlightCalendarRequest,
  lastBookableDay,
  mostCalendarSeats,
} from '@/supabase/functions/_shared/contracts/flights/flight-calendar';
import type { FlightSearchRequest, FlightSearchResponse } from '../offer';

/** A trip with any day of departure or, when it has a `departureDate`, with any day of return from then on. */
export type AnyDayTrip = Omit<FlightCalendarRequest, 'firstDay' | 'lastDay'>;

/** First and last day of departure or return, yyyy-MM-dd. */
export type DayRange = Pick<FlightCalendarRequest, 'firstDay' | 'lastDay'>;

/** In QAR; null when nothing is sold. */
export type LowestFare = { total: number; perAdult: number } | null;

export interface CachedFare {
  lowest: LowestFare;
  /** Time of the search, in milliseconds since 1970. */
  seenAt: number;
}

const stripDays = 7;

/** The trip of a search; null for a party without lowest fares. */
export function tripOf({ departureDate, returnDate, ...trip }: FlightSearchRequest): AnyDayTrip | null {
  if (trip.adults + trip.children > mostCalendarSeats) return null;
  return returnDate ? { ...trip, nights: daysBetween(departureDate, returnDate) } : trip;
}

/** The same search on another day, with as many nights. */
export function onAnotherDay({ returnDate, ...search }: FlightSearchRequest, day: string): FlightSearchRequest {
  const moved = { ...search, departureDate: day };
  return returnDate ? { ...moved, returnDate: addDays(day, daysBetween(search.departureDate, returnDate)) } : moved;
}

/** Three days before and after a departure. Near today and near the end of the sales period, the week is shifted and keeps its length. */
export function weekAround(departure: string, nights: number | undefined, today: string): DayRange {
  const latest = latestDeparture(nights, today);
  const wanted = addDays(departure, -(stripDays - 1) / 2);
  const lastStart = addDays(latest, 1 - stripDays);
  const firstDay = maxDay(today, minDay(wanted, lastStart));
  return { firstDay, lastDay: minDay(latest, addDays(firstDay, stripDays - 1)) };
}

/** The bookable days of a month (yyyy-MM), out or back; null when there are none. */
export function daysOfMonth(
  month: string,
  { nights, departureDate = '' }: Pick<AnyDayTrip, 'nights' | 'departureDate'>,
  today: string,
): DayRange | null {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const lastOfMonth = `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`;
  const earliest = maxDay(today, departureDate);
  const range = { firstDay: maxDay(earliest, `${month}-01`), lastDay: minDay(lastOfMonth, latestDeparture(nights, today)) };
  return range.firstDay <= range.lastDay ? range : null;
}

/** The last day of departure: the return must be within the horizon too. */
export function latestDeparture(nights: number | undefined, today: string): string {
  return addDays(lastBookableDay(today), -(nights ?? 0));
}

/** The lowest fare of an answer, as shown. */
export function lowestOf({ data }: Pick<FlightSearchResponse, 'data'>): LowestFare {
  if (data.length === 0) return null;
  return {
    total: Math.min(...data.map(({ price }) => Number(price.total))),
    perAdult: Math.min(...data.map(({ travelerPricings }) => Number(travelerPricings[0]?.price.total))),
  };
}

export function readFare({ lowest }: DayFare): LowestFare {
  return lowest && { total: Number(lowest.total), perAdult: Number(lowest.perAdult) };
}

/** The lowest fare for one adult in a range of days; null when none is known. */
export function cheapestOf(lowest: readonly (LowestFare | undefined)[]): number | null {
  const prices = lowest.flatMap((fare) => (fare ? [fare.perAdult] : []));
  return prices.length > 0 ? Math.min(...prices) : null;
}

export type PriceChange = { kind: 'higher' | 'lower'; by: number } | { kind: 'gone' } | null;

/** The difference between a shown price and the present one, both rounded to whole riyals; null when they are equal. */
export function priceChange(shown: number, now: number | undefined): PriceChange {
  if (now === undefined) return { kind: 'gone' };
  const by = shownDifference(now, shown);
  return by === 0 ? null : { kind: now > shown ? 'higher' : 'lower', by };
}

/** Whole minutes since the oldest of these fares was seen; 0 without fares, and when the clock is behind. */
export function minutesSince(fares: readonly CachedFare[], now: number): number {
  const oldest = Math.min(now, ...fares.map(({ seenAt }) => seenAt));
  return Math.floor((now - oldest) / 60_000);
}

const minDay = (one: string, other: string) => (one < other ? one : other);
const maxDay = (one: string, other: string) => (one > other ? one : other);
