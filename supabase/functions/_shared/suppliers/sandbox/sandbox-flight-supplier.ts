/**
 * A supplier that needs no network and no key: real airlines, routes and rules of thumb, invented prices. The same search on the
 * same day has the same answer. docs/decisions/0003-sandbox-supplier.md says what it is for and where it stops.
 */
import type { FlightItinerary, FlightOffer, FlightSearchRequest } from '../../contracts/flight-search.ts';
import type { FlightSearchContext, FlightSupplier, SuppliedFlights } from '../flight-supplier.ts';
import { SupplierRefusal } from '../supplier-refusal.ts';
import { checkedBagsOn } from './bags.ts';
import { cabinsOf } from './cabins.ts';
import { fareOf, type TravelerType } from './fares.ts';
import { type Journey, journeysOn, lengthOf } from './journeys.ts';
import { toDayNumber, toIsoDuration, toLocalText } from './local-time.ts';
import { aircraftNames, sandboxAirlines } from './network/airlines.ts';
import { soldAs } from './network/partners.ts';
import { terminalOf } from './network/terminals.ts';
import { fingerprint } from './seeded.ts';
import type { Flight } from './timetable.ts';
import { seatsLeft, type Trip, tripsFrom } from './trips.ts';

/** Like real reservation systems: nine seats a booking, infants travel on a lap. */
const mostSeats = 9;

export const sandboxFlightSupplier: FlightSupplier = {
  name: 'sandbox',
  sandbox: true,
  async searchFlights(request, context) {
    context.signal.throwIfAborted();
    return searchTimetable(request, context);
  },
};

function searchTimetable(request: FlightSearchRequest, { today, notBefore }: FlightSearchContext): SuppliedFlights {
  const seats = request.adults + request.children;
  if (seats > mostSeats) throw new SupplierRefusal('partyTooLarge');
  const { origin, destination, departureDate, returnDate, cabinClass } = request;
  const isSellable = (flights: readonly Flight[]) => cabinsOf(flights, cabinClass) !== null;
  const earliest = notBefore ? notBefore.getTime() / 60_000 : Number.NEGATIVE_INFINITY;
  const outbound = journeysOn(origin, destination, toDayNumber(departureDate), isSellable).filter(
    (journey) => journey.departure >= earliest,
  );
  const inbound = returnDate ? journeysOn(destination, origin, toDayNumber(returnDate), isSellable) : null;
  const trips = tripsFrom(outbound, inbound, {
    cabin: cabinClass,
    isRoundTrip: returnDate !== undefined,
    today: toDayNumber(today),
  });
  const offers = trips.filter((trip) => seatsLeft(trip, cabinClass) >= seats).map((trip) => toOffer(trip, request));
  return { offers, ...dictionariesOf(offers) };
}

function toOffer(trip: Trip, request: FlightSearchRequest): FlightOffer {
  const { adults, children, infants, cabinClass } = request;
  const itineraries = trip.journeys.map((journey, index) => toItinerary(journey, trip.validatingAirline, index * 10));
  const fareDetailsBySegment = trip.journeys.flatMap((journey, journeyIndex) => {
    const cabins = cabinsOf(journey.flights, cabinClass) ?? [];
    return cabins.map((cabin, index) => ({
      segmentId: itineraries[journeyIndex]?.segments[index]?.id ?? '',
      cabin,
      includedCheckedBags: checkedBagsOn(journey, trip.validatingAirline, cabin),
    }));
  });
  const party: [TravelerType, number][] = [
    ['ADULT', adults],
    ['CHILD', children],
    ['HELD_INFANT', infants],
  ];
  const priced = party
    .filter(([, quantity]) => quantity > 0)
    .map(([travelerType, quantity]) => ({ travelerType, quantity, fare: fareOf(travelerType, trip.fare) }));
  const sum = (pick: (entry: (typeof priced)[number]) => number) =>
    priced.reduce((total, entry) => total + pick(entry) * entry.quantity, 0);
  return {
    id: fingerprint(`${cabinClass} ${trip.name}`),
    validatingAirlineCodes: [trip.validatingAirline],
    numberOfBookableSeats: seatsLeft(trip, cabinClass),
    itineraries,
    price: {
      currency: 'QAR',
      total: toAmount(sum(({ fare }) => fare.base + fare.taxes)),
      base: toAmount(sum(({ fare }) => fare.base)),
    },
    travelerPricings: priced.map(({ travelerType, quantity, fare }) => ({
      travelerType,
      quantity,
      price: { total: toAmount(fare.base + fare.taxes), base: toAmount(fare.base) },
      fareDetailsBySegment,
    })),
  };
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

function toAmount(riyals: number): string {
  return riyals.toFixed(2);
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
