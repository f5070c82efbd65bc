import type { FlightSearchRequest, FlightSearchResponse } from '../offer';
import { findSameTrip } from '../same-trip';
import { isUnchanged, type SelectedOffer } from '../selected-offer';

export interface LegChoice {
  offerId: string;
  /** As the visitor saw it; null when only the address names it. */
  seen: SelectedOffer | null;
}

export interface SelectedLeg {
  /** The current offer of this leg; null while none is selected, while it loads, or when it is gone. */
  selected: SelectedOffer | null;
  /** Its flights were selected, and are missing in the newest answer. */
  isGone: boolean;
  /** The offer as it was selected, when its price, fare or terms have changed since. */
  before: SelectedOffer | null;
}

/**
 * The state of a selected offer in the newest answer of its search; `answer` is null while there is none. The offer is found by its flights and
 * fare, because a supplier may reuse its id.
 */
export function lookUpChoice(
  search: FlightSearchRequest,
  choice: LegChoice | null,
  answer: FlightSearchResponse | null,
): SelectedLeg {
  if (!choice || !answer) return { selected: null, isGone: false, before: null };
  const { data, otherFares, meta, dictionaries } = answer;
  const offers = [...data, ...Object.values(otherFares).flat()];
  const { offerId, seen } = choice;
  const offer = seen ? findSameTrip(offers, seen.offer) : offers.find(({ id }) => id === offerId);
  if (!offer) return { selected: null, isGone: true, before: null };
  const selected = { search, offer, meta, dictionaries };
  return { selected, isGone: false, before: seen && !isUnchanged([selected], [seen]) ? seen : null };
}
