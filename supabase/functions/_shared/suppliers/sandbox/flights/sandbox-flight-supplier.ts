/**
 * A supplier without network and key: real airlines, routes and rules of thumb, invented prices. The same search on the same day has the same
 * answer. docs/decisions/0003-sandbox-supplier.md describes its purpose and limits.
 */
import type { CabinClass, FlightSearchRequest } from '../../../contracts/flights/flight-request.ts';
import type { Bags, FlightItinerary, FlightOffer, FlightSegment } from '../../../contracts/flights/flight-search.ts';
import type { FlightSearchContext, FlightSupplier, SuppliedFlights } from '../../flights/flight-supplier.ts';
import { toIsoDuration, toLocalText } from '../../local-time.ts';
import { fingerprint } from '../seeded.ts';
import { cabinsOf } from './cabins.ts';
import { deadlinesOf } from './fares/deadlines.ts';
import { extrasOf } from './fares/extras.ts';
import { atFare, type FareFamily, familiesOf } from './fares/fare-families.ts';
import { conditionsOf, emissionsOf } from './fares/fare-rules.ts';
import { hasMixedAdults, pricesOf, sumOf, toAmount } from './fares/party-price.ts';
import { type Journey, lengthOf } from './journeys.ts';
import { lowestFares } from './lowest-fares.ts';
import { aircraftNames, type SandboxAirline, sandboxAirlines } from './network/airlines.ts';
import { soldAs } from './network/partners.ts';
import { type Route, technicalStopMinutes } from './network/routes.ts';
import { terminalOf } from './network/terminals.ts';
import { seatsLeft, type Trip } from './trips.ts';
import { mostSeats, tripsOnSale } from './trips-on-sale.ts';

export const sandboxFlightSupplier = {
  name: 'sandbox',
  sandbox: true,
  timeLimitMs: 20_000,
  questionsAtOnce: 8,
  currencies: ['QAR'],
  limits: { seats: mostSeats },
  async searchFlights(request, context) {
    context.signal.throwIfAborted();
    const offers = tripsOnSale(request, context).flatMap((trip) => offersOf(trip, request, context));
    return { offers, ...dictionariesOf(offers) };
  },
  async priceAgain(offer, request, context) {
    return soldNow(offer, request, context);
  },
  async extras(offer, request, context) {
    const sold = soldNow(offer, request, context);
    return sold && extrasOf(sold, request);
  },
  lowestFares,
} satisfies FlightSupplier;

function soldNow({ id }: FlightOffer, request: FlightSearchRequest, context: FlightSearchContext): FlightOffer | null {
  context.signal.throwIfAborted();
  for (const trip of tripsOnSale(request, context)) {
    const family = familiesOf(trip, request).find((each) => idOf(trip, each, request) === id);
    if (family) return toOffer(trip, family, request, context);
  }
  return null;
}

/** One offer per fare of the trip, cheapest first. */
function offersOf(trip: Trip, request: FlightSearchRequest, context: FlightSearchContext): FlightOffer[] {
  return familiesOf(trip, request).map((family) => toOffer(trip, family, request, context));
}

