/**
 * The answer of a flight search as sent to the browser (docs/decisions/0079-fares-of-one-journey.md). What many offers share, their flights and
 * fare terms, is written once and referenced by its index in a list.
 */
import type { FlightItinerary, FlightOffer, FlightSearchAnswer, SignedFlightOffer } from '../flight-search.ts';

type TravelerPricing = FlightOffer['travelerPricings'][number];
type Way = Omit<FlightItinerary, 'fareBrand'>;

interface Terms extends Pick<FlightOffer, 'conditions' | 'pricedAsParty' | 'companyCode' | 'paymentRequirements'> {
  /** By direction; null where the supplier does not say. */
  brands: (string | null)[];
  travelers: (Pick<TravelerPricing, 'travelerType' | 'quantity'> & {
    /** In the order flown. */
    fares: Omit<TravelerPricing['fareDetailsBySegment'][number], 'segmentId'>[];
  })[];
}

interface Flights {
  supplier: string;
  airlines: string[];
  /** Indexes in `ways`. */
  ways: number[];
  /** Of emissions; null when the supplier does not say. */
  kg: number | null;
}

/** A fare with its differences from the first fare of the journey. */
interface PackedFare extends Partial<Flights>, Pick<FlightOffer, 'id' | 'expiresAt'> {
  seats: number;
  /** The index in `terms`. */
  terms: number;
  price: Omit<FlightOffer['price'], 'currency'>;
  /** Total and base of one traveller per type; absent when the price is for the party as a whole. */
  each?: [total: string, base: string][];
  /** Begins with its dot when it expires together with the answer. */
  seal: string;
}

export interface PackedAnswer extends Omit<FlightSearchAnswer, 'data' | 'otherFares'> {
  ways: Way[];
  terms: Terms[];
  journeys: (Flights & { fares: PackedFare[] })[];
}

export function unpackAnswer({ ways, terms, journeys, ...answer }: PackedAnswer): FlightSearchAnswer {
  const data: SignedFlightOffer[] = [];
  const otherFares: FlightSearchAnswer['otherFares'] = {};
  for (const { fares, ...flights } of journeys) {
    const [cheapest, ...others] = fares.map((fare) =>
      unpackFare({ ...flights, ...fare, seal: sealOf(fare, answer) }, ways, terms),
    );
    if (!cheapest) continue;
    data.push(cheapest);
    if (others.length > 0) otherFares[cheapest.id] = others;
  }
  return { ...answer, data, otherFares };
}

function sealOf({ seal }: PackedFare, { meta }: Pick<PackedAnswer, 'meta'>): string {
  return seal.startsWith('.') ? `${meta.expiresAt}${seal}` : seal;
}

function unpackFare(fare: PackedFare & Flights, ways: readonly Way[], allTerms: readonly Terms[]): SignedFlightOffer {
  const { id, supplier, airlines, seats, price, each, kg, expiresAt, seal } = fare;
  const terms = allTerms[fare.terms];
  if (!terms) throw new TypeError('A fare without terms');
  const itineraries = fare.ways.map((place, index) => {
    const way = ways[place];
    if (!way) throw new TypeError('An offer without flights');
    const fareBrand = terms.brands[index];
    return { ...way, ...(fareBrand && { fareBrand }) };
  });
  const segments = itineraries.flatMap((way) => way.segments);
  return {
    id,
    supplier,
    validatingAirlineCodes: airlines,
    numberOfBookableSeats: seats,
    itineraries,
    price: { currency: 'QAR', ...price },
    travelerPricings: terms.travelers.map(({ travelerType, quantity, fares }, index) => {
      const [total = price.total, base = price.base] = each?.[index] ?? [];
      return {
        travelerType,
        quantity,
        price: { total, base },
        fareDetailsBySegment: fares.map((details, at) => ({ segmentId: segments[at]?.id ?? '', ...details })),
      };
    }),
    ...(terms.pricedAsParty && { pricedAsParty: terms.pricedAsParty }),
    ...(terms.companyCode && { companyCode: terms.companyCode }),
    ...(terms.conditions && { conditions: terms.conditions }),
    ...(terms.paymentRequirements && { paymentRequirements: terms.paymentRequirements }),
    ...(kg !== null && { emissionsKg: kg }),
    ...(expiresAt && { expiresAt }),
    signature: seal,
  };
}
