/** The price of a trip for a party. */
import type { FlightSearchRequest } from '../../../../contracts/flights/flight-request.ts';
import { sandboxAirlines } from '../network/airlines.ts';
import type { Trip } from '../trips.ts';
import { type Fare, fareOf, type TravelerType } from './fares.ts';

interface PricedTravelers {
  travelerType: TravelerType;
  quantity: number;
  /** The fare of one of them. */
  fare: Fare;
}

type Party = Pick<FlightSearchRequest, 'adults' | 'children' | 'infants' | 'ages' | 'loyaltyAccounts'>;

/** One entry per kind of traveller in the party, adults first; of adults who pay different fares, the average. */
export function pricesOf(trip: Trip, request: Party): PricedTravelers[] {
  const { adults, children, infants } = request;
  const party: [TravelerType, number][] = [
    ['ADULT', adults],
    ['CHILD', children],
    ['HELD_INFANT', infants],
  ];
  return party
    .filter(([, quantity]) => quantity > 0)
    .map(([travelerType, quantity]) => ({
      travelerType,
      quantity,
      fare: travelerType === 'ADULT' ? averageOf(adultFares(trip, request)) : fareOf(travelerType, trip.fare),
    }));
}

/** Whether adults pay different fares. */
export function hasMixedAdults(trip: Trip, request: Party): boolean {
  return new Set(adultFares(trip, request).map(({ base }) => base)).size > 1;
}

/** The share that is paid of the fare without taxes. Low-cost airlines have neither discount. */
const youngShare = 0.85;
const memberShare = 0.98;

/** The price of each adult: lower from 12 to 17 years, and a little lower with a number of the airline's own programme. */
function adultFares({ validatingAirline, fare }: Trip, { adults, ages = [], loyaltyAccounts = [] }: Party): Fare[] {
  return Array.from({ length: adults }, (_, index) => {
    if (sandboxAirlines[validatingAirline]?.lowCost) return fare;
    const isMember = loyaltyAccounts.some(({ passenger, airline }) => passenger === index + 1 && airline === validatingAirline);
    const isYoung = (ages[index] ?? null) !== null;
    const share = (isYoung ? youngShare : 1) * (isMember ? memberShare : 1);
    return { ...fare, base: Math.round(fare.base * share) };
  });
}

function averageOf(fares: readonly Fare[]): Fare {
  const average = (part: keyof Fare) => fares.reduce((sum, fare) => sum + fare[part], 0) / fares.length;
  return { base: average('base'), taxes: average('taxes') };
}

export function sumOf(priced: readonly PricedTravelers[], pick: (fare: Fare) => number): number {
  return priced.reduce((total, { fare, quantity }) => total + pick(fare) * quantity, 0);
}

export function toAmount(riyals: number): string {
  return riyals.toFixed(2);
}
