import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';
import {
  calendarDaysOf,
  type FlightCalendarRequest,
  searchOnDay,
} from '@/supabase/functions/_shared/contracts/flights/flight-calendar';
import { SupplierRefusal } from '@/supabase/functions/_shared/resilience/supplier-refusal';
import { sandboxFlightSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/flights/sandbox-flight-supplier';
import { anySearch, supply, today } from './sandbox-searches';

const context = { signal: new AbortController().signal, today };

/** Any trip and party, for one to seven days, up to the last day that airlines sell. */
const anyQuestion: fc.Arbitrary<FlightCalendarRequest> = fc
  .record({ search: anySearch, days: fc.integer({ min: 1, max: 7 }), nights: fc.option(fc.integer({ min: 0, max: 20 })) })
  .map(({ search, days, nights }) => {
    const { departureDate: firstDay, returnDate: _return, furtherLegs: _further, ...trip } = search;
    return { ...trip, firstDay, lastDay: addDays(firstDay, days - 1), ...(nights === null ? {} : { nights }) };
  });

const question: FlightCalendarRequest = {
  origin: 'DOH',
  destination: 'LHR',
  firstDay: '2027-01-11',
  lastDay: '2027-01-17',
  nights: 7,
  adults: 2,
  children: 1,
  infants: 0,
  cabinClass: 'ECONOMY',
};

/** The cheapest fare of the results page, from the search itself. */
async function cheapestBySearch(asked: FlightCalendarRequest, day: string) {
  const search = searchOnDay(asked, day, today);
  const offers = search ? (await supply(search)).offers : [];
  if (offers.length === 0) return null;
  const lowest = (amounts: string[]) => Math.min(...amounts.map(Number)).toFixed(2);
  const total = lowest(offers.map(({ price }) => price.total));
  const cheapest = offers.find(({ price }) => price.total === total);
  return {
    total,
    stops: Math.max(...(cheapest?.itineraries ?? []).map(({ segments }) => segments.length - 1)),
    perAdult: lowest(offers.map(({ travelerPricings }) => travelerPricings[0]?.price.total ?? '')),
  };
}

describe('the lowest fares of some days', () => {
  it('are those that the search of each day finds', async () => {
    await fc.assert(
      fc.asyncProperty(anyQuestion, async (asked) => {
        const fares = await sandboxFlightSupplier.lowestFares(asked, context);
        expect(fares.map(({ date }) => date)).toEqual(calendarDaysOf(asked));
        for (const { date, lowest } of fares) expect(lowest).toEqual(await cheapestBySearch(asked, date));
      }),
      { numRuns: 60 },
    );
  });

  it('are the same each time, above zero, and not lower for a party than for its adults', async () => {
    await fc.assert(
      fc.asyncProperty(anyQuestion, async (asked) => {
        const fares = await sandboxFlightSupplier.lowestFares(asked, context);
        expect(await sandboxFlightSupplier.lowestFares({ ...asked }, context)).toEqual(fares);
        for (const { lowest } of fares) {
          if (!lowest) continue;
          expect(Number(lowest.perAdult)).toBeGreaterThan(0);
          expect(Number(lowest.total)).toBeGreaterThanOrEqual(asked.adults * Number(lowest.perAdult));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('by day of return are those of the searches with these returns', async () => {
    const { nights: _nights, ...days } = question;
    const back = { ...days, departureDate: '2027-01-09' };
    const fares = await sandboxFlightSupplier.lowestFares(back, context);
    const searches = calendarDaysOf(back).map((day) => searchOnDay(back, day, today));
    expect(searches.map((search) => [search?.departureDate, search?.returnDate])).toEqual(
      calendarDaysOf(back).map((day) => ['2027-01-09', day]),
    );
    for (const { date, lowest } of fares) expect(lowest).toEqual(await cheapestBySearch(back, date));
    expect(new Set(fares.map(({ lowest }) => lowest?.total)).size).toBeGreaterThan(1);
  });

  it('do not depend on the other days of the request', async () => {
    const week = await sandboxFlightSupplier.lowestFares(question, context);
    const month = await sandboxFlightSupplier.lowestFares(
      { ...question, firstDay: '2027-01-01', lastDay: '2027-01-31' },
      context,
    );
    expect(month.filter(({ date }) => date >= question.firstDay && date <= question.lastDay)).toEqual(week);
  });

  it('leave out past departures, as the search does', async () => {
    const lateToday = { ...context, notBefore: new Date(`${today}T20:59:00Z`) };
    const [fare] = await sandboxFlightSupplier.lowestFares({ ...question, firstDay: today, lastDay: today }, lateToday);
    expect(fare).toEqual({ date: today, lowest: null });
  });

  it('are null without flights, and when the return is not on sale yet', async () => {
    const near = await sandboxFlightSupplier.lowestFares({ ...question, origin: 'LHR', destination: 'LGW' }, context);
    expect(near.every(({ lowest }) => lowest === null)).toBe(true);
    const far = { ...question, firstDay: addDays(today, 352), lastDay: addDays(today, 355) };
    expect((await sandboxFlightSupplier.lowestFares(far, context)).map(({ lowest }) => lowest !== null)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('are refused for more than nine seats, and stop when the caller has left', async () => {
    await expect(sandboxFlightSupplier.lowestFares({ ...question, adults: 9 }, context)).rejects.toThrow(SupplierRefusal);
    const leaving = new AbortController();
    const asked = sandboxFlightSupplier.lowestFares(question, { ...context, signal: leaving.signal });
    leaving.abort(new Error('gone'));
    await expect(asked).rejects.toThrow('gone');
  });

  it('of a month are computed in time, also on a busy machine', async () => {
    const before = process.cpuUsage();
    await sandboxFlightSupplier.lowestFares({ ...question, firstDay: '2027-03-01', lastDay: '2027-03-31' }, context);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(3_000);
  });
});
