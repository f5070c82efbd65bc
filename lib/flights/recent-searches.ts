import * as z from 'zod/mini';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { type FlightSearchRequest, flightSearchShape } from '@/supabase/functions/_shared/contracts/flight-search';

const cityNames = z.object({ en: z.string(), ar: z.string() });

/** A search kept on this device, with its cities in both languages. */
const recentSearch = z.object({ search: flightSearchShape, fromCity: cityNames, toCity: cityNames });
export type RecentSearch = z.infer<typeof recentSearch>;

const storageKey = 'karam.recent-flights.v2';
const kept = 4;

/** Newest first, without searches whose departure has passed; empty when storage is refused or holds something else. */
export function listRecentSearches(today: string = todayInQatar()): RecentSearch[] {
  try {
    const parsed = z.array(recentSearch).safeParse(JSON.parse(window.localStorage.getItem(storageKey) ?? '[]'));
    return parsed.success ? parsed.data.filter(({ search }) => search.departureDate >= today) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(recent: RecentSearch): void {
  const others = listRecentSearches().filter(({ search }) => !isSameTrip(search, recent.search));
  store([recent, ...others].slice(0, kept));
}

export function forgetSearches(): void {
  store([]);
}

function isSameTrip(a: FlightSearchRequest, b: FlightSearchRequest): boolean {
  return (
    a.origin === b.origin &&
    a.destination === b.destination &&
    a.departureDate === b.departureDate &&
    a.returnDate === b.returnDate
  );
}

function store(searches: RecentSearch[]): void {
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(searches));
  } catch {
    // Storage can be refused or full; recent searches are a comfort, not a need.
  }
}
