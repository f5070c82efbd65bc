import 'server-only';
import * as z from 'zod/mini';
import { createAsk, readStatus } from '@/lib/supabase/ask-and-keep';
import {
  type HotelSearchAnswer,
  type HotelSearchRequest,
  hotelSearchAnswer,
} from '@/supabase/functions/_shared/contracts/hotel-search';

/** `refused`: the supplier said no. */
export type HotelSearchFailure = 'unavailable' | 'refused' | 'tooSlow' | 'destinationUnknown';

const longestKeptMs = 3 * 60_000;
/** What a rate found in the cache has left at the least: time to choose it and to write who is coming. */
const timeToAskMs = 10 * 60_000;

const unknownPlace = z.object({
  code: z.literal('invalidSearch'),
  details: z
    .array(z.object({ message: z.string() }))
    .check(z.refine((details) => details.some(({ message }) => message === 'destinationUnknown'))),
});

/** Hotels for a search, as the JSON text of a `HotelSearchAnswer`. Equal searches within a few minutes share one answer. */
export const findHotelOffers = createAsk<HotelSearchRequest, HotelSearchAnswer, HotelSearchFailure>({
  name: 'hotel-search',
  answer: hotelSearchAnswer,
  /** A little more than the function gives its supplier (20 s), so that its own word on a slow supplier arrives. */
  patienceMs: 22_000,
  keptMs: ({ meta }) => Math.min(longestKeptMs, Date.parse(meta.expiresAt) - Date.now() - timeToAskMs),
  readRefusal: (status, body) =>
    status === 400 && unknownPlace.safeParse(body).success ? 'destinationUnknown' : readStatus(status),
  expected: 'destinationUnknown',
});
