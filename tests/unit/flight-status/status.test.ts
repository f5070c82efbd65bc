import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { fetchStatus } from '@/lib/flight-status/fetch-status';
import { parseStatusQuery } from '@/lib/flight-status/parse-status-query';
import { delayToShow, minutesToGo, progressOf } from '@/lib/flight-status/progress';
import { checkStatusForm, formFromAddress, readFlightNumber, statusQuery, writeFlightNumber } from '@/lib/flight-status/question';
import { loadTyped, saveTyped } from '@/lib/flight-status/typed-status';
import { writeTab } from '@/lib/storage/tab-storage';
import { airportFacts } from '@/supabase/functions/_shared/airports';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';
import {
  type FlightStatus,
  flightNumberPattern,
  flightStates,
  flightStatus,
} from '@/supabase/functions/_shared/contracts/flights/flight-status';
import { sandboxFlightStatus } from '@/supabase/functions/_shared/suppliers/flight-status/sandbox-flight-status';
import { sandboxFlightSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/flights/sandbox-flight-supplier';
import { stubTabStorage } from '../stubs';

describe('fetch status', () => {
  const ask = (status: number, headers: Record<string, string> = {}) => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status, headers }));
    return fetchStatus({ flight: 'QR7', date: '2026-11-21' }, new AbortController().signal);
  };

  it('distinguishes a used-up day from a short wait', async () => {
    expect(await ask(429, { 'Retry-After': '40' })).toEqual({ ok: false, failure: 'busy' });
    expect(await ask(503, { 'Retry-After': '60' })).toEqual({ ok: false, failure: 'busy' });
    expect(await ask(429, { 'Retry-After': '43200' })).toEqual({ ok: false, failure: 'usedUp' });
  });

  it('distinguishes a slow answer from a failure', async () => {
    expect(await ask(504)).toEqual({ ok: false, failure: 'slow' });
    expect(await ask(502)).toEqual({ ok: false, failure: 'failed' });
  });
});

describe('question', () => {
  const today = '2026-11-21';

  describe('a flight number', () => {
    it.each([
      ['QR 7', 'QR7'],
      ['qr007', 'QR7'],
      ['qr-0007', 'QR7'],
      ['QR٧', 'QR7'],
      ['\u200eQR ۱۰۱', 'QR101'],
      ['6e 1302', '6E1302'],
      ['G9 123', 'G9123'],
      [' EK  2001 ', 'EK2001'],
    ])('%j is %s', (typed, read) => {
      expect(readFlightNumber(typed)).toBe(read);
    });

    it.each(['', '7', 'QR', 'QR 0', 'QR12345', 'QTR7', '66 12', 'QR 7 8 9 0 1', 'قطر 7', 'QR7; DROP', '<b>QR7</b>'])(
      '%j is none',
      (typed) => {
        expect(readFlightNumber(typed)).toBeNull();
      },
    );

    it('is read from any text without an error, and only in the shape of the contract', () => {
      fc.assert(
        fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (typed) => {
          const read = readFlightNumber(typed);
          expect(read === null || flightNumberPattern.test(read)).toBe(true);
        }),
      );
    });
  });

  const airlineCode = fc.constantFrom('QR', 'BA', '6E', 'G9', '5J', 'W6');
  const anyQuestion = fc.oneof(
    fc.record({
      flight: fc.tuple(airlineCode, fc.integer({ min: 1, max: 9999 })).map((parts) => parts.join('')),
      date: fc.integer({ min: -2, max: 2 }).map((days) => addDays(today, days)),
    }),
    fc.record({
      origin: fc.constantFrom('DOH', 'CDG'),
      destination: fc.constantFrom('LHR', 'BKK'),
      date: fc.constant(today),
    }),
  );

  describe('an address', () => {
    it('is read back to the same request, by the page and by the API', () => {
      fc.assert(
        fc.property(anyQuestion, (question) => {
          const query = new URLSearchParams(statusQuery(question));
          const form = formFromAddress(query, '1999-01-01');
          expect(form && checkStatusForm(form, today)).toEqual({ question });
          expect(parseStatusQuery(query, today)).toMatchObject({ ok: true, value: question });
          if ('flight' in question) expect(readFlightNumber(writeFlightNumber(question.flight))).toBe(question.flight);
        }),
      );
    });

    it('without a day means today', () => {
      const form = formFromAddress(new URLSearchParams('flight=qr007'), today);
      expect(form).toMatchObject({ by: 'number', flight: 'QR 7', date: today });
    });

    it.each(['', 'date=2026-11-21', 'lang=ar', 'utm_source=x'])('of %j contains no request', (query) => {
      expect(formFromAddress(new URLSearchParams(query), today)).toBeNull();
    });

    it('of a city means its main airport', () => {
      expect(formFromAddress(new URLSearchParams('from=lon&to=DOH'), today)).toMatchObject({ from: 'LHR', to: 'DOH' });
    });

    it.each([
      ['flight=hello', { flight: 'flightInvalid' }],
      ['flight=QR7&date=2026-11-18', { date: 'datePast' }],
      ['flight=QR7&date=2026-12-24', { date: 'dateTooFar' }],
      ['flight=QR7&date=soon', { date: 'dateInvalid' }],
      ['from=DOH', { to: 'airportRequired' }],
      ['from=doh&to=DOH', { to: 'sameAirport' }],
    ])('of %s has an error', (query, errors) => {
      const form = formFromAddress(new URLSearchParams(query), today);
      expect(form && checkStatusForm(form, today)).toEqual({ errors });
    });

    it('with an airport that is in no list has an error', () => {
      const form = formFromAddress(new URLSearchParams('from=DOH&to=ZZZ'), today);
      const errors = { to: 'airportUnknown' };
      expect(form && checkStatusForm(form, today, (code) => code === 'DOH')).toEqual({ errors });
    });
  });
});

describe('sandbox status', () => {
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
});

describe('typed status', () => {
  beforeEach(() => {
    stubTabStorage();
  });

  const today = '2026-11-21';
  const route = { by: 'route', flight: 'QR 7', from: 'DOH', to: '', date: '2026-11-22' } as const;

  it('typed values are restored in this tab, without a day in the past', () => {
    expect(loadTyped(today)).toBeNull();
    saveTyped(route);
    expect(loadTyped(today)).toEqual(route);
    expect(loadTyped('2026-12-21')).toEqual({ ...route, date: '' });
  });

  it('other stored values are ignored', () => {
    writeTab('karam.flight-status.v1', { by: 'number', flight: 7 });
    expect(loadTyped(today)).toBeNull();
  });
});
