import { type TripDates, tripOf } from '../flight/trip-rules';
import type { BookedLeg } from './schema';

/** The whole journey for the passenger rules: its days are those of the first and the last take-off of all legs. */
export function journeyOf(legs: readonly { offer: Pick<BookedLeg['offer'], 'itineraries'> }[]): TripDates {
  return tripOf({ itineraries: legs.flatMap(({ offer }) => offer.itineraries) });
}

/** The instant (ISO) until which all prices are guaranteed: the earliest of the legs; undefined when one has no guarantee. */
export function journeyHeldUntil(legs: readonly { offer: Pick<BookedLeg['offer'], 'expiresAt'> }[]): string | undefined {
  const ends = legs.map(({ offer }) => offer.expiresAt);
  if (ends.includes(undefined)) return undefined;
  return ends.sort((one, other) => Date.parse(one ?? '') - Date.parse(other ?? ''))[0];
}
