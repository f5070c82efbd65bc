import type { FlightSearchAnswer, FlightSearchRequest } from '../offer';
import type { SelectedOffer } from '../selected-offer';

/** A selected offer of a leg, and its total in QAR as shown; null when only the address names it. */
export interface LegChoice {
  offerId: string;
  total: number | null;
}

export interface SelectedLeg {
  /** The current offer of this leg; null while none is selected, while it loads, or when it is gone. */
  selected: SelectedOffer | null;
  /** It was selected, and is missing in the newest answer. */
  isGone: boolean;
  /** Total in QAR at the time of selection, if it has changed since. */
  priceBefore: number | null;
}

/** What has become of a choice in the newest answer of its search; `answer` is null while there is none. */
export function lookUpChoice(
  search: FlightSearchRequest,
  choice: LegChoice | null,
  answer: FlightSearchAnswer | null,
): SelectedLeg {
  if (!choice || !answer) return { selected: null, isGone: false, priceBefore: null };
  const { data, otherFares, meta, dictionaries } = answer;
  const offer = [...data, ...Object.values(otherFares).flat()].find(({ id }) => id === choice.offerId);
  if (!offer) return { selected: null, isGone: true, priceBefore: null };
  const isSame = choice.total === null || choice.total === Number(offer.price.total);
  return { selected: { search, offer, meta, dictionaries }, isGone: false, priceBefore: isSame ? null : choice.total };
}
