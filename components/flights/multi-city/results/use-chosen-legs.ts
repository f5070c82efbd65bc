import { useState } from 'react';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { recallOffer, rememberOffer, type SelectedOffer } from '@/lib/flights/selected-offer';
import type { LegState } from './use-leg-searches';

export interface ChosenLeg {
  /** The offer of this leg as it is on sale now; null while none is chosen, its answer is on the way, or it is gone. */
  selected: SelectedOffer | null;
  /** It was chosen, and the newest answer is without it. */
  isGone: boolean;
  /** Total in QAR at which it was chosen, when it costs another now. */
  priceBefore: number | null;
}

interface Choice {
  offerId: string;
  total: number | null;
}

interface ChosenLegs {
  legs: readonly ChosenLeg[];
  /** Answers with the ids chosen by leg, as they stand in the address. */
  choose: (index: number, selected: SelectedOffer) => readonly (string | null)[];
  acceptPrice: (index: number) => void;
}

/** One offer a leg: from the address at first, then as the visitor chooses, looked up in each new answer. */
export function useChosenLegs(
  searches: readonly FlightSearchRequest[],
  states: readonly LegState[],
  fromAddress: readonly (string | null)[],
): ChosenLegs {
  const [choices, setChoices] = useState<readonly (Choice | null)[]>(() =>
    searches.map((search, index) => {
      const offerId = fromAddress[index];
      if (!offerId) return null;
      const kept = recallOffer(search, offerId);
      return { offerId, total: kept && Number(kept.offer.price.total) };
    }),
  );

  const legs = searches.map((search, index) => lookUp(search, choices[index] ?? null, states[index]));

  function put(index: number, choice: Choice): readonly (Choice | null)[] {
    const next = choices.map((earlier, at) => (at === index ? choice : earlier));
    setChoices(next);
    return next;
  }

  return {
    legs,
    choose(index, selected) {
      rememberOffer(selected);
      const next = put(index, { offerId: selected.offer.id, total: Number(selected.offer.price.total) });
      return next.map((choice) => choice?.offerId ?? null);
    },
    acceptPrice(index) {
      const selected = legs[index]?.selected;
      if (selected) put(index, { offerId: selected.offer.id, total: Number(selected.offer.price.total) });
    },
  };
}

function lookUp(search: FlightSearchRequest, choice: Choice | null, state: LegState | undefined): ChosenLeg {
  if (!choice || state?.status !== 'found') return { selected: null, isGone: false, priceBefore: null };
  const { data, meta, dictionaries } = state.answer;
  const offer = data.find(({ id }) => id === choice.offerId);
  if (!offer) return { selected: null, isGone: true, priceBefore: null };
  const isSame = choice.total === null || choice.total === Number(offer.price.total);
  return { selected: { search, offer, meta, dictionaries }, isGone: false, priceBefore: isSame ? null : choice.total };
}
