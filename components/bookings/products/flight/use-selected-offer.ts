import type { FlightSearchRequest } from '@/lib/flights/offer';
import { findSameTrip } from '@/lib/flights/same-trip';
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
    instead: (lost, _, signal) => findOffer(search, offerId, signal, lost),
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
 * The offer as its search finds it now, else the nearest fare of the same flights; null when they are not sold any more. Some suppliers name the
 * same fare anew in each answer: what was chosen in this tab is known by its flights and terms then. One known to be gone (`lost`) is passed over.
 * Rejects as `searchFlights` does.
 */
export async function findOffer(
  search: FlightSearchRequest,
  offerId: string,
  signal: AbortSignal,
  lost?: SelectedOffer,
): Promise<SelectedOffer | null> {
  const { data, otherFares, meta, dictionaries } = await searchFlights(search, signal);
  const known = (lost ?? loadOffer(search, offerId))?.offer;
  const sold = [...data, ...Object.values(otherFares).flat()].filter(({ id }) => id !== lost?.offer.id);
  const offer = sold.find(({ id }) => id === (known?.id ?? offerId)) ?? (known && findSameTrip(sold, known));
  return offer ? { search, offer, meta, dictionaries, chosenAs: offerId } : null;
}
