import 'server-only';
import * as z from 'zod/mini';
import { checkedByFirst } from '@/lib/search/checked-by-first';
import { createCachedFunction, type FunctionFailure, offerCacheMs, readFunctionFailure } from '@/lib/supabase/cached-function';
import {
  type HotelSearchAnswer,
  type HotelSearchRequest,
  hotelSearchAnswer,
  signedHotelOffer,
} from '@/supabase/functions/_shared/contracts/hotels/hotel-search';

export type HotelSearchFailure = FunctionFailure | 'destinationUnknown';

const unknownPlace = z.object({
  code: z.literal('invalidSearch'),
  details: z
    .array(z.object({ message: z.string() }))
    .check(z.refine((details) => details.some(({ message }) => message === 'destinationUnknown'))),
});

/** Hotels for a search, as the JSON text of a `HotelSearchAnswer`. Equal searches within a few minutes share one answer. */
export const findHotelOffers = createCachedFunction<HotelSearchRequest, HotelSearchAnswer, HotelSearchFailure>({
  name: 'hotel-search',
  answer: z.extend(hotelSearchAnswer, { hotels: checkedByFirst(signedHotelOffer) }),
  cacheMs: ({ meta }) => offerCacheMs(meta),
  readFailure: (status, body) =>
    status === 400 && unknownPlace.safeParse(body).success ? 'destinationUnknown' : readFunctionFailure(status, body),
  expected: 'destinationUnknown',
});
