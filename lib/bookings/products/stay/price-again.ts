import 'server-only';
import { isSameInRiyals } from '@/lib/money';
import { failure, type Result, success } from '@/lib/result';
import { createCachedFunction, type FunctionFailure, readFunctionFailure } from '@/lib/supabase/cached-function';
import {
  type HotelPriceRequest,
  type HotelPriceResponse,
  hotelPriceResponse,
} from '@/supabase/functions/_shared/contracts/hotels/hotel-price';
import type { SignedHotelOffer } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { hasWorseTerms } from '@/supabase/functions/_shared/contracts/hotels/rate-terms';
import type { BookingRefusal } from '../../product';

/** Requests the current price of a signed rate; null without an answer in time. `requestId` is for the log. Never rejects. */
export type AskRate = (asked: HotelPriceRequest, requestId: string) => Promise<HotelPriceResponse | null>;

export interface PricedStay {
  /** At its present price. */
  offer: SignedHotelOffer;
  /** True when the price could not be checked: it is the signed one. */
  priceUnconfirmed: boolean;
}

/**
 * Requests the price of a rate again. An unreachable supplier does not block the request, because an agent confirms it
 * (docs/product/booking.md).
 */
export async function priceStay(
  { search, offer }: HotelPriceRequest,
  requestId: string,
  ask: AskRate,
): Promise<Result<PricedStay, BookingRefusal>> {
  // Other fields, such as the guests, are not sent.
  const now = await ask({ search, offer }, requestId);
  if (!now) return success({ offer, priceUnconfirmed: true });
  if (now.status === 'gone') return failure({ code: 'offerGone', details: {} });
  const isSame = isSameInRiyals(Number(now.offer.price.total), Number(offer.price.total)) && !hasWorseTerms(now.offer, offer);
  if (!isSame) return failure({ code: 'priceChanged', details: { offer: now.offer } });
  return success({ offer: now.offer, priceUnconfirmed: false });
}

/** Not cached: the price may have changed. */
const askFunction = createCachedFunction<HotelPriceRequest, HotelPriceResponse, FunctionFailure>({
  name: 'hotel-price',
  answer: hotelPriceResponse,
  cacheMs: () => 0,
  readFailure: readFunctionFailure,
});

export const askRate: AskRate = async (asked, requestId) => {
  const answer = await askFunction(asked, requestId);
  return answer.ok ? (JSON.parse(answer.value) as HotelPriceResponse) : null;
};
