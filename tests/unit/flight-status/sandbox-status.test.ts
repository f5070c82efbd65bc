import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { delayToShow, minutesToGo, progressOf } from '@/lib/flight-status/progress';
import { airportFacts } from '@/supabase/functions/_shared/airports';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';
import { type FlightStatus, flightStates, flightStatus } from '@/supabase/functions/_shared/contracts/flights/flight-status';
import { sandboxFlightStatus } from '@/supabase/functions/_shared/suppliers/flight-status/sandbox-flight-status';
import { sandboxFlightSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/flights/sandbox-flight-supplier';

const today = '2026-11-21';
const noon = Date.parse(`${today}T09:00:00Z`);
const signal = new AbortController().signal;
const codes = [...airportFacts.keys()];
const anyDay = fc.integer({ min: -2, max: 2 }).map((days) => addDays(today, days));
const anyMoment = fc.integer({ min: -3 * 1440, max: 3 * 1440 }).map((minutes) => new Date(noon + minutes * 60_000));
const anyRoute = fc.record({
  origin: fc.oneof(fc.constant('DOH'), fc.constantFrom(...codes)),
  destination: fc.constantFrom(...codes),
  date: anyDay,
});

async function onRoute(route: { origin: string; destination: string; date: string }, now: Date): Promise<FlightStatus[]> {
  return (await sandboxFlightStatus.byRoute(route, { signal, now })).flights;
}

describe('the sandbox', () => {
  it('has each flight of the flight search, by number and by route', async () => {
    const day = addDays(today, 1);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...codes.slice(1)), async (destination) => {
        const search = { origin: 'DOH', destination, departureDate: day, adults: 1, children: 0, infants: 0 } as const;
        const { offers } = await sandboxFlightSupplier.searchFlights({ ...search, cabinClass: 'ECONOMY' }, { signal, today });
        // A train has no status.
        const flown = offers.flatMap(({ itineraries }) => itineraries[0]?.segments.filter(({ vehicle }) => !vehicle) ?? []);
        for (const { carrierCode, number, departure, arrival } of flown) {
          const date = departure.at.slice(0, 10);
          const { flights } = await sandboxFlightStatus.byNumber(
            { flight: `${carrierCode}${number}`, date },
            { signal, now: new Date(noon) },
          );
          expect(flights).toHaveLength(1);
          expect(flights[0]?.departure).toMatchObject({ iataCode: departure.iataCode, scheduled: departure.at });
          expect(flights[0]?.arrival).toMatchObject({ iataCode: arrival.iataCode, scheduled: arrival.at });
          expect(flights[0]?.departure.terminal).toBe(departure.terminal);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('follows the contract and the order of times, at any time', async () => {
    await fc.assert(
      fc.asyncProperty(anyRoute, anyMoment, async (route, now) => {
        const flights = await onRoute(route, now);
        expect(flights.map(({ departure }) => departure.scheduled)).toEqual(
          flights.map(({ departure }) => departure.scheduled).toSorted(),
        );
        for (const flight of flights) {
          expect(z.safeParse(flightStatus, flight).error).toBeUndefined();
          const { departure, arrival, state } = flight;
          expect(Date.parse(departure.at ?? '')).toBeLessThan(Date.parse(arrival.at ?? ''));
          expect(departure.scheduled?.slice(0, 10)).toBe(route.date);
          expect(departure.delayMinutes).toBeGreaterThanOrEqual(0);
          // Actual times are in the past, expected ones in the future.
          if (departure.actual) expect(Date.parse(departure.at ?? '')).toBeLessThanOrEqual(now.getTime());
          if (departure.estimated) expect(Date.parse(departure.at ?? '')).toBeGreaterThan(now.getTime());
          if (arrival.actual) expect(Date.parse(arrival.at ?? '')).toBeLessThanOrEqual(now.getTime());
          expect(arrival.actual !== undefined).toBe(state === 'landed');
          expect(departure.actual !== undefined).toBe(['departed', 'enRoute', 'landed', 'diverted'].includes(state));
          const progress = progressOf(flight, now.getTime());
          if (progress !== null) expect(progress >= 0 && progress <= 1).toBe(true);
          expect(minutesToGo(flight, now.getTime()) ?? 1).toBeGreaterThan(0);
          expect(Number.isInteger(delayToShow(flight))).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('has the same status at the same moment, and never goes back to an earlier state', async () => {
    const order: Record<string, number> = Object.fromEntries(flightStates.map((state, index) => [state, index]));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('LHR', 'DXB', 'BKK', 'JFK', 'CAI', 'IST'), async (destination) => {
        const route = { origin: 'DOH', destination, date: today };
        let last: FlightStatus[] = [];
        for (let minutes = -900; minutes <= 2_400; minutes += 45) {
          const now = new Date(noon + minutes * 60_000);
          const flights = await onRoute(route, now);
          expect(await onRoute(route, now)).toEqual(flights);
          for (const [index, { state, departure }] of flights.entries()) {
            const before = last[index];
            expect(order[state] ?? -1).toBeGreaterThanOrEqual(order[before?.state ?? 'scheduled'] ?? 0);
            if (before?.departure.gate) expect(departure.gate).toBe(before.departure.gate);
            if (before?.departure.actual) expect(departure.actual).toBe(before.departure.actual);
          }
          last = flights;
        }
        expect(last.every(({ state }) => state === 'landed' || state === 'cancelled' || state === 'diverted')).toBe(true);
      }),
      { numRuns: 6 },
    );
  });

  it('has most flights on time, some late, and few cancelled', async () => {
    const destinations = ['LHR', 'DXB', 'BKK', 'CDG', 'IST', 'CAI', 'BOM', 'DEL', 'JED', 'RUH', 'KWI', 'MCT', 'MNL', 'FRA'];
    const days = [-2, -1, 0, 1, 2].map((shift) => addDays(today, shift));
    const all = (
      await Promise.all(
        days.flatMap((date) =>
          destinations.map((destination) => onRoute({ origin: 'DOH', destination, date }, new Date(noon + 10 * 86_400_000))),
        ),
      )
    ).flat();
    const share = (fits: (flight: FlightStatus) => boolean) => all.filter(fits).length / all.length;
    expect(all.length).toBeGreaterThan(200);
    expect(share(({ departure }) => departure.delayMinutes < 15)).toBeGreaterThan(0.75);
    expect(share(({ departure }) => departure.delayMinutes >= 15)).toBeGreaterThan(0.06);
    expect(share(({ state }) => state === 'cancelled' || state === 'diverted')).toBeLessThan(0.04);
  });

  it('finds a flight by the number of another seller', async () => {
    const { flights } = await sandboxFlightStatus.byRoute(
      { origin: 'DOH', destination: 'DXB', date: today },
      { signal, now: new Date(noon) },
    );
    const flydubai = flights.find(({ airline }) => airline === 'FZ');
    const sold = { flight: `EK${2_000 + Number(flydubai?.number)}`, date: today };
    const found = await sandboxFlightStatus.byNumber(sold, { signal, now: new Date(noon) });
    expect(found.flights).toEqual([{ ...flydubai, airline: 'EK', number: sold.flight.slice(2), operatedBy: 'FZ' }]);
    expect(found.carriers).toEqual({ EK: 'Emirates', FZ: 'flydubai' });
  });
});
