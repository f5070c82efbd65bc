import type { FlightOffer } from './offer';

/** Whether two offers have the same supplier, flights, cabins and bags. Price and id may differ. */
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
