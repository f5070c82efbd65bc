import 'server-only';
import { isSameInRiyals } from '@/lib/money';
import { failure, type Result, success } from '@/lib/result';
import { createCachedFunction, type FunctionFailure, readFunctionFailure } from '@/lib/supabase/cached-function';
import { hasWorseTerms } from '@/supabase/functions/_shared/contracts/flights/fare-terms';
import {
  type FlightPriceAnswer,
  type FlightPriceRequest,
  flightPriceAnswer,
} from '@/supabase/functions/_shared/contracts/flights/flight-price';
import type { SignedFlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';

/** `unknown`: no answer in time. */
export type PriceNow = FlightPriceAnswer | { status: 'unknown' };

/** Asks for the present price of one signed offer; `requestId` is for the log. Never rejects. */
export type AskPrice = (asked: FlightPriceRequest, requestId: string) => Promise<PriceNow>;

export interface PricedFlights {
  /** At their present price, in the order of the request. */
  offers: SignedFlightOffer[];
  /** True when the supplier of at least one could not be asked in time: its price is the signed one. */
  priceUnconfirmed: boolean;
}

/** `legs`: positions of the flights that are no longer sold. `offers`: all of them as sold now, signed; for `fareGone` in the nearest fare. */
export type PriceRefusal =
  | { code: 'offerGone'; details: { legs: number[] } }
  | { code: 'priceChanged' | 'fareGone'; details: { offers: SignedFlightOffer[] } };

/**
 * Asks for the price of every flight of a request again, in parallel. An unreachable supplier does not block the request, because an agent
 * confirms it (docs/decisions/0033-re-pricing.md).
 */
export async function priceFlights(
  flights: readonly FlightPriceRequest[],
  requestId: string,
  ask: AskPrice,
): Promise<Result<PricedFlights, PriceRefusal>> {
  // Other fields, such as the travellers, are not sent.
  const prices = await Promise.all(flights.map(({ search, offer }) => ask({ search, offer }, requestId)));
  const legs = prices.flatMap(({ status }, index) => (status === 'gone' ? [index] : []));
  if (legs.length > 0) return failure({ code: 'offerGone', details: { legs } });
  const offers = flights.map(({ offer }, index) => {
    const now = prices[index];
    return now && 'offer' in now ? now.offer : offer;
  });
  if (prices.some(({ status }) => status === 'fareGone')) return failure({ code: 'fareGone', details: { offers } });
  const isChanged = flights.some(({ offer }, index) => {
    const now = offers[index] ?? offer;
    return !isSameInRiyals(totalOf(now), totalOf(offer)) || hasWorseTerms(now, offer);
  });
  if (isChanged) return failure({ code: 'priceChanged', details: { offers } });
  return success({ offers, priceUnconfirmed: prices.some(({ status }) => status === 'unknown') });
}

function totalOf({ price }: SignedFlightOffer): number {
  return Number(price.total);
}

/** Not cached: the price may have moved. */
const askFunction = createCachedFunction<FlightPriceRequest, FlightPriceAnswer, FunctionFailure>({
  name: 'flight-price',
  answer: flightPriceAnswer,
  cacheMs: () => 0,
  readFailure: readFunctionFailure,
});

export const askPrice: AskPrice = async (asked, requestId) => {
  const answer = await askFunction(asked, requestId);
  return answer.ok ? (JSON.parse(answer.value) as FlightPriceAnswer) : { status: 'unknown' };
};
