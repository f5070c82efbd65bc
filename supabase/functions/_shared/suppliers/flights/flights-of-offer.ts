import type { FlightOffer } from '../../contracts/flights/flight-search.ts';

/** Flights, times and cabins of an offer as a key: equal for the same journey from any supplier. */
export function flightsOf({ itineraries, travelerPricings }: FlightOffer): string {
  const flights = itineraries.map(({ segments }) =>
    segments.map(
      ({ carrierCode, number, departure }) => `${carrierCode}${Number(number) || number} ${departure.iataCode} ${departure.at}`,
    ),
  );
  const cabins = travelerPricings[0]?.fareDetailsBySegment.map(({ cabin }) => cabin);
  return JSON.stringify([flights, cabins]);
}
