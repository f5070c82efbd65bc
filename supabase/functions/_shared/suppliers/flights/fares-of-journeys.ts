import { isSameFare } from '../../contracts/flights/fare-terms.ts';
import type { FlightOffer } from '../../contracts/flights/flight-search.ts';

/**
 * The cheapest fare of each journey, in the order of journeys, and the other fares of the same flights by its id, cheapest first. Of fares that
 * differ in nothing but the price, such as two fare bases of one brand, the cheapest is left.
 */
export function faresOfJourneys<Offer extends FlightOffer>(offers: readonly Offer[]) {
  const journeys = new Map<string, Offer[]>();
  for (const offer of offers) {
    const key = flightsOf(offer);
    const fares = journeys.get(key);
    if (fares) fares.push(offer);
    else journeys.set(key, [offer]);
  }
  const data: Offer[] = [];
  const otherFares: Record<string, Offer[]> = {};
  for (const fares of journeys.values()) {
    const inPrice = fares.sort((a, b) => Number(a.price.total) - Number(b.price.total));
    const distinct: Offer[] = [];
    for (const fare of inPrice) if (!distinct.some((one) => isTwin(one, fare))) distinct.push(fare);
    const [cheapest, ...others] = distinct;
    if (!cheapest) continue;
    data.push(cheapest);
    if (others.length > 0) otherFares[cheapest.id] = others;
  }
  return { data, otherFares };
}

/** Ignores the cabin: a fare may be named after another one. */
function flightsOf({ itineraries }: FlightOffer): string {
  return itineraries
    .map(({ segments }) => segments.map(({ carrierCode, number, departure }) => `${carrierCode}${number} ${departure.at}`).join())
    .join(' | ');
}

/** Whether they differ only in price. A fare of a company, or one that can be held, is a different fare. */
function isTwin(one: FlightOffer, other: FlightOffer): boolean {
  const saleOf = ({ companyCode, paymentRequirements }: FlightOffer) => [
    companyCode,
    paymentRequirements?.requiresInstantPayment,
  ];
  return JSON.stringify(saleOf(one)) === JSON.stringify(saleOf(other)) && isSameFare(one, other);
}
