import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AnyDayTrip, DayRange } from '@/lib/flights/calendar/calendar-fares';
import { type CachedFares, cachedFaresOf, followFares, hasFares, tripKey } from '@/lib/flights/calendar/fare-cache';
import { fetchFares } from '@/lib/flights/calendar/fetch-fares';

/** The fares known so far for a trip; renders again when more arrive. */
export function useCachedFares(trip: AnyDayTrip | null): CachedFares {
  return useSyncExternalStore(
    followFares,
    () => cachedFaresOf(trip),
    () => cachedFaresOf(null),
  );
}

export function useHasFares(): boolean {
  return useSyncExternalStore(followFares, hasFares, () => true);
}

/**
 * Loads the fares of these days after `pauseMs` without a change; another trip or other days abort the request. Null loads nothing. Returns
 * whether it failed.
 */
export function useFetchFares(trip: AnyDayTrip | null, range: DayRange | null, pauseMs = 0): boolean {
  const question = trip && range ? `${tripKey(trip)} ${range.firstDay} ${range.lastDay}` : '';
  const [failed, setFailed] = useState('');

  // Trip and range are new objects on each render; this text identifies them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (!trip || !range) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const outcome = await fetchFares(trip, range, controller.signal);
      if (outcome === 'failed') setFailed(question);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [question, pauseMs]);

  return question !== '' && failed === question;
}

const tickMs = 20_000;

/** The current time, updated while something on screen gets older. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
