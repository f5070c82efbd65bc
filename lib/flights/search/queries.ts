import 'server-only';
import * as z from 'zod/mini';
import { createCachedFunction, type FunctionFailure, offerCacheMs, readFunctionFailure } from '@/lib/supabase/cached-function';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import { flightSearchResponse, signedFlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { packedMediaType } from '@/supabase/functions/_shared/contracts/flights/packed/packed-media-type';
import { type PackedResponse, unpackResponse } from '@/supabase/functions/_shared/contracts/flights/packed/packed-response';

export type FlightSearchFailure = FunctionFailure | 'partyTooLarge';

const tooLargeBody = z.object({ code: z.literal('partyTooLarge') });

const list = z.array(z.unknown());
const packedLists = { segments: list, ways: list, fareDetails: list, parties: list, rules: list, terms: list, journeys: list };

/**
 * The envelope, and the first journey only: the function has checked all offers before signing them, and an answer of another version differs in
 * all of them.
 */
const packedResponse = z
  .extend(z.omit(flightSearchResponse, { data: true, otherFares: true }), packedLists)
  .check(z.refine((answer) => isFirstReadable(answer as PackedResponse))) as unknown as z.ZodMiniType<PackedResponse>;

function isFirstReadable(answer: PackedResponse): boolean {
  try {
    const { data } = unpackResponse({ ...answer, journeys: answer.journeys.slice(0, 1) });
    return data.every((offer) => signedFlightOffer.safeParse(offer).success);
  } catch {
    return false;
  }
}

/** Offers for a search, as the JSON text of a `PackedResponse`. Equal searches within a few minutes share one answer. */
export const findFlightOffers = createCachedFunction<FlightSearchRequest, PackedResponse, FlightSearchFailure>({
  name: 'flight-search',
  accept: packedMediaType,
  answer: packedResponse,
  // An answer with a personal loyalty number is never shared.
  cacheMs: ({ meta, searchParams }) => (searchParams.loyaltyAccounts ? 0 : offerCacheMs(meta)),
  readFailure: (status, body) => (tooLargeBody.safeParse(body).success ? 'partyTooLarge' : readFunctionFailure(status, body)),
  expected: 'partyTooLarge',
});
