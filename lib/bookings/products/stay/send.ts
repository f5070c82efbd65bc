import * as z from 'zod/mini';
import { rateInAddress, type SelectedStay } from '@/lib/hotels/selected-stay';
import type { ErrorResponse } from '@/lib/network/http';
import { type SignedHotelOffer, signedHotelOffer } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { signedUntil } from '@/supabase/functions/_shared/offer-signature';

/** How the rate of a request has changed since it was found. Nothing is stored. */
export type MovedRate = { kind: 'priceChanged'; offer: SignedHotelOffer } | { kind: 'offerGone' };

const changedRate = z.object({ offer: signedHotelOffer });

export function readMovedRate({ code, details }: Partial<ErrorResponse>): MovedRate | null {
  if (code === 'offerGone') return { kind: code };
  const offer = code === 'priceChanged' && changedRate.safeParse(details).data?.offer;
  return offer ? { kind: 'priceChanged', offer } : null;
}

/** The stay with the rate as sold now, which has a new signature. */
export function soldNow(stay: SelectedStay, hotel: SignedHotelOffer): SelectedStay {
  const meta = { ...stay.meta, expiresAt: signedUntil(hotel.signature) };
  return { ...stay, hotel, meta, chosenAs: rateInAddress(stay) };
}
