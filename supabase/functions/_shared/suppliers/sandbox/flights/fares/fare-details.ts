/** What a fare includes on each flight: the usual case of each kind of airline; some leave it unstated, as real suppliers do. */
import type { CabinClass } from '../../../../contracts/flights/flight-request.ts';
import type { Bags, FareService, FlightOffer } from '../../../../contracts/flights/flight-search.ts';
import { cabinsOf } from '../cabins.ts';
import type { Journey } from '../journeys.ts';
import { type SandboxAirline, sandboxAirlines } from '../network/airlines.ts';
import type { Trip } from '../trips.ts';
import { type FareFamily, familyOn } from './fare-families.ts';

type Details = Omit<FlightOffer['travelerPricings'][number]['fareDetailsBySegment'][number], 'segmentId'>;

/** Airlines without data on checked bags, cabin bags, meals, or any service. */
const unstated = {
  checkedBags: new Set(['H9', 'HY']),
  cabinBags: new Set(['HY', 'KU', 'PK', 'BG']),
  meals: new Set(['GF', 'SV', 'MS']),
  services: new Set(['H9', 'KU', 'RB']),
};

/** Low-cost airlines whose cheapest fare has a bag under the seat only. */
const withoutCabinBag = new Set(['PC', 'AK', 'J9', 'OV']);

/** For one traveller of any type, in the order flown. */
export function fareDetailsOf(trip: Trip, family: FareFamily, cabinClass: CabinClass): Details[] {
  const code = trip.validatingAirline;
  return trip.journeys.flatMap((journey, index) => {
    const { step } = familyOn(family, index);
    return (cabinsOf(journey.flights, cabinClass) ?? []).map((cabin, at) => ({
      cabin,
      ...(!unstated.checkedBags.has(code) && { includedCheckedBags: checkedBagsOn(journey, code, cabin, step) }),
      ...(!unstated.cabinBags.has(code) && { includedCabinBags: cabinBagsIn(code, cabin, step) }),
      ...(!unstated.services.has(code) &&
        !journey.flights[at]?.route.vehicle && { includedServices: servicesIn(code, cabin, step) }),
    }));
  });
}

function cabinBagsIn(code: string, cabin: CabinClass, step: number): Bags {
  if (cabin === 'BUSINESS' || cabin === 'FIRST') return { quantity: 2 };
  return { quantity: step === 0 && withoutCabinBag.has(code) ? 0 : 1 };
}

/**
 * In economy, the cheapest fare has no seat choice, and low-cost airlines serve meals from the third fare up; from premium economy up,
 * everything is included. Members of an alliance state boarding priority.
 */
function servicesIn(code: string, cabin: CabinClass, step: number): Partial<Record<FareService, boolean>> {
  const { lowCost = false, alliance } = sandboxAirlines[code] ?? {};
  const isEconomy = cabin === 'ECONOMY';
  const isFront = cabin === 'BUSINESS' || cabin === 'FIRST';
  return {
    seat: !isEconomy || step > 0,
    ...(!unstated.meals.has(code) && { meal: !isEconomy || !lowCost || step > 1 }),
    ...(alliance && { priorityBoarding: !isEconomy || step > 2, priorityCheckIn: isFront }),
  };
}

/** Countries to and from which bags are counted by piece, for all airlines. */
const countedBags = new Set(['US', 'CA', 'BR', 'AR', 'CL', 'CO']);

/**
 * Checked bags of one traveller on one flight, by the rules of the ticketing airline, which apply all the way. The cheapest fare of low-cost
 * economy has none; more expensive fares have more.
 */
function checkedBagsOn(journey: Journey, ticketAirline: string, cabin: CabinClass, step: number): Bags {
  const airline = sandboxAirlines[ticketAirline];
  const isCounted = journey.flights.some(({ route }) => countedBags.has(route.from.country) || countedBags.has(route.to.country));
  if (!airline || (cabin === 'ECONOMY' && !airline.kilos && !airline.pieces)) {
    return step === 0 ? { quantity: 0 } : { weight: 10 + step * 10, weightUnit: 'KG' };
  }
  if (airline.kilos && !isCounted) return { weight: weightIn(cabin, airline.kilos) + step * 5, weightUnit: 'KG' };
  return { quantity: piecesIn(cabin, airline, isCounted) + (step > 1 ? 1 : 0) };
}

function weightIn(cabin: CabinClass, economy: number): number {
  return { ECONOMY: economy, PREMIUM_ECONOMY: economy + 10, BUSINESS: Math.max(40, economy + 10), FIRST: 50 }[cabin];
}

function piecesIn(cabin: CabinClass, airline: SandboxAirline, isCounted: boolean): number {
  const economy = airline.kilos && isCounted ? 2 : (airline.pieces ?? 1);
  return cabin === 'ECONOMY' ? economy : cabin === 'FIRST' ? 3 : 2;
}
