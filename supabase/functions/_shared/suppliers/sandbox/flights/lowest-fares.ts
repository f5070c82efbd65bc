import {
  calendarDaysOf,
  type DayFare,
  type FlightCalendarRequest,
  searchOnDay,
} from '../../../contracts/flights/flight-calendar.ts';
import type { FlightSearchContext } from '../../flights/flight-supplier.ts';
import { pricesOf, sumOf, toAmount } from './fares/party-price.ts';
import { priceOf } from './trips.ts';
import { tripsOnSale } from './trips-on-sale.ts';

/**
 * The lowest fare of each day, from the same trips as the search of that day. Yields to other requests between days, and stops when the caller
 * has left.
 */
export async function lowestFares(request: FlightCalendarRequest, context: FlightSearchContext): Promise<DayFare[]> {
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
