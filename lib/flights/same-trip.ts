import { isSameInRiyals } from '@/lib/money';
import { hasWorseTerms, isSameBrand, nearestFare } from '@/supabase/functions/_shared/contracts/flights/fare-terms';
import type { FlightOffer } from './offer';

/**
 * The fare of the selected flights that is nearest to the selected fare among new offers, from any supplier; undefined when the flights are not
 * sold.
 */
export function findSameTrip<Offer extends FlightOffer>(offers: readonly Offer[], selected: FlightOffer): Offer | undefined {
  const wanted = flightsOf(selected);
  return nearestFare(
    offers.filter((offer) => flightsOf(offer) === wanted),
    selected,
  );
}

/** Whether both have the same flights, times and cabins. */
export const isSameTrip = (one: FlightOffer, other: FlightOffer): boolean => flightsOf(one) === flightsOf(other);

/**
 * What may be bought in place of an offer that was sold out when it was ordered: the nearest fare of its flights, which may be its own at another
 * price or on other terms; else the nearest flights. An answer that still has the very same may be some minutes old.
 */
export function insteadOf<Offer extends FlightOffer>(offers: readonly Offer[], lost: FlightOffer): Offer | undefined {
  const left = offers.filter((offer) => {
    const isAsGood = isSameTrip(offer, lost) && isSameBrand(offer, lost) && !hasWorseTerms(offer, lost);
    return !(isAsGood && isSameInRiyals(Number(offer.price.total), Number(lost.price.total)));
  });
  return findSameTrip(left, lost) ?? nearestTrip(left, lost);
}

/**
 * The replacement, among the offers of one search, for a selected offer whose flights are gone: the same airline, the nearest hours, the nearest
 * fare. The cheapest when nothing is known of the selected offer; undefined when there are none.
 */
export function nearestTrip<Offer extends FlightOffer>(offers: readonly Offer[], selected?: FlightOffer): Offer | undefined {
  const total = ({ price }: FlightOffer) => Number(price.total);
  const ranks = new Map(offers.map((offer) => [offer, selected ? [...distance(offer, selected)] : [0, 0]]));
  const rankOf = (offer: Offer, at: number) => ranks.get(offer)?.[at] ?? 0;
  const [first] = offers.toSorted(
    (one, other) => rankOf(one, 0) - rankOf(other, 0) || rankOf(one, 1) - rankOf(other, 1) || total(one) - total(other),
  );
  return first && selected
    ? nearestFare(
        offers.filter((offer) => flightsOf(offer) === flightsOf(first)),
        selected,
      )
    : first;
}

/** Whether it is another airline's (0 or 1), and by how many minutes its ways leave at another time. */
function distance(offer: FlightOffer, selected: FlightOffer): [airline: number, minutes: number] {
  const leavesAt = ({ itineraries }: FlightOffer, way: number) =>
    Date.parse(`${itineraries[way]?.segments[0]?.departure.at}Z`) || 0;
  const minutes = selected.itineraries.map((_, way) => Math.abs(leavesAt(offer, way) - leavesAt(selected, way)) / 60_000);
  const isOther = offer.validatingAirlineCodes[0] !== selected.validatingAirlineCodes[0];
  return [Number(isOther), minutes.reduce((sum, each) => sum + each, 0)];
}

/** Flights, times and cabins. */
function flightsOf({ itineraries, travelerPricings }: FlightOffer): string {
  const flights = itineraries.flatMap(({ segments }) =>
    segments.map(({ carrierCode, number, departure, arrival }) => [carrierCode, number, departure.at, arrival.iataCode]),
  );
  return JSON.stringify([flights, travelerPricings[0]?.fareDetailsBySegment.map(({ cabin }) => cabin)]);
}
