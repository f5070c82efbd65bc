import type { HotelOffer, HotelSearchRequest, SignedHotelOffer } from '../contracts/hotels/hotel-search.ts';
import { signatureLifetimeMs, signOffer } from '../offer-signature.ts';
import { sealMarkup } from './sealed-markup.ts';
import type { SaleTerms } from './sell-flight.ts';
import { markUpStay } from './stay-markup.ts';

/** When the signature of a rate made at `at` expires. ISO instant. */
export function stayExpiryOf(at: Date): string {
  return new Date(at.getTime() + signatureLifetimeMs).toISOString();
}

/**
 * A supplier's rate as the agency sells it: at its own price, signed. Nothing else signs stays. A hotel without a room cannot be requested, so it has
 * no signature.
 */
export async function sellStay(
  { key, rules }: SaleTerms,
  supplied: HotelOffer,
  search: HotelSearchRequest,
  at: Date,
): Promise<SignedHotelOffer> {
  const { offer, markup } = markUpStay(supplied, search.cityCode, rules);
  if (!offer.available) return { ...offer, signature: '' };
  const sealed = markup ? await sealMarkup(key, markup) : undefined;
  return { ...offer, signature: await signOffer(key, offer, search, stayExpiryOf(at), sealed) };
}
