import type { FlightOffer } from '../contracts/flights/flight-search.ts';
import { flightsOf } from './flights/flights-of-offer.ts';

/**
 * Merges the offers of several suppliers. For the same flights in the same cabins only the cheapest supplier stays, with all its fares (bags,
 * conditions). At equal prices the first supplier stays.
 */
export function mergeFlights(supplied: readonly (readonly FlightOffer[])[]): FlightOffer[] {
  const all = withOwnIds(supplied);
  const cheapest = new Map<string, FlightOffer>();
  for (const offer of all) {
    const before = cheapest.get(flightsOf(offer));
    if (!before || Number(offer.price.total) < Number(before.price.total)) cheapest.set(flightsOf(offer), offer);
  }
  return all.filter((offer) => cheapest.get(flightsOf(offer))?.supplier === offer.supplier);
}

/** One list with unique ids: pages select by id alone, and of two equal ids the first stays. */
export function withOwnIds<Offer extends { id: string }>(supplied: readonly (readonly Offer[])[]): Offer[] {
  const ids = new Set<string>();
  return supplied.flat().filter(({ id }) => !ids.has(id) && ids.add(id));
}
