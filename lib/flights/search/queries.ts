import 'server-only';
import * as z from 'zod/mini';
import { createCachedFunction, type FunctionFailure, readFunctionFailure } from '@/lib/supabase/cached-function';
import { offerCacheMs } from '@/lib/supabase/offer-cache-time';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import { type FlightSearchAnswer, flightSearchAnswer } from '@/supabase/functions/_shared/contracts/flights/flight-search';

export type FlightSearchFailure = FunctionFailure | 'partyTooLarge';

const tooLargeBody = z.object({ code: z.literal('partyTooLarge') });

/** Offers for a search, as the JSON text of a `FlightSearchAnswer`. Equal searches within a few minutes share one answer. */
export const findFlightOffers = createCachedFunction<FlightSearchRequest, FlightSearchAnswer, FlightSearchFailure>({
  name: 'flight-search',
  answer: flightSearchAnswer,
  cacheMs: ({ meta }) => offerCacheMs(meta),
  readFailure: (status, body) => (tooLargeBody.safeParse(body).success ? 'partyTooLarge' : readFunctionFailure(status, body)),
  expected: 'partyTooLarge',
});
