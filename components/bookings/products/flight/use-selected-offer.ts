import type { FlightSearchRequest } from '@/lib/flights/offer';
import type { ChoiceInAddress } from '@/lib/flights/search/choice-in-address';
import { evictResponse } from '@/lib/flights/search/response-cache';
import { searchFlights } from '@/lib/flights/search/search-flights';
import { clearOffer, expiryOf, isUnchanged, loadOffer, type SelectedOffer, saveOffer } from '@/lib/flights/selected-offer';
import { selectionInAnswer } from '@/lib/flights/selection-in-answer';
import type { Result } from '@/lib/result';
import { type ExplainedFailure, explainFailure } from '@/lib/search/search-failure';
import { type Found, type LiveOffer, useLiveOffer } from '../../flow/use-live-offer';

/** What the server found for the offer in the address. */
export type DrawnOffer = Result<Found<SelectedOffer>, ExplainedFailure>;

/** One offer of one search. */
export function useSelectedOffer(
  { search, offerId }: ChoiceInAddress,
  drawn: DrawnOffer | undefined,
): LiveOffer<SelectedOffer, ExplainedFailure> {
  return useLiveOffer({
    ...(drawn && { drawn }),
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
  evictResponse(selected.search);
}

/** `selectionInAnswer` of a new search. Rejects as `searchFlights` does. */
export async function findOffer(
  search: FlightSearchRequest,
  offerId: string,
  signal: AbortSignal,
  lost?: SelectedOffer,
): Promise<Found<SelectedOffer>> {
  const answer = await searchFlights(search, signal);
  return selectionInAnswer(answer, { search, offerId, known: lost ?? loadOffer(search, offerId), lostId: lost?.offer.id });
}
