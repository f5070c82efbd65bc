import type { FlightOffer } from './offer';

/** Whether two offers are one supplier's for the same flights in the same cabins with the same bags, whatever they cost or are called. */
export function isSameTrip(one: FlightOffer, other: FlightOffer): boolean {
  return one.supplier === other.supplier && textOf(one) === textOf(other);
}

function textOf({ itineraries, travelerPricings }: FlightOffer): string {
  const flights = itineraries.flatMap(({ segments }) =>
    segments.map(({ carrierCode, number, departure, arrival }) => [carrierCode, number, departure.at, arrival.iataCode]),
  );
  const fares = travelerPricings[0]?.fareDetailsBySegment.map(({ cabin, includedCheckedBags: bags }) => [
    ...[cabin, bags?.quantity, bags?.weight],
  ]);
  return JSON.stringify([flights, fares]);
}
