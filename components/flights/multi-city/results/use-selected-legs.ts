import { useState } from 'react';
import { type LegChoice, lookUpChoice, type SelectedLeg } from '@/lib/flights/multi-city/selected-leg';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { loadOffer, type SelectedOffer, saveOffer } from '@/lib/flights/selected-offer';
import { answerOf, type LegState } from './use-leg-searches';

interface SelectedLegs {
  legs: readonly SelectedLeg[];
  /** Returns the selected ids by leg, from the address. */
  choose: (index: number, selected: SelectedOffer) => readonly (string | null)[];
  acceptPrice: (index: number) => void;
}

/** One offer per leg: initially from the address, then as the visitor selects; looked up again in each new answer. */
export function useSelectedLegs(
  searches: readonly FlightSearchRequest[],
  states: readonly LegState[],
  fromAddress: readonly (string | null)[],
): SelectedLegs {
  const [choices, setChoices] = useState<readonly (LegChoice | null)[]>(() =>
    searches.map((search, index) => {
      const offerId = fromAddress[index];
      if (!offerId) return null;
      return { offerId, seen: loadOffer(search, offerId) };
    }),
  );

  const legs = searches.map((search, index) => lookUpChoice(search, choices[index] ?? null, answerOf(states[index])));

  function put(index: number, choice: LegChoice): readonly (LegChoice | null)[] {
    const next = choices.map((earlier, at) => (at === index ? choice : earlier));
    setChoices(next);
    return next;
  }

  return {
    legs,
    choose(index, selected) {
      saveOffer(selected);
      const next = put(index, { offerId: selected.offer.id, seen: selected });
      return next.map((choice) => choice?.offerId ?? null);
    },
    acceptPrice(index) {
      const selected = legs[index]?.selected;
      if (selected) put(index, { offerId: selected.offer.id, seen: selected });
    },
  };
}
