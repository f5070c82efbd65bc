import type { FlightSearchRequest } from '@/lib/flights/offer';
import { searchFlights } from '@/lib/flights/search-flights';
import { recallOffer, rememberOffer, type SelectedOffer } from '@/lib/flights/selected-offer';
import { type Offered, useOffered } from './use-offered';

export function expiryOf({ meta }: SelectedOffer): string {
  return meta.expiresAt;
}

export function totalOf({ offer }: SelectedOffer): number {
  return Number(offer.price.total);
}

/** One offer of one search. */
export function useChosenOffer(search: FlightSearchRequest, offerId: string): Offered<SelectedOffer> {
  return useOffered({
    recall: () => recallOffer(search, offerId),
    find: (signal) => findOffer(search, offerId, signal),
    remember: rememberOffer,
    expiryOf,
    totalOf,
  });
}

/** The offer as its search finds it now; null when it does not any more. Rejects as `searchFlights` does. */
export async function findOffer(
  search: FlightSearchRequest,
  offerId: string,
  signal: AbortSignal,
): Promise<SelectedOffer | null> {
  const { data, meta, dictionaries } = await searchFlights(search, signal);
  const offer = data.find(({ id }) => id === offerId);
  return offer ? { search, offer, meta, dictionaries } : null;
}
