/** Combines journeys into trips: one way, round trip, or through several cities, with airlines that share a ticket. */

import { toLocalDay } from '../../local-time.ts';
import { chance } from '../seeded.ts';
import { type Fare, type FareContext, fareFor, flightNames, longestFlight } from './fares/fares.ts';
import { changeTime, type Journey, lengthOf } from './journeys.ts';
import { canShareTicket } from './network/partners.ts';

export interface Trip {
  journeys: Journey[];
  /** The fare of one adult. */
  fare: Fare;
  validatingAirline: string;
  /** Days and flights: the same trip has the same name at any price. */
  name: string;
}

const mostTrips = 200;
const perDirectionAndAirline = 14;

interface PricedJourney {
  journey: Journey;
  fare: Fare;
  airline: string;
}

/** Offers worth showing, at most 200, of all airlines, cheapest first. `legs` are the journeys of each leg, in the order flown. */
export function tripsFrom(legs: readonly (readonly Journey[])[], context: FareContext): Trip[] {
  const [first, ...next] = legs.map((journeys) => byAirline(journeys, context));
  const tripsByAirline = [...(first ?? [])].map(([airline, journeys]) => {
    let chains = journeys.map((journey) => [journey]);
    for (const leg of next) {
      const own = leg.get(airline) ?? [];
      const sold = own.length > 0 || context.isRoundTrip ? own : soldByPartners(airline, leg);
      chains = chains.flatMap((chain) =>
        sold.filter((journey) => canFollow(chain, journey, context)).map((journey) => [...chain, journey]),
      );
      chains = chains.sort((a, b) => sumOfCosts(a) - sumOfCosts(b)).slice(0, mostTrips);
    }
    return chains.map((chain) => toTrip(chain, context)).sort((a, b) => weight(a) - weight(b));
  });
  return fairShare(tripsByAirline).sort((a, b) => priceOf(a) - priceOf(b) || (a.name < b.name ? -1 : 1));
}

export function priceOf({ fare }: Trip): number {
  return fare.base + fare.taxes;
}

/** The cheapest journeys of partner airlines that this airline can sell on its ticket. */
function soldByPartners(airline: string, leg: ReadonlyMap<string, PricedJourney[]>): PricedJourney[] {
  const sold = [...leg].flatMap(([partner, journeys]) => (canShareTicket(airline, partner) ? journeys : []));
  return sold.sort((a, b) => costOf(a) - costOf(b)).slice(0, perDirectionAndAirline);
}

function sumOfCosts(chain: readonly PricedJourney[]): number {
  return chain.reduce((sum, journey) => sum + costOf(journey), 0);
}

function byAirline(journeys: readonly Journey[], context: FareContext): Map<string, PricedJourney[]> {
  const groups = new Map<string, PricedJourney[]>();
  for (const journey of journeys) {
    const airline = longestFlight(journey)?.route.airline ?? '';
    const group = groups.get(airline) ?? [];
    groups.set(airline, group);
    group.push({ journey, airline, fare: fareFor(journey, context) });
  }
  for (const [airline, group] of groups) {
    group.sort((a, b) => costOf(a) - costOf(b));
    groups.set(airline, group.slice(0, perDirectionAndAirline));
  }
  return groups;
}

/** Riyals, with forty per hour of travel. */
function costOf({ journey, fare }: PricedJourney): number {
  return fare.base + fare.taxes + (lengthOf(journey) / 60) * 40;
}

function weight(trip: Trip): number {
  return priceOf(trip) + trip.journeys.reduce((sum, journey) => sum + (lengthOf(journey) / 60) * 40, 0);
}

/** Minutes to change airports, in the same city or not. */
const otherAirportTime = 5 * 60;

/** The number of trips sold whose return uses another airport of a city. */
const otherAirportShare = 0.25;

/**
 * Each leg leaves after the previous one has arrived, with time to change planes when both are on one day. A return uses the airports of the
 * outbound; when a city was searched, some use others.
 */
function canFollow(chain: readonly PricedJourney[], next: PricedJourney, { isRoundTrip }: FareContext): boolean {
  const before = chain.at(-1)?.journey;
  const [arriving, leaving] = [before?.flights.at(-1)?.route, next.journey.flights[0]?.route];
  if (!before || !arriving || !leaving) return false;
  const isSameAirport = arriving.to.code === leaving.from.code;
  if (isRoundTrip && isOtherWayBack(before, next.journey)) {
    if (chance(`back ${flightNames(before)} ${flightNames(next.journey)}`) > otherAirportShare) return false;
  }
  const shortest = isSameAirport ? changeTime(arriving, leaving) : otherAirportTime;
  return next.journey.departure >= before.arrival + shortest;
}

/** Whether a return leaves from another airport than the arrival, or ends at another than the departure. */
function isOtherWayBack(out: Journey, back: Journey): boolean {
  const endsOf = ({ flights }: Journey) => [flights[0]?.route.from.code, flights.at(-1)?.route.to.code];
  return endsOf(out).join() !== endsOf(back).reverse().join();
}

function toTrip(parts: PricedJourney[], { isRoundTrip }: FareContext): Trip {
  const sum = (pick: (fare: Fare) => number) => parts.reduce((total, part) => total + pick(part.fare), 0);
  return {
    journeys: parts.map((part) => part.journey),
    fare: {
      base: Math.round(sum((fare) => fare.base) * (isRoundTrip ? 1 : throughFactor(parts))),
      taxes: sum((fare) => fare.taxes),
    },
    validatingAirline: parts[0]?.airline ?? '',
    name: parts.map(({ journey }) => `${daysOf(journey)} ${flightNames(journey)}`).join(' | '),
  };
}

/** A ticket through several cities costs less than its separate legs with one airline, more with several. */
function throughFactor(parts: readonly PricedJourney[]): number {
  if (parts.length === 1) return 1;
  const ends = parts.map(({ journey }) => journey.flights.at(-1)?.route.to.code);
  return 0.8 + 0.35 * chance(`through ${parts[0]?.airline} ${ends.join()}`);
}

/** The local departure days of its flights: the same flight numbers may leave before or after midnight. */
function daysOf({ flights }: Journey): string {
  return [...new Set(flights.map(({ route, departure }) => toLocalDay(route.from.zone, departure)))].join('/');
}

/** Takes the best of every airline, then the second best, and so on, so that no airline displaces the others. */
function fairShare(tripsByAirline: readonly Trip[][]): Trip[] {
  const selected: Trip[] = [];
  const longest = Math.max(0, ...tripsByAirline.map((trips) => trips.length));
  for (let rank = 0; rank < longest && selected.length < mostTrips; rank += 1) {
    for (const trips of tripsByAirline) {
      const trip = trips[rank];
      if (trip && selected.length < mostTrips) selected.push(trip);
    }
  }
  return selected;
}

/** Seats left at this fare, 1 to 9; most flights show nine, which means plenty. */
export function seatsLeft(trip: Trip, cabin: string): number {
  const draw = chance(`seats ${cabin} ${trip.name}`);
  return draw < 0.7 ? 9 : 1 + Math.floor(((draw - 0.7) / 0.3) * 8);
}
