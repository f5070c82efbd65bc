import { nearestFare } from '@/supabase/functions/_shared/contracts/flights/fare-terms';
import type { FlightOffer } from './offer';

/** Of the offers found anew, the fare of the chosen flights nearest to the chosen one, whoever sells it; undefined when nobody does. */
export function findSameTrip<Offer extends FlightOffer>(offers: readonly Offer[], chosen: FlightOffer): Offer | undefined {
  const wanted = flightsOf(chosen);
  return nearestFare(
    offers.filter((offer) => flightsOf(offer) === wanted),
    chosen,
  );
}

/** Flights, times and cabins. */
function flightsOf({ itineraries, travelerPricings }: FlightOffer): string {
  const flights = itineraries.flatMap(({ segments }) =>
    segments.map(({ carrierCode, number, departure, arrival }) => [carrierCode, number, departure.at, arrival.iataCode]),
  );
  return JSON.stringify([flights, travelerPricings[0]?.fareDetailsBySegment.map(({ cabin }) => cabin)]);
}
