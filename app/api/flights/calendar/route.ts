import { isSearchPaused } from '@/lib/env';
import { findLowestFares } from '@/lib/flights/calendar/calendar-queries';
import { knownPlaces } from '@/lib/flights/place-names';
import { searchFailureResponse } from '@/lib/flights/search/search-responses';
import { handleSearch, searchPausedResponse } from '@/lib/search/handle-search';
import { readInput } from '@/lib/security/body/json-body';
import { refuseBeyondFares } from '@/lib/security/rate-limit';
import { refuseOtherSites } from '@/lib/security/same-origin';
import { flightCalendarRequest } from '@/supabase/functions/_shared/contracts/flights/flight-calendar';

const maxBodyBytes = 4_000;
/** One request with each search, and one for each month shown. */
const questionsPerMinute = { name: 'flight-calendar', uses: 90, seconds: 60 };

/** Body: a `FlightCalendarRequest`. Answers a `FlightCalendarResponse`, or 204 when no supplier knows such prices. */
export async function POST(request: Request): Promise<Response> {
  if (isSearchPaused()) return searchPausedResponse();
  const crossOrigin = refuseOtherSites(request);
  if (crossOrigin) return crossOrigin;
  const asked = await readInput(request, flightCalendarRequest(knownPlaces), {
    maxBytes: maxBodyBytes,
    code: 'invalidSearch',
  });
  if (!asked.ok) return asked.reason;
  return handleSearch(request, {
    question: asked.value,
    find: findLowestFares,
    perMinute: questionsPerMinute,
    refuseBeyond: refuseBeyondFares,
    failureResponse: (reason) => (reason === 'notOffered' ? new Response(null, { status: 204 }) : searchFailureResponse(reason)),
  });
}
