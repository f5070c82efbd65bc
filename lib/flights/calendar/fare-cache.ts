import { calendarDaysOf, type FlightCalendarResponse } from '@/supabase/functions/_shared/contracts/flights/flight-calendar';
import { placesOf } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import { type AnyDayTrip, type CachedFare, type DayRange, readFare } from './calendar-fares';

/** Fares by day of departure or return, yyyy-MM-dd. */
export type CachedFares = ReadonlyMap<string, CachedFare>;

/** After this long a fare is requested again; until then, changing days makes no request. */
const freshMs = 15 * 60_000;
const maxTrips = 6;

const nothing: CachedFares = new Map();
const faresByTrip = new Map<string, CachedFares>();
const listeners = new Set<() => void>();

/** The cached fares of a trip. Returns the same object until fares are added. */
export function cachedFaresOf(trip: AnyDayTrip | null): CachedFares {
  return (trip && faresByTrip.get(tripKey(trip))) ?? nothing;
}

export function cacheResponse(trip: AnyDayTrip, { data, meta }: Pick<FlightCalendarResponse, 'data' | 'meta'>): void {
  const seenAt = Date.parse(meta.searchedAt);
  keep(
    trip,
    data.map((fare) => [fare.date, { lowest: readFare(fare), seenAt }]),
  );
}

/** The result of a search replaces the calendar fare of its day. */
export function cacheDay(trip: AnyDayTrip, day: string, fare: CachedFare): void {
  keep(trip, [[day, fare]]);
}

/** Whether one of these days has no fare, or an old one. */
export function needsFetching(trip: AnyDayTrip, range: DayRange, now: number = Date.now()): boolean {
  const fares = cachedFaresOf(trip);
  return calendarDaysOf(range).some((day) => (fares.get(day)?.seenAt ?? 0) + freshMs <= now);
}

let isOffered = true;

/** False once a request has shown that no supplier has fares by day: the page then reserves no space for them. */
export function hasFares(): boolean {
  return isOffered;
}

export function markFaresUnavailable(): void {
  isOffered = false;
  for (const listener of listeners) listener();
}

/** Calls `listener` when a fare is added, or when there will be none; returns a function that stops it. */
export function followFares(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Equal trips have equal keys, whatever the order of their parts. */
export function tripKey(trip: AnyDayTrip): string {
  const { nights, departureDate, adults, children, infants, cabinClass } = trip;
  return [...placesOf(trip), departureDate ?? nights ?? 'oneway', adults, children, infants, cabinClass].join(' ');
}

/** A cached answer may be older than newer answers that the page has. */
function keep(trip: AnyDayTrip, seen: readonly (readonly [day: string, fare: CachedFare])[]): void {
  const key = tripKey(trip);
  const fares = new Map(faresByTrip.get(key));
  for (const [day, fare] of seen) if (fare.seenAt >= (fares.get(day)?.seenAt ?? 0)) fares.set(day, fare);
  faresByTrip.delete(key);
  faresByTrip.set(key, fares);
  for (const oldest of [...faresByTrip.keys()].slice(0, -maxTrips)) faresByTrip.delete(oldest);
  for (const listener of listeners) listener();
}

let shown: { search: string; perAdult: number } | null = null;

/** Saves the price that a day showed when it was tapped; `search` is its `searchKey`. */
export function saveShownPrice(search: string, perAdult: number | undefined): void {
  shown = perAdult === undefined ? null : { search, perAdult };
}

/** The price that opened this search, or null. */
export function loadShownPrice(search: string): number | null {
  return shown?.search === search ? shown.perAdult : null;
}
