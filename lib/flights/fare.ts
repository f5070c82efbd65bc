import { allowanceInKilograms } from '@/supabase/functions/_shared/contracts/flights/fare-terms';
import type { Bags, CabinClass, FareService, FlightOffer } from './offer';

/** Offers with at most this many seats left are marked as nearly sold out. */
export const fewSeats = 4;

/** The airline's names of the fare, each once, in the order flown. Empty when the supplier states none. */
export function brandOf({ itineraries }: Pick<FlightOffer, 'itineraries'>): string {
  return [...new Set(itineraries.flatMap(({ fareBrand = '' }) => fareBrand || []))].join(' + ');
}

/** Cabin and name of the fare; just the name when it begins with the cabin. */
export function cabinAndBrand(cabin: string, brand: string): string[] {
  return brand.startsWith(cabin) ? [brand] : [cabin, ...(brand ? [brand] : [])];
}

/** The number of people a fare is for, including infants: a fee is stated for all of them. */
export function partyOf(travelerPricings: FlightOffer['travelerPricings']): number {
  return travelerPricings.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The cabins of an adult, each once, in the order flown. */
export function cabinsOf({ travelerPricings }: FlightOffer): CabinClass[] {
  return [...new Set(travelerPricings[0]?.fareDetailsBySegment.map(({ cabin }) => cabin))];
}

/**
 * Checked bags of an adult, or of a child or an infant, on every flight: the smallest allowance of all segments, which applies at check-in. Null when
 * the supplier does not give it for every flight, unless one is known to have none.
 */
export function leastBags(offer: FlightOffer, of?: 'CHILD' | 'HELD_INFANT'): Bags | null {
  return least(offer, 'includedCheckedBags', of);
}

/** The same for cabin bags. */
export function leastCabinBags(offer: FlightOffer): Bags | null {
  return least(offer, 'includedCabinBags');
}

function least(
  { travelerPricings }: FlightOffer,
  kind: 'includedCheckedBags' | 'includedCabinBags',
  of = travelerPricings[0]?.travelerType,
): Bags | null {
  const fares = travelerPricings.find(({ travelerType }) => travelerType === of)?.fareDetailsBySegment ?? [];
  const known = fares.flatMap(({ [kind]: bags }) => (bags && (bags.quantity ?? bags.weight) !== undefined ? bags : []));
  const [fewest] = known.sort((one, other) => allowanceInKilograms(one) - allowanceInKilograms(other));
  return fewest && (known.length === fares.length || allowanceInKilograms(fewest) === 0) ? fewest : null;
}

/**
 * Whether the fare of an adult includes a service on every flight: false when one flight is without it; null when the supplier does not state it
 * for all. Trains and buses do not count.
 */
export function includesService({ itineraries, travelerPricings }: FlightOffer, service: FareService): boolean | null {
  const fares = travelerPricings[0]?.fareDetailsBySegment ?? [];
  const flights = itineraries.flatMap(({ segments }) => segments.filter(({ vehicle }) => !vehicle));
  const answers = flights.map(({ id }) => fares.find(({ segmentId }) => segmentId === id)?.includedServices?.[service] ?? null);
  if (answers.includes(false)) return false;
  return answers.length === 0 || answers.includes(null) ? null : true;
}
