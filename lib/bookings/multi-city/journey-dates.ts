import { type TripDates, tripDatesOf, tripOf } from '../trip-rules';
import type { BookedLeg } from './schema';

/** The days of the first and the last take-off of all legs, yyyy-MM-dd: ages and passports are asked for on these. */
export function journeyDatesOf(legs: readonly { offer: Pick<BookedLeg['offer'], 'itineraries'> }[]): {
  departureDate: string;
  lastDay: string;
} {
  return tripDatesOf({ itineraries: legs.flatMap(({ offer }) => offer.itineraries) });
}

/** What the whole journey asks of its passengers. */
export function journeyOf(legs: readonly { offer: Pick<BookedLeg['offer'], 'itineraries'> }[]): TripDates {
  return tripOf({ itineraries: legs.flatMap(({ offer }) => offer.itineraries) });
}
