import { worthOf } from '@/supabase/functions/_shared/contracts/flights/fare-terms';
import type { Bags, CabinClass, FlightOffer } from './offer';

/** From here on a traveller who waits may find the seats gone. */
export const fewSeats = 4;

/** What the airline calls the fare: each name once, in the order flown. Empty when the supplier does not say. */
export function brandOf({ itineraries }: Pick<FlightOffer, 'itineraries'>): string {
  return [...new Set(itineraries.flatMap(({ fareBrand = '' }) => fareBrand || []))].join(' + ');
}

/** The cabins an adult sits in, each once, in the order flown. */
export function cabinsOf({ travelerPricings }: FlightOffer): CabinClass[] {
  return [...new Set(travelerPricings[0]?.fareDetailsBySegment.map(({ cabin }) => cabin))];
}

/**
 * Checked bags of an adult on every flight: the smallest allowance of all segments, which applies at check-in. Null when the supplier does not give
 * it for every flight, unless one is known to have none.
 */
export function leastBags(offer: FlightOffer): Bags | null {
  return least(offer, 'includedCheckedBags');
}

/** The same of bags carried on board. */
export function leastCabinBags(offer: FlightOffer): Bags | null {
  return least(offer, 'includedCabinBags');
}

function least({ travelerPricings }: FlightOffer, kind: 'includedCheckedBags' | 'includedCabinBags'): Bags | null {
  const fares = travelerPricings[0]?.fareDetailsBySegment ?? [];
  const told = fares.flatMap(({ [kind]: bags }) => (bags && (bags.quantity ?? bags.weight) !== undefined ? bags : []));
  const [fewest] = told.sort((one, other) => worthOf(one) - worthOf(other));
  return fewest && (told.length === fares.length || worthOf(fewest) === 0) ? fewest : null;
}
