/**
 * The contract of the flight search, for the form, the route handler, the Edge Function and the tests. The answer has the shape of the Amadeus
 * flight-offers search; the suppliers' adapters create it.
 */
import * as z from 'zod/mini';
import { convertedFrom } from '../converted-price.ts';
import { supplierReport } from '../supplier-report.ts';
import { cabinClasses, type FlightSearchContext, flightSearchShape, reportSearchIssues } from './flight-request.ts';
import { furtherLegs, mostLegs, reportLegIssues } from './further-legs.ts';
import { agreements, kindAt, type SearchAgreements } from './search-agreements.ts';

/** Decimal amount as text, as suppliers send it: "1850.00". */
const amount = z.string().check(z.regex(/^\d+(\.\d{1,2})?$/));
/** A price is never zero. */
const paid = amount.check(z.regex(/[1-9]/));
/** Local time at the airport, without offset: never parse it in the reader's own time zone. */
const localTime = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00$/));
/** ISO 8601 duration in hours and minutes: "PT7H10M". */
const isoDuration = z.string().check(z.regex(/^PT(\d+H)?(\d+M)?$/));

const segmentEnd = z.object({ iataCode: z.string(), at: localTime, terminal: z.optional(z.string()) });

const flightSegment = z.object({
  id: z.string(),
  carrierCode: z.string(),
  number: z.string(),
  /** The operating airline when it is not the selling one: its code, or the English name of an airline without code. */
  operatingCarrierCode: z.optional(z.string()),
  operatingCarrierName: z.optional(z.string()),
  aircraftCode: z.optional(z.string()),
  departure: segmentEnd,
  arrival: segmentEnd,
  duration: isoDuration,
  /** Absent for a flight. */
  vehicle: z.optional(z.enum(['TRAIN', 'BUS'])),
  /** Technical stops without a change of planes; they count as stops. */
  numberOfStops: z.number(),
  /** Their places, if the supplier says so. */
  stops: z.optional(z.array(z.object({ iataCode: z.string(), duration: z.optional(isoDuration) }))),
});
export type FlightSegment = z.infer<typeof flightSegment>;

const itinerary = z.object({
  duration: isoDuration,
  segments: z.array(flightSegment).check(z.minLength(1)),
  /** The airline's name for the fare of this direction: "Economy Convenience". Absent when the supplier states none. */
  fareBrand: z.optional(z.string()),
});
export type FlightItinerary = z.infer<typeof itinerary>;

/** Suppliers send a number of pieces or a weight, never both. Without either, or when absent, the allowance is unknown, which is not "none". */
const bags = z.object({
  quantity: z.optional(z.number()),
  weight: z.optional(z.number()),
  weightUnit: z.optional(z.enum(['KG', 'LB'])),
});
export type Bags = z.infer<typeof bags>;

/** What a fare may include besides bags: the choice of a seat before check-in, a meal, and priority at the airport. */
export const fareServices = ['seat', 'meal', 'priorityBoarding', 'priorityCheckIn'] as const;
export type FareService = (typeof fareServices)[number];

const travelerPricing = z.object({
  travelerType: z.enum(['ADULT', 'CHILD', 'HELD_INFANT']),
  /** The number of travellers of this type. */
  quantity: z.number(),
  /** For one traveller of this type, all itineraries. */
  price: z.object({ total: amount, base: amount }),
  fareDetailsBySegment: z
    .array(
      z.object({
        segmentId: z.string(),
        cabin: z.enum(cabinClasses),
        includedCheckedBags: z.optional(bags),
        /** Cabin bags, besides a personal item under the seat. */
        includedCabinBags: z.optional(bags),
        /** False: not in the price, though perhaps for sale. One that is absent is not stated. */
        includedServices: z.optional(z.partialRecord(z.enum(fareServices), z.boolean())),
      }),
    )
    .check(z.minLength(1)),
});

/** Whether it is possible before departure, and the fee in QAR for the whole party. Null: unknown. */
const fareCondition = z.object({ allowed: z.nullable(z.boolean()), penalty: z.optional(amount) });
export const fareConditions = z.object({ change: fareCondition, refund: fareCondition });

