import { type TripDates, tripOf } from '../flight/trip-rules';
import type { BookedLeg } from './schema';

/** What the whole journey asks of its passengers; its days are those of the first and the last take-off of all legs. */
export function journeyOf(legs: readonly { offer: Pick<BookedLeg['offer'], 'itineraries'> }[]): TripDates {
  return tripOf({ itineraries: legs.flatMap(({ offer }) => offer.itineraries) });
}
