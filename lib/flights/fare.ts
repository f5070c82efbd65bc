import type { CabinClass, CheckedBags, FlightOffer } from './offer';

/** From here on a traveller who waits may find the seats gone. */
export const fewSeats = 4;

/** The cabins an adult sits in, each once, in the order flown. */
export function cabinsOf({ travelerPricings }: FlightOffer): CabinClass[] {
  return [...new Set(travelerPricings[0]?.fareDetailsBySegment.map(({ cabin }) => cabin))];
}

/**
 * Checked bags of an adult on every flight: the smallest allowance of all segments, which applies at check-in. Null when the supplier does not give
 * it for every flight, unless one is known to have none.
 */
export function leastBags({ travelerPricings }: FlightOffer): CheckedBags | null {
  const fares = travelerPricings[0]?.fareDetailsBySegment ?? [];
  const told = fares.flatMap(({ includedCheckedBags: bags }) =>
    bags && (bags.quantity ?? bags.weight) !== undefined ? bags : [],
  );
  const [least] = told.sort((one, other) => worthOf(one) - worthOf(other));
  return least && (told.length === fares.length || worthOf(least) === 0) ? least : null;
}

/** Pieces and weights side by side: a piece is 23 kg with almost every airline. */
function worthOf({ quantity = 0, weight = 0, weightUnit = 'KG' }: CheckedBags): number {
  return quantity * 23 + weight * (weightUnit === 'LB' ? 0.4536 : 1);
}