/** Absent when the supplier does not state it. */
export const paymentRequirements = z.object({
  /** False: the airline holds the seats for a while without payment. */
  requiresInstantPayment: z.boolean(),
  /** When unpaid seats are released. */
  paymentRequiredBy: z.optional(z.iso.datetime()),
  /** The price of held seats is guaranteed until then; absent without a guarantee. */
  priceGuaranteedUntil: z.optional(z.iso.datetime()),
});

export const flightOffer = z.object({
  id: z.string(),
  /** Name of the supplier, for requests before a booking; older offers without one are from the sandbox. */
  supplier: z._default(z.string(), 'sandbox'),
  validatingAirlineCodes: z.array(z.string()).check(z.minLength(1)),
  /** Seats left at this fare; 0 when the supplier does not count them. */
  numberOfBookableSeats: z.number(),
  /** One for one way, two (outbound, return) for a round trip, one per leg of a journey through several cities. */
  itineraries: z.array(itinerary).check(z.minLength(1), z.maxLength(mostLegs)),
  /** For the whole party; total = base + taxes and fees. `convertedFrom` is present when the supplier's price is in another currency. */
  price: z.object({ currency: z.literal('QAR'), total: paid, base: amount, convertedFrom: z.optional(convertedFrom) }),
  /** One entry per traveller type in the party; the first is always ADULT. */
  travelerPricings: z.array(travelerPricing).check(z.minLength(1)),
  /** The supplier prices only the party: `travelerPricings` has equal shares, which must not be shown as the price of a traveller. */
  pricedAsParty: z.optional(z.literal(true)),
  /** Absent when the supplier does not state it. */
  conditions: z.optional(fareConditions),
  /** Of the whole trip and party: the supplier's estimate in kilograms of CO2. */
  emissionsKg: z.optional(z.number().check(z.gte(0))),
  /** The code of a company that this fare is sold by; left out of fares that everybody can buy. */
  companyCode: z.optional(z.string()),
  /** ISO instant, UTC, until which the supplier guarantees the price. */
  expiresAt: z.optional(z.string()),
  paymentRequirements: z.optional(paymentRequirements),
});
export type FlightOffer = z.infer<typeof flightOffer>;

/** An offer with the signature of the function that made it, so that a booking can change neither price nor flights. */
export const signedFlightOffer = z.extend(flightOffer, { signature: z.string() });
export type SignedFlightOffer = z.infer<typeof signedFlightOffer>;

/** The shape of a search with all optional parts. */
export const fullSearchShape = z.extend(flightSearchShape, { ...agreements, ...furtherLegs });

/** Schema of a search for suppliers. Issues like those of `flightSearchRequest`. */
export function fullSearchRequest(known: FlightSearchContext = {}) {
  return fullSearchShape.check((context) => {
    const search = context.value;
    reportSearchIssues(context, known);
    reportLegIssues(context, known);
    const report = (path: keyof SearchAgreements, message: string) =>
      context.issues.push({ code: 'custom', input: search, path: [path], message });
    const { adults, children, infants } = search;
    const people = adults + children + infants;
    const kindOf = (place: number) => (place < adults ? 'adults' : place < adults + children ? 'children' : 'infants');
    if (search.ages?.some((age, place) => age !== null && (place >= people || kindAt(age) !== kindOf(place))))
      report('ages', 'agesRange');
    if (search.loyaltyAccounts?.some(({ passenger }) => passenger > people)) report('loyaltyAccounts', 'passengerUnknown');
  });
}

export const flightSearchResponse = z.object({
  /** The cheapest fare of each journey. */
  data: z.array(signedFlightOffer),
  /** The other fares of the same flights, cheapest first, by the id of the offer in `data`. */
  otherFares: z.record(z.string(), z.array(signedFlightOffer)),
  searchParams: fullSearchShape,
  dictionaries: z.object({ carriers: z.record(z.string(), z.string()), aircraft: z.record(z.string(), z.string()) }),
  meta: z.object({
    /** Names of the suppliers with offers in `data`, joined by "+". */
    supplier: z.string(),
    /** True when one of the offers cannot really be bought. */
    sandbox: z.boolean(),
    suppliers: z.array(supplierReport),
    /** ISO instants, UTC. After `expiresAt` a booking of any of these offers is refused; an offer's own `expiresAt` may be earlier. */
    searchedAt: z.string(),
    expiresAt: z.string(),
  }),
});
export type FlightSearchResponse = z.infer<typeof flightSearchResponse>;