function toOffer(trip: Trip, family: FareFamily, request: FlightSearchRequest, { now }: FlightSearchContext): FlightOffer {
  const { cabinClass } = request;
  const itineraries = trip.journeys.map((journey, index) => ({
    ...toItinerary(journey, trip.validatingAirline, index * 10),
    fareBrand: family.brand,
  }));
  const fareDetailsBySegment = trip.journeys.flatMap((journey, journeyIndex) => {
    const cabins = cabinsOf(journey.flights, cabinClass) ?? [];
    return cabins.map((cabin, index) => ({
      segmentId: itineraries[journeyIndex]?.segments[index]?.id ?? '',
      cabin,
      ...(!unsaidBags.has(trip.validatingAirline) && {
        includedCheckedBags: checkedBagsOn(journey, trip.validatingAirline, cabin, family.step),
      }),
      includedCabinBags: { quantity: cabin === 'BUSINESS' || cabin === 'FIRST' ? 2 : 1 },
    }));
  });
  const priced = pricesOf(atFare(trip, family), request);
  return {
    id: idOf(trip, family, request),
    supplier: sandboxFlightSupplier.name,
    validatingAirlineCodes: [trip.validatingAirline],
    numberOfBookableSeats: seatsLeft(trip, cabinClass),
    itineraries,
    price: {
      currency: 'QAR',
      total: toAmount(sumOf(priced, ({ base, taxes }) => base + taxes)),
      base: toAmount(sumOf(priced, ({ base }) => base)),
    },
    travelerPricings: priced.map(({ travelerType, quantity, fare }) => ({
      travelerType,
      quantity,
      price: { total: toAmount(fare.base + fare.taxes), base: toAmount(fare.base) },
      fareDetailsBySegment,
    })),
    ...(hasMixedAdults(trip, request) && { pricedAsParty: true as const }),
    conditions: conditionsOf(trip, family, request),
    emissionsKg: emissionsOf(trip, request),
    ...(family.companyCode && { companyCode: family.companyCode }),
    ...deadlinesOf(trip, now),
  };
}

function idOf(trip: Trip, { step, companyCode }: FareFamily, { cabinClass }: FlightSearchRequest): string {
  const fare = companyCode ? ` ${companyCode}` : step > 0 ? ` ${step}` : '';
  return fingerprint(`${cabinClass} ${trip.name}${fare}`);
}

function toItinerary(journey: Journey, ticketAirline: string, firstId: number): FlightItinerary {
  return {
    duration: toIsoDuration(lengthOf(journey)),
    segments: journey.flights.map(({ route, number, aircraft, departure, arrival }, index) => ({
      id: String(firstId + index + 1),
      ...soldAs(ticketAirline, route.airline, number),
      ...(route.vehicle ? onTheGround(route) : { aircraftCode: aircraft }),
      departure: segmentEnd(route.from, route.airline, departure),
      arrival: segmentEnd(route.to, route.airline, arrival),
      duration: toIsoDuration(arrival - departure),
      numberOfStops: route.via ? 1 : 0,
      ...(route.via && { stops: [{ iataCode: route.via.code, duration: toIsoDuration(technicalStopMinutes) }] }),
    })),
  };
}

/** Railways that operate these airlines' trains. */
const railways: Readonly<Record<string, string>> = { AF: 'SNCF', IB: 'Renfe' };

function onTheGround({ vehicle, airline }: Route): Partial<FlightSegment> {
  const operator = vehicle === 'TRAIN' && railways[airline];
  return { vehicle, ...(operator && { operatingCarrierName: operator }) };
}

function segmentEnd({ code, zone }: { code: string; zone: string }, airline: string, instant: number) {
  const terminal = terminalOf(code, airline);
  return { iataCode: code, at: toLocalText(zone, instant), ...(terminal ? { terminal } : {}) };
}

function dictionariesOf(offers: readonly FlightOffer[]): Pick<SuppliedFlights, 'carriers' | 'aircraft'> {
  const segments = offers.flatMap((offer) => offer.itineraries.flatMap((itinerary) => itinerary.segments));
  const airlines = new Set(
    segments.flatMap((segment) => [segment.carrierCode, segment.operatingCarrierCode ?? segment.carrierCode]),
  );
  const aircraft = new Set(segments.map((segment) => segment.aircraftCode ?? '').filter(Boolean));
  return {
    carriers: Object.fromEntries([...airlines].sort().map((code) => [code, sandboxAirlines[code]?.name ?? code])),
    aircraft: Object.fromEntries([...aircraft].sort().map((code) => [code, aircraftNames[code] ?? code])),
  };
}

/** Countries to and from which bags are counted by piece, for all airlines. */
const countedBags = new Set(['US', 'CA', 'BR', 'AR', 'CL', 'CO']);

/** Airlines without data on checked bags, as with some real ones. */
const unsaidBags = new Set(['H9', 'HY']);

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
