/** The fare names of airlines, and what more expensive fares add: the usual case of each; prices are invented like all of the sandbox's. */
import type { CabinClass, FlightSearchRequest } from '../../../../contracts/flights/flight-request.ts';
import { sandboxAirlines } from '../network/airlines.ts';
import type { Trip } from '../trips.ts';

export interface FareFamily {
  /** "Economy Flex". */
  brand: string;
  /** From 0, the cheapest, whose price and terms are those of the trip; higher levels include more bags. */
  step: number;
  /** Relative to the cheapest price without taxes. */
  factor: number;
  /** The remaining share of the fee for changes and refunds. */
  feeShare: number;
  /** The code of the company that the fare is sold to. */
  companyCode?: string;
  /** The fare of the way back, when it is another one on the same ticket. */
  back?: FareFamily;
}

// biome-ignore format: a table, one airline a line
const names: Readonly<Record<string, readonly string[]>> = {
  QR: ['Lite', 'Classic', 'Convenience', 'Comfort'],
  EK: ['Saver', 'Flex', 'Flex Plus'],
  EY: ['Value', 'Comfort', 'Deluxe'],
  TK: ['EcoFly', 'ExtraFly', 'PrimeFly'],
  BA: ['Basic', 'Plus', 'Plus Flex'],
  LH: ['Light', 'Classic', 'Flex'],
  AF: ['Light', 'Standard', 'Flex'],
  KL: ['Light', 'Standard', 'Flex'],
  LX: ['Light', 'Classic', 'Flex'],
  OS: ['Light', 'Classic', 'Flex'],
  IB: ['Basic', 'Optimal', 'Comfort', 'Flex'],
  AY: ['Superlight', 'Light', 'Classic', 'Flex'],
  A3: ['Light', 'Flex', 'Comfort Flex'],
  TP: ['Discount', 'Basic', 'Classic', 'Plus'],
  SQ: ['Lite', 'Value', 'Standard', 'Flexi'],
  CX: ['Light', 'Essential', 'Flex'],
  XY: ['Light', 'Plus', 'Premium'],
  J9: ['Light', 'Value', 'Extra'],
  '6E': ['Saver', 'Flexi Plus'],
  FZ: ['Lite', 'Value', 'Flex'],
  G9: ['Basic', 'Value', 'Ultimate'],
};
const usualNames = ['Saver', 'Flex'];
const lowCostNames = ['Basic', 'Plus', 'Max'];

const cabinWords: Readonly<Record<CabinClass, string>> = {
  ECONOMY: 'Economy',
  PREMIUM_ECONOMY: 'Premium Economy',
  BUSINESS: 'Business',
  FIRST: 'First',
};

/** By step: each fare costs more and has lower fees. */
const factors = [1, 1.12, 1.28, 1.5];
const feeShares = [1, 0.5, 0.25, 0];

/** Airlines that sell the cheapest fare out with the second one back. */
const mixesBrands = new Set(['BA', 'IB', 'LH', 'LX', 'OS', 'TK']);

type Wish = Pick<FlightSearchRequest, 'cabinClass' | 'corporateFares'>;

/**
 * The fares of a trip, cheapest first: two to four in economy, the first and last of them in other cabins, and before them the fare of a company
 * whose code the airline recognizes. Some airlines combine two fares on a return ticket in economy.
 */
export function familiesOf(trip: Trip, wish: Wish): FareFamily[] {
  const company = companyFare(trip, wish);
  const fares = publicFares(trip, wish.cabinClass);
  const mixed = mixedFare(trip, wish.cabinClass, fares);
  return [...(company ? [company] : []), ...fares.slice(0, 1), ...(mixed ? [mixed] : []), ...fares.slice(1)];
}

/** Every airline knows the codes with a digit in them. */
function companyFare({ validatingAirline }: Trip, { cabinClass, corporateFares = [] }: Wish): FareFamily | null {
  const agreed = corporateFares.find(({ airline }) => airline === validatingAirline);
  const companyCode = agreed?.corporateCode ?? agreed?.trackingReference ?? agreed?.tourCode ?? '';
  if (!/\d/.test(companyCode)) return null;
  return { brand: `${cabinWords[cabinClass]} Corporate`, step: 1, factor: 0.9, feeShare: 0.5, companyCode };
}

function publicFares({ validatingAirline }: Trip, cabin: CabinClass): FareFamily[] {
  const isLowCost = sandboxAirlines[validatingAirline]?.lowCost === true;
  const all = names[validatingAirline] ?? (isLowCost ? lowCostNames : usualNames);
  const sold = cabin === 'ECONOMY' ? all : [all[0] ?? '', all.at(-1) ?? ''];
  return sold.map((name, step) => ({
    brand: `${cabinWords[cabin]} ${name}`,
    step,
    factor: factors[step] ?? 1,
    feeShare: step === sold.length - 1 ? 0 : (feeShares[step] ?? 0),
  }));
}

/** A combination has the rules of the cheaper fare, because the stricter rules apply to the whole ticket. */
function mixedFare({ validatingAirline, journeys }: Trip, cabin: CabinClass, [out, back]: FareFamily[]): FareFamily | null {
  const isSold = cabin === 'ECONOMY' && journeys.length === 2 && mixesBrands.has(validatingAirline);
  return isSold && out && back ? { ...out, factor: (out.factor + back.factor) / 2, back } : null;
}

/** The fare of a direction: 0 is the way out. */
export function familyOn(family: FareFamily, direction: number): FareFamily {
  return (direction > 0 && family.back) || family;
}

/** The trip at the price of one of its fares. */
export function atFare(trip: Trip, { factor }: FareFamily): Trip {
  return { ...trip, fare: { ...trip.fare, base: Math.round(trip.fare.base * factor) } };
}
