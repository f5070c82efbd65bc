import type { CabinClass, CheckedBags, FlightOffer } from './offer';

/** The cabins an adult sits in, each once, in the order flown. */
export function cabinsOf({ travelerPricings }: FlightOffer): CabinClass[] {
  return [...new Set(travelerPricings[0]?.fareDetailsBySegment.map(({ cabin }) => cabin))];
}

/** What an adult may check in on every flight: the smallest allowance of all segments, which is what counts at the desk. */
export function leastBags({ travelerPricings }: FlightOffer): CheckedBags {
  const allowances = travelerPricings[0]?.fareDetailsBySegment.map(({ includedCheckedBags }) => includedCheckedBags ?? {}) ?? [];
  return allowances.reduce((least, bags) => (worthOf(bags) < worthOf(least) ? bags : least), allowances[0] ?? {});
}

/** Pieces and weights side by side: a piece is 23 kg with almost every airline. */
function worthOf({ quantity = 0, weight = 0, weightUnit = 'KG' }: CheckedBags): number {
  return quantity * 23 + weight * (weightUnit === 'LB' ? 0.4536 : 1);
}
