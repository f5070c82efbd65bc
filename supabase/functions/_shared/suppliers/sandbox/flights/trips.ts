/** Puts journeys together into what is sold: one way, or out and back with airlines that share a ticket. */

import { toLocalDay } from '../../local-time.ts';
import { chance } from '../seeded.ts';
import { type Fare, type FareContext, fareFor, flightNames, longestFlight } from './fares.ts';
import { changeTime, type Journey, lengthOf } from './journeys.ts';

export interface Trip {
  journeys: Journey[];
  /** Of one adult. */
  fare: Fare;
  validatingAirline: string;
  /** Days and flights: the same trip has the same name whatever it costs. */
  name: string;
}

const mostTrips = 200;
const perDirectionAndAirline = 14;

interface PricedJourney {
  journey: Journey;
  fare: Fare;
  airline: string;
}

/** Offers worth showing, at most 200, every airline represented, cheapest first. `inbound` null makes one-way trips. */
export function tripsFrom(outbound: readonly Journey[], inbound: readonly Journey[] | null, context: FareContext): Trip[] {
  const out = byAirline(outbound, context);
  const back = inbound ? byAirline(inbound, context) : null;
  const tripsByAirline = [...out].map(([airline, journeys]) => {
    const trips = back
      ? journeys.flatMap((first) =>
          (back.get(airline) ?? []).filter((second) => canFollow(first, second)).map((second) => toTrip([first, second])),
        )
      : journeys.map((journey) => toTrip([journey]));
    return trips.sort((a, b) => weight(a) - weight(b));
  });
  return fairShare(tripsByAirline).sort((a, b) => priceOf(a) - priceOf(b) || (a.name < b.name ? -1 : 1));
}

export function priceOf({ fare }: Trip): number {
  return fare.base + fare.taxes;
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

/** Riyals with an hour of travel at forty: what a sensible traveller weighs. */
function costOf({ journey, fare }: PricedJourney): number {
  return fare.base + fare.taxes + (lengthOf(journey) / 60) * 40;
}

function weight(trip: Trip): number {
  return priceOf(trip) + trip.journeys.reduce((sum, journey) => sum + (lengthOf(journey) / 60) * 40, 0);
}

/**
 * The way back joins the airports of the way out. It leaves after that has arrived, with time to change planes when both are on one day.
 */
function canFollow(first: PricedJourney, second: PricedJourney): boolean {
  const arriving = first.journey.flights.at(-1);
  const leaving = second.journey.flights[0];
  if (!arriving || !leaving) return false;
  if (arriving.route.to.code !== leaving.route.from.code) return false;
  if (first.journey.flights[0]?.route.from.code !== second.journey.flights.at(-1)?.route.to.code) return false;
  return second.journey.departure >= first.journey.arrival + changeTime(arriving.route, leaving.route);
}

function toTrip(parts: PricedJourney[]): Trip {
  const sum = (pick: (fare: Fare) => number) => parts.reduce((total, part) => total + pick(part.fare), 0);
  return {
    journeys: parts.map((part) => part.journey),
    fare: { base: sum((fare) => fare.base), taxes: sum((fare) => fare.taxes) },
    validatingAirline: parts[0]?.airline ?? '',
    name: parts.map(({ journey }) => `${daysOf(journey)} ${flightNames(journey)}`).join(' | '),
  };
}

/** The local days on which its flights leave: the same flight numbers may leave before midnight or after it. */
function daysOf({ flights }: Journey): string {
  return [...new Set(flights.map(({ route, departure }) => toLocalDay(route.from.zone, departure)))].join('/');
}

/** Takes the best of every airline, then their second best, and so on: no airline crowds out the others. */
function fairShare(tripsByAirline: readonly Trip[][]): Trip[] {
  const chosen: Trip[] = [];
  const longest = Math.max(0, ...tripsByAirline.map((trips) => trips.length));
  for (let rank = 0; rank < longest && chosen.length < mostTrips; rank += 1) {
    for (const trips of tripsByAirline) {
      const trip = trips[rank];
      if (trip && chosen.length < mostTrips) chosen.push(trip);
    }
  }
  return chosen;
}

/** Seats left at this fare, 1 to 9: most flights show nine, the supplier's way of saying plenty. */
export function seatsLeft(trip: Trip, cabin: string): number {
  const draw = chance(`seats ${cabin} ${trip.name}`);
  return draw < 0.7 ? 9 : 1 + Math.floor(((draw - 0.7) / 0.3) * 8);
}
