import 'server-only';
import * as z from 'zod/mini';
import { createCachedFunction, type FunctionFailure, offerCacheMs, readFunctionFailure } from '@/lib/supabase/cached-function';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import { flightSearchAnswer, signedFlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { type PackedAnswer, unpackAnswer } from '@/supabase/functions/_shared/contracts/flights/packed/packed-answer';
import { packedMediaType } from '@/supabase/functions/_shared/contracts/flights/packed/packed-media-type';

export type FlightSearchFailure = FunctionFailure | 'partyTooLarge';

const tooLargeBody = z.object({ code: z.literal('partyTooLarge') });

const list = z.array(z.unknown());
const packedLists = { segments: list, ways: list, fareDetails: list, parties: list, rules: list, terms: list, journeys: list };

/**
 * The envelope, and the first journey only: the function has checked all offers before signing them, and an answer of another version differs in
 * all of them.
 */
const packedAnswer = z
  .extend(z.omit(flightSearchAnswer, { data: true, otherFares: true }), packedLists)
  .check(z.refine((answer) => isFirstReadable(answer as PackedAnswer))) as unknown as z.ZodMiniType<PackedAnswer>;

function isFirstReadable(answer: PackedAnswer): boolean {
  try {
    const { data } = unpackAnswer({ ...answer, journeys: answer.journeys.slice(0, 1) });
    return data.every((offer) => signedFlightOffer.safeParse(offer).success);
  } catch {
    return false;
  }
}

/** Offers for a search, as the JSON text of a `PackedAnswer`. Equal searches within a few minutes share one answer. */
export const findFlightOffers = createCachedFunction<FlightSearchRequest, PackedAnswer, FlightSearchFailure>({
  name: 'flight-search',
  accept: packedMediaType,
  answer: packedAnswer,
  // An answer with a personal loyalty number is never shared.
  cacheMs: ({ meta, searchParams }) => (searchParams.loyaltyAccounts ? 0 : offerCacheMs(meta)),
  readFailure: (status, body) => (tooLargeBody.safeParse(body).success ? 'partyTooLarge' : readFunctionFailure(status, body)),
  expected: 'partyTooLarge',
});
