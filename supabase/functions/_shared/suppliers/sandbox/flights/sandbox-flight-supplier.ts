/**
 * A supplier without network and key: real airlines, routes and rules of thumb, invented prices. The same search on the same day has the same
 * answer. docs/engineering/suppliers.md describes its purpose and limits.
 */

import { airportsOf } from '../../../contracts/flights/city-airports.ts';
import {
  calendarDaysOf,
  type DayFare,
  type FlightCalendarRequest,
  searchOnDay,
} from '../../../contracts/flights/flight-calendar.ts';
import { type FlightSearchRequest, placesOf, type SearchedLeg } from '../../../contracts/flights/flight-request.ts';
import type { FlightItinerary, FlightOffer, FlightSegment } from '../../../contracts/flights/flight-search.ts';
import { legsOf } from '../../../contracts/flights/legs-of-search.ts';
import { SupplierRefusal } from '../../../resilience/supplier-refusal.ts';
import type { FlightSearchContext, FlightSupplier, SuppliedFlights } from '../../flights/flight-supplier.ts';
import { toDayNumber, toIsoDuration, toLocalText } from '../../local-time.ts';
import { fingerprint } from '../seeded.ts';
import { cabinsOf } from './cabins.ts';
import { deadlinesOf } from './fares/deadlines.ts';
import { extrasOf } from './fares/extras.ts';
import { fareDetailsOf } from './fares/fare-details.ts';
import { atFare, type FareFamily, familiesOf, familyOn } from './fares/fare-families.ts';
import { conditionsOf, emissionsOf } from './fares/fare-rules.ts';
import { hasMixedAdults, pricesOf, sumOf, toAmount } from './fares/party-price.ts';
import { type Journey, journeysOn, lengthOf } from './journeys.ts';
import { aircraftNames, sandboxAirlines } from './network/airlines.ts';
import { soldAs } from './network/partners.ts';
import { type Route, technicalStopMinutes } from './network/routes.ts';
import { terminalOf } from './network/terminals.ts';
import type { Flight } from './timetable.ts';
import { priceOf, seatsLeft, type Trip, tripsFrom } from './trips.ts';

/** As in real reservation systems: nine seats per booking, infants on laps. */
const mostSeats = 9;

/** The trips of a search before they become offers, for the list of flights and the lowest fare of a day. */
function tripsOnSale(request: FlightSearchRequest, { today, notBefore }: FlightSearchContext): Trip[] {
  const seats = request.adults + request.children;
  if (seats > mostSeats) throw new SupplierRefusal('partyTooLarge');
  const { cabinClass } = request;
  const isSellable = (flights: readonly Flight[]) => cabinsOf(flights, cabinClass) !== null;
  const earliest = notBefore ? notBefore.getTime() / 60_000 : Number.NEGATIVE_INFINITY;
  /** Between all airports of two cities. */
  const journeys = (leg: SearchedLeg) => {
    const [starts, ends] = placesOf(leg).map(airportsOf) as [readonly string[], readonly string[]];
    return starts.flatMap((start) => ends.flatMap((end) => journeysOn(start, end, toDayNumber(leg.departureDate), isSellable)));
  };
  const [first = [], ...next] = legsOf(request).map(journeys);
  const outbound = first.filter((journey) => journey.departure >= earliest);
  const trips = tripsFrom([outbound, ...next], {
    cabin: cabinClass,
    isRoundTrip: request.returnDate !== undefined,
    today: toDayNumber(today),
  });
  return trips.filter((trip) => seatsLeft(trip, cabinClass) >= seats);
}

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
    fareBrand: familyOn(family, index).brand,
  }));
  const segmentIds = itineraries.flatMap(({ segments }) => segments.map(({ id }) => id));
  const fareDetailsBySegment = fareDetailsOf(trip, family, cabinClass).map((details, index) => ({
    segmentId: segmentIds[index] ?? '',
    ...details,
  }));
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
    ...conditionsOf(trip, family, request),
    emissionsKg: emissionsOf(trip, request),
    ...(family.companyCode && { companyCode: family.companyCode }),
    ...deadlinesOf(trip, now),
  };
}

function idOf(trip: Trip, { step, companyCode, back }: FareFamily, { cabinClass }: FlightSearchRequest): string {
  const fare = companyCode ? ` ${companyCode}` : back ? ` ${step}, ${back.step}` : step > 0 ? ` ${step}` : '';
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

/**
 * The lowest fare of each day, from the same trips as the search of that day. Yields to other requests between days, and stops when the caller
 * has left.
 */
async function lowestFares(request: FlightCalendarRequest, context: FlightSearchContext): Promise<DayFare[]> {
  const fares: DayFare[] = [];
  for (const date of calendarDaysOf(request)) {
    context.signal.throwIfAborted();
    fares.push({ date, lowest: lowestOn(request, date, context) });
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return fares;
}

function lowestOn(request: FlightCalendarRequest, day: string, context: FlightSearchContext): DayFare['lowest'] {
  const search = searchOnDay(request, day, context.today);
  const trips = search ? tripsOnSale(search, context) : [];
  if (trips.length === 0) return null;
  const totals = trips.map((trip) => sumOf(pricesOf(trip, request), ({ base, taxes }) => base + taxes));
  const total = Math.min(...totals);
  const cheapest = trips[totals.indexOf(total)];
  const stops = Math.max(...(cheapest?.journeys ?? []).map(({ flights }) => flights.length - 1));
  return { total: toAmount(total), perAdult: toAmount(Math.min(...trips.map(priceOf))), stops };
}
