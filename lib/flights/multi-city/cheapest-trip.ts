import type { FlightOffer } from '../offer';
import { isInTime } from './connections';

type Priced = Pick<FlightOffer, 'itineraries' | 'price'>;

/** The lowest total, in QAR, of one offer per leg in a possible order of time; null when there is none. */
export function cheapestTripOf(legs: readonly (readonly Priced[])[]): number | null {
  let trips: { last: Priced | null; total: number }[] = [{ last: null, total: 0 }];
  for (const offers of legs) {
    const before = trips.sort((one, other) => one.total - other.total);
    trips = cheapestByTimes(offers).flatMap((offer) => {
      const trip = before.find(({ last }) => last === null || isInTime(last, offer));
      return trip ? [{ last: offer, total: trip.total + Number(offer.price.total) }] : [];
    });
  }
  return trips.length > 0 ? Math.min(...trips.map(({ total }) => total)) : null;
}

/** Hundreds of offers share a few dozen departure and arrival times. */
function cheapestByTimes(offers: readonly Priced[]): Priced[] {
  const cheapest = new Map<string, Priced>();
  for (const offer of offers) {
    const [departure, arrival] = [
      offer.itineraries[0]?.segments[0]?.departure,
      offer.itineraries.at(-1)?.segments.at(-1)?.arrival,
    ];
    const key = `${departure?.iataCode} ${departure?.at} ${arrival?.iataCode} ${arrival?.at}`;
    const known = cheapest.get(key);
    if (!known || Number(offer.price.total) < Number(known.price.total)) cheapest.set(key, offer);
  }
  return [...cheapest.values()];
}
