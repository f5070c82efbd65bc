import * as z from 'zod/mini';
import { readDevice, writeDevice } from '@/lib/storage/device-storage';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import {
  type FlightSearchRequest,
  flightSearchShape,
  placesOf,
} from '@/supabase/functions/_shared/contracts/flights/flight-request';

const cityNames = z.object({ en: z.string(), ar: z.string() });

/** A search saved on this device, with its cities in both languages. */
const recentSearch = z.object({ search: flightSearchShape, fromCity: cityNames, toCity: cityNames });
export type RecentSearch = z.infer<typeof recentSearch>;

export const recentSearchesKey = 'karam.recent-flights.v2';
const maxSaved = 4;

/** Newest first, without searches whose departure has passed; empty when storage is blocked or holds something else. */
export function listRecentSearches(today: string = todayInQatar()): RecentSearch[] {
  const parsed = z.array(recentSearch).safeParse(readDevice(recentSearchesKey));
  return parsed.success ? parsed.data.filter(({ search }) => search.departureDate >= today) : [];
}

export function saveSearch(recent: RecentSearch): void {
  const others = listRecentSearches().filter(({ search }) => !isSameTrip(search, recent.search));
  writeDevice(recentSearchesKey, [recent, ...others].slice(0, maxSaved));
}

export function clearSearches(): void {
  writeDevice(recentSearchesKey, []);
}

function isSameTrip(a: FlightSearchRequest, b: FlightSearchRequest): boolean {
  return String(placesOf(a)) === String(placesOf(b)) && a.departureDate === b.departureDate && a.returnDate === b.returnDate;
}
