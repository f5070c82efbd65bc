import { postJson } from '@/lib/network/post-json';
import type {
  FlightCalendarRequest,
  FlightCalendarResponse,
} from '@/supabase/functions/_shared/contracts/flights/flight-calendar';
import type { AnyDayTrip, DayRange } from './calendar-fares';
import { cacheResponse, hasFares, markFaresUnavailable, needsFetching } from './fare-cache';

/** In milliseconds; longer than the function's own limit for suppliers (10 s), so that its answer comes first. */
const timeoutMs = 14_000;

type FaresAsked = 'known' | 'failed' | 'notOffered' | 'left';

/**
 * Loads the fares of these days that the page does not know, in one request or none. Runs in the browser. `failed`: the request failed;
 * `notOffered`: the supplier has no calendar; `left`: `signal` was aborted. Never rejects.
 */
export async function fetchFares(trip: AnyDayTrip, range: DayRange, signal: AbortSignal): Promise<FaresAsked> {
  if (!hasFares()) return 'notOffered';
  if (!needsFetching(trip, range)) return 'known';
  try {
    const response = await postJson('/api/flights/calendar', { ...trip, ...range } satisfies FlightCalendarRequest, {
      timeoutMs,
      signal,
    });
    if (response.status === 204) {
      markFaresUnavailable();
      return 'notOffered';
    }
    if (!response.ok) return 'failed';
    const answer = (await response.json()) as FlightCalendarResponse;
    if (signal.aborted) return 'left';
    cacheResponse(trip, answer);
    return 'known';
  } catch {
    return signal.aborted ? 'left' : 'failed';
  }
}
