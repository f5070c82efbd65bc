import type { FlightSearchRequest } from '@/lib/flights/offer';
import { isSameTrip } from '@/lib/flights/same-trip';
import { evictAnswer } from '@/lib/flights/search/answer-cache';
import { explainFailure, type SearchFailure } from '@/lib/flights/search/search-failure';
import { searchFlights } from '@/lib/flights/search/search-flights';
import { clearOffer, expiryOf, isUnchanged, loadOffer, type SelectedOffer, saveOffer } from '@/lib/flights/selected-offer';
import { type LiveOffer, useLiveOffer } from '../../flow/use-live-offer';

/** One offer of one search. */
export function useSelectedOffer(search: FlightSearchRequest, offerId: string): LiveOffer<SelectedOffer, SearchFailure> {
  return useLiveOffer({
    load: () => loadOffer(search, offerId),
    find: (signal) => findOffer(search, offerId, signal),
    save: saveOffer,
    clear: clearChoice,
    expiryOf,
    isUnchanged: isSameOffer,
    explain: explainFailure,
    isRenewedAhead: true,
  });
}

/** Whether neither total nor terms have become others. */
export function isSameOffer(sold: SelectedOffer, seen: SelectedOffer): boolean {
  return isUnchanged([sold], [seen]);
}

/** Neither the choice nor the list it was made from is what is sold now. */
export function clearChoice(selected: SelectedOffer): void {
  clearOffer(selected);
  evictAnswer(selected.search);
}

/**
 * The offer as its search finds it now; null when it does not any more. Some suppliers name the same flights anew in each
 * answer: what was chosen in this tab is known by its flights then. Rejects as `searchFlights` does.
 */
export async function findOffer(
  search: FlightSearchRequest,
  offerId: string,
  signal: AbortSignal,
): Promise<SelectedOffer | null> {
  const { data, meta, dictionaries } = await searchFlights(search, signal);
  const known = loadOffer(search, offerId)?.offer;
  const offer = data.find(({ id }) => id === (known?.id ?? offerId)) ?? data.find((other) => known && isSameTrip(other, known));
  return offer ? { search, offer, meta, dictionaries, chosenAs: offerId } : null;
}
