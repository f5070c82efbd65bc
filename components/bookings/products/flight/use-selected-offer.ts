import type { FlightSearchRequest, SignedFlightOffer } from '@/lib/flights/offer';
import { findSameTrip, nearestTrip } from '@/lib/flights/same-trip';
import { evictAnswer } from '@/lib/flights/search/answer-cache';
import { searchFlights } from '@/lib/flights/search/search-flights';
import { clearOffer, expiryOf, isUnchanged, loadOffer, type SelectedOffer, saveOffer } from '@/lib/flights/selected-offer';
import { type ExplainedFailure, explainFailure } from '@/lib/search/search-failure';
import { type Found, type LiveOffer, useLiveOffer } from '../../flow/use-live-offer';

/** One offer of one search. */
export function useSelectedOffer(search: FlightSearchRequest, offerId: string): LiveOffer<SelectedOffer, ExplainedFailure> {
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

/** Whether both total and terms are unchanged. */
export function isSameOffer(sold: SelectedOffer, seen: SelectedOffer): boolean {
  return isUnchanged([sold], [seen]);
}

/** Clears the selected offer and the cached search results: both are outdated. */
export function clearChoice(selected: SelectedOffer): void {
  clearOffer(selected);
  evictAnswer(selected.search);
}

/**
 * The offer in a new search; else the nearest fare of the same flights; else, when these are no longer sold, the nearest flights. An offer
 * selected in this tab is identified by flights and fare, because suppliers may change its id or reuse it for another. `lost`, known to be gone,
 * is skipped. Rejects as `searchFlights` does.
 */
export async function findOffer(
  search: FlightSearchRequest,
  offerId: string,
  signal: AbortSignal,
  lost?: SelectedOffer,
): Promise<Found<SelectedOffer>> {
  const { data, otherFares, meta, dictionaries } = await searchFlights(search, signal);
  const known = (lost ?? loadOffer(search, offerId))?.offer;
  const sold = [...data, ...Object.values(otherFares).flat()].filter(({ id }) => id !== lost?.offer.id);
  const offer = known ? findSameTrip(sold, known) : sold.find(({ id }) => id === offerId);
  const select = (one: SignedFlightOffer) => ({ search, offer: one, meta, dictionaries, chosenAs: offerId });
  const nearest = offer ?? nearestTrip(sold, known);
  return { selected: offer ? select(offer) : null, nearest: nearest ? select(nearest) : null };
}
