/**
 * A supplier that needs no network and no key: real airlines, routes and rules of thumb, invented prices. The same search on the
 * same day has the same answer. docs/decisions/0003-sandbox-supplier.md says what it is for and where it stops.
 */
import type { CabinClass, FlightSearchRequest } from '../../../contracts/flights/flight-request.ts';
import type { Bags, FlightItinerary, FlightOffer } from '../../../contracts/flights/flight-search.ts';
import type { FlightSupplier, SuppliedFlights } from '../../flights/flight-supplier.ts';
import { toIsoDuration, toLocalText } from '../../local-time.ts';
import { fingerprint } from '../seeded.ts';
import { cabinsOf } from './cabins.ts';
import { conditionsOf, emissionsOf } from './fare-rules.ts';
import { type Journey, lengthOf } from './journeys.ts';
import { lowestFares } from './lowest-fares.ts';
import { aircraftNames, type SandboxAirline, sandboxAirlines } from './network/airlines.ts';
import { soldAs } from './network/partners.ts';
import { terminalOf } from './network/terminals.ts';
import { pricesOf, sumOf, toAmount } from './party-price.ts';
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
    const offers = tripsOnSale(request, context).map((trip) => toOffer(trip, request));
    return { offers, ...dictionariesOf(offers) };
  },
  async priceAgain(offer, request, context) {
    context.signal.throwIfAborted();
    const trip = tripsOnSale(request, context).find((candidate) => idOf(candidate, request) === offer.id);
    return trip ? toOffer(trip, request) : null;
  },
  lowestFares,
} satisfies FlightSupplier;

function toOffer(trip: Trip, request: FlightSearchRequest): FlightOffer {
  const { cabinClass } = request;
  const itineraries = trip.journeys.map((journey, index) => toItinerary(journey, trip.validatingAirline, index * 10));
  const fareDetailsBySegment = trip.journeys.flatMap((journey, journeyIndex) => {
    const cabins = cabinsOf(journey.flights, cabinClass) ?? [];
    return cabins.map((cabin, index) => ({
      segmentId: itineraries[journeyIndex]?.segments[index]?.id ?? '',
      cabin,
      includedCheckedBags: checkedBagsOn(journey, trip.validatingAirline, cabin),
    }));
  });
  const priced = pricesOf(trip, request);
  return {
    id: idOf(trip, request),
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
    conditions: conditionsOf(trip, request),
    emissionsKg: emissionsOf(trip, request),
  };
}

function idOf(trip: Trip, { cabinClass }: FlightSearchRequest): string {
  return fingerprint(`${cabinClass} ${trip.name}`);
}

function toItinerary(journey: Journey, ticketAirline: string, firstId: number): FlightItinerary {
  return {
    duration: toIsoDuration(lengthOf(journey)),
    segments: journey.flights.map(({ route, number, aircraft, departure, arrival }, index) => ({
      id: String(firstId + index + 1),
      ...soldAs(ticketAirline, route.airline, number),
      aircraftCode: aircraft,
      departure: segmentEnd(route.from, route.airline, departure),
      arrival: segmentEnd(route.to, route.airline, arrival),
      duration: toIsoDuration(arrival - departure),
      numberOfStops: route.technicalStops,
    })),
  };
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

/** Countries to and from which bags are counted, not weighed, whatever the airline does elsewhere. */
const countedBags = new Set(['US', 'CA', 'BR', 'AR', 'CL', 'CO']);

/**
 * Checked bags of one traveller on one flight, by the rules of the ticketing airline: bags checked through follow one rule all the way. Low-cost
 * economy has none.
 */
function checkedBagsOn(journey: Journey, ticketAirline: string, cabin: CabinClass): Bags {
  const airline = sandboxAirlines[ticketAirline];
  const isCounted = journey.flights.some(({ route }) => countedBags.has(route.from.country) || countedBags.has(route.to.country));
  if (!airline || (cabin === 'ECONOMY' && !airline.kilos && !airline.pieces)) return { quantity: 0 };
  if (airline.kilos && !isCounted) return { weight: weightIn(cabin, airline.kilos), weightUnit: 'KG' };
  return { quantity: piecesIn(cabin, airline, isCounted) };
}

function weightIn(cabin: CabinClass, economy: number): number {
  return { ECONOMY: economy, PREMIUM_ECONOMY: economy + 10, BUSINESS: Math.max(40, economy + 10), FIRST: 50 }[cabin];
}

function piecesIn(cabin: CabinClass, airline: SandboxAirline, isCounted: boolean): number {
  const economy = airline.kilos && isCounted ? 2 : (airline.pieces ?? 1);
  return cabin === 'ECONOMY' ? economy : cabin === 'FIRST' ? 3 : 2;
}
