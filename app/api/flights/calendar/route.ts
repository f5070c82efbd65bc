import { isSearchPaused } from '@/lib/env';
import { findLowestFares } from '@/lib/flights/calendar/calendar-queries';
import { isKnownPlace } from '@/lib/flights/place-names';
import { answerSearchFailure } from '@/lib/flights/search/search-answers';
import { answerFieldErrors, answerJsonText, fieldErrors, onlyPost } from '@/lib/network/http';
import { answerSearchPaused } from '@/lib/search/answer-search-paused';
import { answerBodyError, readJson } from '@/lib/security/body/json-body';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseOtherSites } from '@/lib/security/same-origin';
import { refuseBeyondFares } from '@/lib/security/search-quota';
import { flightCalendarRequest } from '@/supabase/functions/_shared/contracts/flights/flight-calendar';

const maxBodyBytes = 4_000;
/** One request with each search, and one for each month shown. */
const questionsPerMinute = { name: 'flight-calendar', uses: 90, seconds: 60 };

/** Body: a `FlightCalendarRequest`. Answers a `FlightCalendarAnswer`, or 204 when no supplier knows such prices. */
export async function POST(request: Request): Promise<Response> {
  if (isSearchPaused()) return answerSearchPaused();
  const crossOrigin = refuseOtherSites(request);
  if (crossOrigin) return crossOrigin;
  const body = await readJson(request, maxBodyBytes);
  if (!body.ok) return answerBodyError(body.reason);
  const asked = flightCalendarRequest({ isKnownPlace }).safeParse(body.value);
  if (!asked.success) return answerFieldErrors('invalidSearch', fieldErrors(asked.error.issues));
  const refusal = await refuseTooMany(request, questionsPerMinute);
  if (refusal) return refusal;

  const cached = await findLowestFares.cached(asked.data);
  if (cached) return answerJsonText(cached);
  const beyond = await refuseBeyondFares(request);
  if (beyond) return beyond;
  const fares = await findLowestFares(asked.data, requestIdOf(request));
  if (fares.ok) return answerJsonText(fares.value);
  return fares.reason === 'notOffered' ? new Response(null, { status: 204 }) : answerSearchFailure(fares.reason);
}

export { onlyPost as DELETE, onlyPost as GET, onlyPost as OPTIONS, onlyPost as PATCH, onlyPost as PUT };
