import 'server-only';
import * as z from 'zod/mini';
import { errorResponse, fieldErrorsResponse } from '@/lib/network/http';
import { handleSearch } from '@/lib/search/handle-search';
import { refuseBeyondQuota, searchesInAMinute } from '@/lib/security/rate-limit';
import { createCachedFunction, type FunctionFailure, offerCacheMs, readFunctionFailure } from '@/lib/supabase/cached-function';
import {
  type HotelSearchRequest,
  type HotelSearchResponse,
  hotelSearchResponse,
  signedHotelOffer,
} from '@/supabase/functions/_shared/contracts/hotels/hotel-search';

type HotelSearchFailure = FunctionFailure | 'destinationUnknown';

const failures: Record<FunctionFailure, { status: number; error: string }> = {
  supplierRefused: { status: 502, error: 'The hotel system refused this search.' },
  supplierFailed: { status: 502, error: 'The hotel system failed.' },
  supplierBusy: { status: 502, error: 'The hotel system has been asked too often.' },
  searchUnavailable: { status: 502, error: 'Hotel search is not available right now.' },
  supplierTooSlow: { status: 504, error: 'The hotel system took too long to answer.' },
};

export function hotelSearchFailureResponse(code: HotelSearchFailure): Response {
  if (code === 'destinationUnknown')
    return fieldErrorsResponse('invalidSearch', [{ path: 'cityCode', message: 'destinationUnknown' }]);
  const { status, error } = failures[code];
  return errorResponse(status, { error, code });
}

const unknownPlace = z.object({
  code: z.literal('invalidSearch'),
  details: z
    .array(z.object({ message: z.string() }))
    .check(z.refine((details) => details.some(({ message }) => message === 'destinationUnknown'))),
});

/** Hotels for a search, as the JSON text of a `HotelSearchResponse`. Equal searches within a few minutes share one answer. */
const findHotelOffers = createCachedFunction<HotelSearchRequest, HotelSearchResponse, HotelSearchFailure>({
  name: 'hotel-search',
  answer: z.extend(hotelSearchResponse, { hotels: checkedByFirst(signedHotelOffer) }),
  cacheMs: ({ meta }) => offerCacheMs(meta),
  readFailure: (status, body) =>
    status === 400 && unknownPlace.safeParse(body).success ? 'destinationUnknown' : readFunctionFailure(status, body),
  expected: 'destinationUnknown',
});

/** Answers a checked search within the limits of its sender. */
export function handleHotelSearch(request: Request, search: HotelSearchRequest): Promise<Response> {
  return handleSearch(request, {
    question: search,
    find: findHotelOffers,
    perMinute: searchesInAMinute('hotel'),
    refuseBeyond: refuseBeyondQuota,
    failureResponse: hotelSearchFailureResponse,
  });
}

/**
 * A list of which only the first entry is checked: the function has checked all of them before sealing. An answer of another version
 * differs in every entry.
 */
function checkedByFirst<Entry>(entry: z.ZodMiniType<Entry>) {
  return z.array(z.custom<Entry>()).check(z.refine((entries) => entries.length === 0 || entry.safeParse(entries[0]).success));
}
