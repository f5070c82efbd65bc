import type { FlightSearchResponse, SignedFlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { findSameTrip, nearestTrip } from './same-trip';
import type { ChoiceInAddress } from './search/choice-in-address';
import type { SelectedOffer } from './selected-offer';

interface KnownChoice extends ChoiceInAddress {
  /** The offer as this tab saw it: suppliers may change its id or reuse it for another. */
  known?: SelectedOffer | null | undefined;
  /** The id of one that is known to be gone: skipped. */
  lostId?: string | undefined;
}

/**
 * The selected offer in an answer to its search, by flights and fare if it is known, else by its id; else the nearest fare of the same flights; else,
 * when these are no longer sold, the nearest flights.
 */
export function selectionInAnswer(
  { data, otherFares, meta, dictionaries }: FlightSearchResponse,
  { search, offerId, known, lostId }: KnownChoice,
): { selected: SelectedOffer | null; nearest: SelectedOffer | null } {
  const sold = [...data, ...Object.values(otherFares).flat()].filter(({ id }) => id !== lostId);
  const offer = known ? findSameTrip(sold, known.offer) : sold.find(({ id }) => id === offerId);
  const select = (one: SignedFlightOffer) => ({ search, offer: one, meta, dictionaries, chosenAs: offerId });
  const nearest = offer ?? nearestTrip(sold, known?.offer);
  return { selected: offer ? select(offer) : null, nearest: nearest ? select(nearest) : null };
}
