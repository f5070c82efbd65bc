import type { ErrorResponse } from '@/lib/network/http';
import type { SignedFlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { changedOffers, goneOffers } from './schema';

/** How the flights of a request have changed since they were found. Nothing is stored. */
export type MovedPrice =
  /** Every flight of the request as sold now. */
  | { kind: 'priceChanged' | 'fareGone'; offers: SignedFlightOffer[] }
  /** Positions of those no longer sold, from 0. */
  | { kind: 'offerGone'; legs: number[] };

export function readMovedPrice({ code, details }: Partial<ErrorResponse>): MovedPrice | null {
  if (code === 'priceChanged' || code === 'fareGone') {
    const offers = changedOffers.safeParse(details).data?.offers;
    return offers ? { kind: code, offers } : null;
  }
  const legs = code === 'offerGone' && goneOffers.safeParse(details).data?.legs;
  return legs ? { kind: 'offerGone', legs } : null;
}
