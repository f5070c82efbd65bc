/** Finds the flights of a package in the browser. Loaded on use. */
import { tripOf } from '@/lib/flights/calendar/calendar-fares';
import { cachedFaresOf } from '@/lib/flights/calendar/fare-cache';
import { fetchFares } from '@/lib/flights/calendar/fetch-fares';
import type { FlightSearchRequest, SignedFlightOffer } from '@/lib/flights/offer';
import { cachedResponseOf, evictResponse } from '@/lib/flights/search/response-cache';
import { takeAnswer } from '@/lib/flights/search/search-flights';
import type { Locale } from '@/lib/i18n/locales';
import type { FlightKind, HolidayFlight } from './flight-search';
import { holidayFlights, isChanged, keepSeen } from './found-flights';

/** The lowest fare of this day for the party, in QAR; null when it is not known. Never rejects. */
export async function lowestFareOf(search: FlightSearchRequest, signal: AbortSignal): Promise<number | null> {
  const trip = tripOf(search);
  const day = search.departureDate;
  if (!trip) return null;
  await fetchFares(trip, { firstDay: day, lastDay: day }, signal);
  return cachedFaresOf(trip).get(day)?.lowest?.total ?? null;
}

/** The flights to choose from, by an answer of this page or by a search; `lost` are ids of offers that are sold no more. Rejects like `takeAnswer`. */
export async function findFlights(
  search: FlightSearchRequest,
  { locale, lost, signal }: { locale: Locale; lost: readonly string[]; signal: AbortSignal },
): Promise<HolidayFlight[]> {
  const answer = cachedResponseOf(search) ?? (await takeAnswer(search, signal));
  return holidayFlights(answer, search, locale, lost);
}

/** The same by another search, and in it the flight that was seen; null when it, or its price, has changed. */
export async function findAnew(
  search: FlightSearchRequest,
  { locale, ...seen }: { locale: Locale; offer: SignedFlightOffer; kind: FlightKind; lost: readonly string[] },
): Promise<{ flights: HolidayFlight[]; same: HolidayFlight | null }> {
  evictResponse(search);
  const answer = await takeAnswer(search, new AbortController().signal);
  const { flights, isSame } = keepSeen(answer, search, locale, seen);
  const now = flights.find(({ kinds }) => kinds.includes(seen.kind));
  return { flights, same: isSame && now && !isChanged(now.offer, seen.offer) ? now : null };
}
