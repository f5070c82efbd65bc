import 'server-only';
import * as z from 'zod/mini';
import { createCachedFunction, type FunctionFailure, readFunctionFailure } from '@/lib/supabase/cached-function';
import {
  type FlightCalendarRequest,
  type FlightCalendarResponse,
  flightCalendarResponse,
} from '@/supabase/functions/_shared/contracts/flights/flight-calendar';

/** `notOffered`: no supplier has such prices. All other failures share one text; log and status tell them apart. */
type FlightCalendarFailure = FunctionFailure | 'notOffered';

const notOfferedBody = z.object({ code: z.literal('notOffered') });

/** May be older than an offer, because a search follows before booking. The page shows its age. */
const cacheMs = 15 * 60_000;

/** The lowest fare of each day, as the JSON text of a `FlightCalendarResponse`. Equal questions within a quarter of an hour share one answer. */
export const findLowestFares = createCachedFunction<FlightCalendarRequest, FlightCalendarResponse, FlightCalendarFailure>({
  name: 'flight-calendar',
  answer: flightCalendarResponse,
  cacheMs: ({ meta }) => Date.parse(meta.searchedAt) + cacheMs - Date.now(),
  readFailure: (status, body) => (notOfferedBody.safeParse(body).success ? 'notOffered' : readFunctionFailure(status, body)),
  expected: 'notOffered',
});
