/** Rules for changes and refunds, and emissions: rules of thumb, invented like the sandbox's prices. */
import type { CabinClass, FlightSearchRequest } from '../../../../contracts/flights/flight-request.ts';
import type { FlightOffer } from '../../../../contracts/flights/flight-search.ts';
import { cabinsOf } from '../cabins.ts';
import type { Journey } from '../journeys.ts';
import { sandboxAirlines } from '../network/airlines.ts';
import type { Trip } from '../trips.ts';
import type { FareFamily } from './fare-families.ts';
import type { Fare } from './fares.ts';
import { toAmount } from './party-price.ts';

type Conditions = NonNullable<FlightOffer['conditions']>;
type Condition = Conditions['change'];

/** The share of the usual fee for changes and refunds by cabin. */
const shares: Readonly<Record<CabinClass, { change: number; refund: number }>> = {
  ECONOMY: { change: 1, refund: 1.5 },
  PREMIUM_ECONOMY: { change: 0.5, refund: 1 },
  BUSINESS: { change: 0, refund: 0.5 },
  FIRST: { change: 0, refund: 0 },
};

/** Airlines without data on rules: on none, or on refunds. */
const unstatedRules = new Set(['KU', 'RB', 'H9']);
const unstatedRefunds = new Set(['HY', 'PK', 'GF']);

/** Empty when the airline states no rules. */
export function conditionsOf(
  trip: Trip,
  { step, feeShare }: FareFamily,
  { adults, children, cabinClass }: FlightSearchRequest,
): Pick<FlightOffer, 'conditions'> {
  if (unstatedRules.has(trip.validatingAirline)) return {};
  const seats = adults + children;
  const usual = usualFee(Math.max(...trip.journeys.map(kilometresOf)));
  const { change, refund } = shares[cabinClass];
  const isHandLuggageFare = step === 0 && sandboxAirlines[trip.validatingAirline]?.lowCost === true && cabinClass === 'ECONOMY';
  const refundRule = isHandLuggageFare ? { allowed: false } : conditionAt(usual * refund * feeShare, trip.fare, seats);
  return {
    conditions: {
      change: conditionAt(usual * change * feeShare, trip.fare, seats),
      refund: unstatedRefunds.has(trip.validatingAirline) ? { allowed: null } : refundRule,
    },
  };
}

/** A fee as high as the fare means no refund. */
function conditionAt(fee: number, { base }: Fare, seats: number): Condition {
  return fee < base ? { allowed: true, penalty: toAmount(Math.round(fee) * seats) } : { allowed: false };
}

/** Riyals for one traveller. */
function usualFee(kilometres: number): number {
  if (kilometres < 2_500) return 250;
  return kilometres < 6_500 ? 400 : 600;
}

/** A larger seat accounts for more of the fuel. */
const shareOfFuel: Readonly<Record<CabinClass, number>> = { ECONOMY: 1, PREMIUM_ECONOMY: 1.5, BUSINESS: 2.6, FIRST: 3.6 };

/** Kilograms of CO2 for all passengers with a seat: about 90 g per kilometre in economy, 120 g on short flights, which climb for much of the way. */
export function emissionsOf(trip: Trip, { adults, children, cabinClass }: FlightSearchRequest): number {
  const oneSeat = trip.journeys.reduce((sum, { flights }) => {
    const cabins = cabinsOf(flights, cabinClass) ?? [];
    const kilograms = flights.map(({ route: { kilometres, vehicle } }, index) => {
      const perKilometre = vehicle ? 0.03 : kilometres < 1_500 ? 0.12 : 0.09;
      return kilometres * perKilometre * shareOfFuel[cabins[index] ?? cabinClass];
    });
    return sum + kilograms.reduce((total, each) => total + each, 0);
  }, 0);
  return Math.round(oneSeat * (adults + children));
}

function kilometresOf({ flights }: Journey): number {
  return flights.reduce((sum, { route }) => sum + route.kilometres, 0);
}
