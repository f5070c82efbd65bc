import 'server-only';
import * as z from 'zod/mini';
import { createAsk, readRefusedSupply, type SupplierLoss } from '@/lib/supabase/ask-and-keep';
import { keptOffersMs } from '@/lib/supabase/kept-offers';
import {
  type HotelSearchAnswer,
  type HotelSearchRequest,
  hotelSearchAnswer,
} from '@/supabase/functions/_shared/contracts/hotel-search';

export type HotelSearchFailure = SupplierLoss | 'destinationUnknown';

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
  keptMs: ({ meta }) => keptOffersMs(meta),
  readRefusal: (status, body) =>
    status === 400 && unknownPlace.safeParse(body).success ? 'destinationUnknown' : readRefusedSupply(status, body),
  expected: 'destinationUnknown',
});
