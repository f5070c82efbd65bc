import 'server-only';
import * as z from 'zod/mini';
import { checkedByFirst } from '@/lib/search/checked-by-first';
import { createCachedFunction, type FunctionFailure, offerCacheMs, readFunctionFailure } from '@/lib/supabase/cached-function';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import {
  type FlightSearchAnswer,
  flightSearchAnswer,
  signedFlightOffer,
} from '@/supabase/functions/_shared/contracts/flights/flight-search';

export type FlightSearchFailure = FunctionFailure | 'partyTooLarge';

const tooLargeBody = z.object({ code: z.literal('partyTooLarge') });

/** Offers for a search, as the JSON text of a `FlightSearchAnswer`. Equal searches within a few minutes share one answer. */
export const findFlightOffers = createCachedFunction<FlightSearchRequest, FlightSearchAnswer, FlightSearchFailure>({
  name: 'flight-search',
  answer: z.extend(flightSearchAnswer, { data: checkedByFirst(signedFlightOffer) }),
  cacheMs: ({ meta }) => offerCacheMs(meta),
  readFailure: (status, body) => (tooLargeBody.safeParse(body).success ? 'partyTooLarge' : readFunctionFailure(status, body)),
  expected: 'partyTooLarge',
});
