/** What a party pays for a trip. */
import type { FlightSearchRequest } from '../../../../contracts/flights/flight-request.ts';
import type { Trip } from '../trips.ts';
import { type Fare, fareOf, type TravelerType } from './fares.ts';

interface PricedTravelers {
  travelerType: TravelerType;
  quantity: number;
  /** Of one of them. */
  fare: Fare;
}

/** One entry per kind of traveller in the party, adults first. */
export function pricesOf(
  trip: Trip,
  { adults, children, infants }: Pick<FlightSearchRequest, 'adults' | 'children' | 'infants'>,
): PricedTravelers[] {
  const party: [TravelerType, number][] = [
    ['ADULT', adults],
    ['CHILD', children],
    ['HELD_INFANT', infants],
  ];
  return party
    .filter(([, quantity]) => quantity > 0)
    .map(([travelerType, quantity]) => ({ travelerType, quantity, fare: fareOf(travelerType, trip.fare) }));
}

export function sumOf(priced: readonly PricedTravelers[], pick: (fare: Fare) => number): number {
  return priced.reduce((total, { fare, quantity }) => total + pick(fare) * quantity, 0);
}

export function toAmount(riyals: number): string {
  return riyals.toFixed(2);
}
