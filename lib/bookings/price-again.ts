import { timeouts } from '@/lib/network/timeouts';
import 'server-only';
import { createCachedFunction, type FunctionFailure, readFunctionFailure } from '@/lib/supabase/cached-function';
import {
  type FlightPriceAnswer,
  type FlightPriceRequest,
  flightPriceAnswer,
} from '@/supabase/functions/_shared/contracts/flight-price';

/** `unknown`: nobody could say in time. */
export type PriceNow = FlightPriceAnswer | { status: 'unknown' };

/** How the price of one sealed offer is asked for again; `requestId` is for the log. Never rejects. */
export type AskPrice = (asked: FlightPriceRequest, requestId: string) => Promise<PriceNow>;

/** A price is asked for because it may have moved: no answer is kept. */
const askFunction = createCachedFunction<FlightPriceRequest, FlightPriceAnswer, FunctionFailure>({
  name: 'flight-price',
  answer: flightPriceAnswer,
  timeoutMs: timeouts.price,
  cacheMs: () => 0,
  readFailure: readFunctionFailure,
});

export const priceAgain: AskPrice = async (asked, requestId) => {
  const answer = await askFunction(asked, requestId);
  return answer.ok ? (JSON.parse(answer.value) as FlightPriceAnswer) : { status: 'unknown' };
};
