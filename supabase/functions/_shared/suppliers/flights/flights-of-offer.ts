import type { FlightOffer } from '../../contracts/flights/flight-search.ts';

/** Which flights, when and in which cabins: equal for offers of the same journey, whoever sells it. */
export function flightsOf({ itineraries, travelerPricings }: FlightOffer): string {
  const flights = itineraries.map(({ segments }) =>
    segments.map(
      ({ carrierCode, number, departure }) => `${carrierCode}${Number(number) || number} ${departure.iataCode} ${departure.at}`,
    ),
  );
  const cabins = travelerPricings[0]?.fareDetailsBySegment.map(({ cabin }) => cabin);
  return JSON.stringify([flights, cabins]);
}
