/**
 * The answer of a flight search as sent to the browser (docs/product/flight-results.md). What many offers share, their flights and
 * fare terms, is written once and referenced by its index in a list.
 */
import type { FlightItinerary, FlightOffer, FlightSearchResponse, FlightSegment, SignedFlightOffer } from '../flight-search.ts';

type TravelerPricing = FlightOffer['travelerPricings'][number];

interface Way extends Omit<FlightItinerary, 'fareBrand' | 'segments'> {
  /** Indexes in `segments`. */
  segments: number[];
}

type Details = Omit<TravelerPricing['fareDetailsBySegment'][number], 'segmentId'>;

type Rules = Pick<FlightOffer, 'conditions' | 'paymentRequirements'>;

interface Terms extends Pick<FlightOffer, 'pricedAsParty' | 'companyCode'> {
  /** By direction; null where the supplier does not state it. */
  brands: (string | null)[];
  /** The index in `parties`. */
  party: number;
  /** Indexes in `fareDetails` by type of traveller, in the order flown; one list when it is the same for all. */
  fares: number[][];
  /** The index in `rules`. */
  rules: number;
  /** The amount is in the fare. */
  convertedFrom?: Omit<NonNullable<FlightOffer['price']['convertedFrom']>, 'total'>;
}

interface Flights {
  supplier: string;
  airlines: string[];
  /** Indexes in `ways`. */
  ways: number[];
  seats: number;
  /** The supplier's emissions; null when it does not state them. */
  kg: number | null;
}

/** A number has two decimals in the offer: 1850 is "1850.00". */
export type PackedAmount = number | string;
type TotalAndBase<Amount> = [total: Amount, base: Amount];

/** A fare with its differences from the first fare of the journey. */
interface PackedFare extends Partial<Flights>, Pick<FlightOffer, 'id' | 'expiresAt'> {
  /** The index in `terms`. */
  terms: number;
  /** For one traveller of each type. */
  each: TotalAndBase<PackedAmount>[];
  /** For the party; absent when it is the sum of its travellers. */
  party?: TotalAndBase<PackedAmount>;
  /** In the currency of `terms.convertedFrom`. */
  converted?: PackedAmount;
  /** Begins with its dot when it expires at `usualExpiry`. */
  seal: string;
}

export interface PackedResponse extends Omit<FlightSearchResponse, 'data' | 'otherFares'> {
  segments: FlightSegment[];
  ways: Way[];
  fareDetails: Details[];
  parties: Pick<TravelerPricing, 'travelerType' | 'quantity'>[][];
  rules: Rules[];
  terms: Terms[];
  journeys: (Flights & { fares: PackedFare[] })[];
}

type Lists = Pick<PackedResponse, 'segments' | 'ways' | 'fareDetails' | 'parties' | 'rules' | 'terms' | 'meta'>;

export function unpackResponse(packed: PackedResponse): FlightSearchResponse {
  const { segments, ways, fareDetails, parties, rules, terms, journeys, ...answer } = packed;
  const data: SignedFlightOffer[] = [];
  const otherFares: FlightSearchResponse['otherFares'] = {};
  for (const { fares, ...flights } of journeys) {
    const [cheapest, ...others] = fares.map((fare) => unpackFare({ ...flights, ...fare }, packed));
    if (!cheapest) continue;
    data.push(cheapest);
    if (others.length > 0) otherFares[cheapest.id] = others;
  }
  return { ...answer, data, otherFares };
}

function unpackFare(fare: PackedFare & Flights, lists: Lists): SignedFlightOffer {
  const { id, supplier, airlines, seats, kg, expiresAt, converted, seal } = fare;
  const { brands, party, fares, rules, convertedFrom, ...terms } = entryOf(lists.terms, fare.terms);
  const travelers = entryOf(lists.parties, party);
  const itineraries = fare.ways.map((place, index) => {
    const { duration, segments } = entryOf(lists.ways, place);
    const fareBrand = brands[index];
    return { duration, segments: segments.map((each) => entryOf(lists.segments, each)), ...(fareBrand && { fareBrand }) };
  });
  const segments = itineraries.flatMap((way) => way.segments);
  const each = fare.each.map(unpackAmounts);
  const [total, base] = fare.party ? unpackAmounts(fare.party) : sumOf(travelers, each);
  return {
    id,
    supplier,
    validatingAirlineCodes: airlines,
    numberOfBookableSeats: seats,
    itineraries,
    price: {
      currency: 'QAR',
      total,
      base,
      ...(convertedFrom && converted !== undefined && { convertedFrom: { ...convertedFrom, total: unpackAmount(converted) } }),
    },
    travelerPricings: travelers.map(({ travelerType, quantity }, index) => {
      const [total, base] = entryOf(each, index);
      const fareDetailsBySegment = (fares[index] ?? entryOf(fares, 0)).map((place, at) => ({
        segmentId: entryOf(segments, at).id,
        ...entryOf(lists.fareDetails, place),
      }));
      return { travelerType, quantity, price: { total, base }, fareDetailsBySegment };
    }),
    ...terms,
    ...entryOf(lists.rules, rules),
    ...(kg !== null && { emissionsKg: kg }),
    ...(expiresAt && { expiresAt }),
    signature: seal.startsWith('.') ? `${usualExpiry(fare, lists.meta)}${seal}` : seal,
  };
}

/** Throws for an answer in another format. */
function entryOf<Entry>(list: readonly Entry[], place: number): Entry {
  const entry = list[place];
  if (entry === undefined) throw new TypeError('A packed answer without an entry that it refers to');
  return entry;
}

function unpackAmounts([total, base]: TotalAndBase<PackedAmount>): TotalAndBase<string> {
  return [unpackAmount(total), unpackAmount(base)];
}

function unpackAmount(amount: PackedAmount): string {
  return typeof amount === 'number' ? amount.toFixed(2) : amount;
}

/** The price of a party whose travellers pay `each`, by type. */
export function sumOf(travelers: readonly { quantity: number }[], each: readonly TotalAndBase<string>[]): TotalAndBase<string> {
  const sum = (which: 0 | 1) =>
    travelers.reduce(
      (hundredths, { quantity }, index) => hundredths + quantity * Math.round(Number(each[index]?.[which]) * 100),
      0,
    );
  return [(sum(0) / 100).toFixed(2), (sum(1) / 100).toFixed(2)];
}

/** The default expiry of an offer's signature: that of the answer. ISO instant. */
export function usualExpiry({ expiresAt }: Pick<FlightOffer, 'expiresAt'>, { expiresAt: until }: PackedResponse['meta']): string {
  return expiresAt && expiresAt < until ? expiresAt : until;
}
