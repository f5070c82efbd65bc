import { worthOf } from '@/supabase/functions/_shared/contracts/flights/fare-terms';
import type { Bags, CabinClass, FlightOffer } from './offer';

/** Up to this many seats left, offers are marked as nearly sold out. */
export const fewSeats = 4;

/** What the airline calls the fare: each name once, in the order flown. Empty when the supplier does not say. */
export function brandOf({ itineraries }: Pick<FlightOffer, 'itineraries'>): string {
  return [...new Set(itineraries.flatMap(({ fareBrand = '' }) => fareBrand || []))].join(' + ');
}

/** The cabin in words and the name of the fare; a name that begins with the cabin says both. */
export function cabinAndBrand(cabin: string, brand: string): string[] {
  return brand.startsWith(cabin) ? [brand] : [cabin, ...(brand ? [brand] : [])];
}

/** Everybody a fare is for, infants included: a fee is told for all of them. */
export function partyOf(travelerPricings: FlightOffer['travelerPricings']): number {
  return travelerPricings.reduce((sum, { quantity }) => sum + quantity, 0);
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
  const known = fares.flatMap(({ [kind]: bags }) => (bags && (bags.quantity ?? bags.weight) !== undefined ? bags : []));
  const [fewest] = known.sort((one, other) => worthOf(one) - worthOf(other));
  return fewest && (known.length === fares.length || worthOf(fewest) === 0) ? fewest : null;
}
