import * as z from 'zod/mini';
import { isSearchPaused } from '@/lib/env';
import { answerHotelSearchFailure, type HotelSearchFailure } from '@/lib/hotels/search/search-answers';
import { onlyPost } from '@/lib/network/http';
import { answerSearch } from '@/lib/search/answer-search';
import { answerSearchPaused } from '@/lib/search/answer-search-paused';
import { readInput } from '@/lib/security/body/json-body';
import { refuseBeyondQuota } from '@/lib/security/search-quota';
import { createCachedFunction, offerCacheMs, readFunctionFailure } from '@/lib/supabase/cached-function';
import {
  type HotelSearchAnswer,
  type HotelSearchRequest,
  hotelSearchAnswer,
  hotelSearchRequest,
  signedHotelOffer,
} from '@/supabase/functions/_shared/contracts/hotels/hotel-search';

const maxBodyBytes = 16_000;
const searchesPerMinute = { name: 'hotel-search', uses: 60, seconds: 60 };

const unknownPlace = z.object({
  code: z.literal('invalidSearch'),
  details: z
    .array(z.object({ message: z.string() }))
    .check(z.refine((details) => details.some(({ message }) => message === 'destinationUnknown'))),
});

/** Hotels for a search, as the JSON text of a `HotelSearchAnswer`. Equal searches within a few minutes share one answer. */
const findHotelOffers = createCachedFunction<HotelSearchRequest, HotelSearchAnswer, HotelSearchFailure>({
  name: 'hotel-search',
  answer: z.extend(hotelSearchAnswer, { hotels: checkedByFirst(signedHotelOffer) }),
  cacheMs: ({ meta }) => offerCacheMs(meta),
  readFailure: (status, body) =>
    status === 400 && unknownPlace.safeParse(body).success ? 'destinationUnknown' : readFunctionFailure(status, body),
  expected: 'destinationUnknown',
});

export async function POST(request: Request): Promise<Response> {
  if (isSearchPaused()) return answerSearchPaused();
  // Every rule of the contract. Whether a place exists, only the supplier can tell.
  const search = await readInput(request, hotelSearchRequest(), { maxBytes: maxBodyBytes, code: 'invalidSearch' });
  if (!search.ok) return search.reason;
  return answerSearch(request, {
    question: search.value,
    find: findHotelOffers,
    perMinute: searchesPerMinute,
    refuseBeyond: refuseBeyondQuota,
    answerFailure: answerHotelSearchFailure,
  });
}

export { onlyPost as DELETE, onlyPost as GET, onlyPost as OPTIONS, onlyPost as PATCH, onlyPost as PUT };

/**
 * A list of which only the first entry is checked: the function has checked all of them before sealing. An answer of another version
 * differs in every entry.
 */
function checkedByFirst<Entry>(entry: z.ZodMiniType<Entry>) {
  return z.array(z.custom<Entry>()).check(z.refine((entries) => entries.length === 0 || entry.safeParse(entries[0]).success));
}
