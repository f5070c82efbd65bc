import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { popularFlights } from '@/content/popular';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';
import {
  calendarDaysOf,
  type FlightCalendarRequest,
  searchOnDay,
} from '@/supabase/functions/_shared/contracts/flights/flight-calendar';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import type { FlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { SupplierRefusal } from '@/supabase/functions/_shared/resilience/supplier-refusal';
import { faresOfJourneys } from '@/supabase/functions/_shared/suppliers/flights/fares-of-journeys';
import { sandboxFlightSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/flights/sandbox-flight-supplier';
import { anySearch, searchFor, supply, today } from './sandbox-searches';

describe('advertised fares', () => {
  /** An ordinary day, the days before Christmas and Eid, in Ramadan, in summer, and with a clock change in between. */
  const days = ['2026-11-22', '2026-12-10', '2027-02-20', '2027-03-02', '2027-03-20', '2027-06-28', '2027-09-15'];

  const priceOf = (offer: FlightOffer) => Number(offer.price.total);
  const isNonStop = (offer: FlightOffer) => offer.itineraries.every(({ segments }) => segments.length === 1);
  const isQatarAirways = (offer: FlightOffer) => offer.validatingAirlineCodes[0] === 'QR';

  const cardTrip = (code: string, today: string) =>
    searchFor('DOH', code, { departureDate: addDays(today, 14), returnDate: addDays(today, 21) });

  describe.each(popularFlights)('the popular flight to $slug', ({ code, price, minutes }) => {
    it.each(days)('is sold at its price when it is %s: non-stop, by Qatar Airways', async (today) => {
      const { offers } = await supply(cardTrip(code, today), today);
      // Some codes mean all airports of a city; the card is for the main one in both directions.
      const leadsThere = ({ itineraries: [out, back] }: FlightOffer) =>
        out?.segments.at(-1)?.arrival.iataCode === code && back?.segments[0]?.departure.iataCode === code;
      const promised = offers.filter((offer) => isNonStop(offer) && isQatarAirways(offer) && leadsThere(offer)).map(priceOf);
      expect(Math.min(...promised)).toBe(price);
    });

    it('takes about as long as on the card', async () => {
      const { offers } = await supply(cardTrip(code, '2026-11-22'), '2026-11-22');
      const [first] = offers.filter((offer) => isNonStop(offer) && isQatarAirways(offer));
      const [, hours = '0', rest = '0'] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(first?.itineraries[0]?.duration ?? '') ?? [];
      expect(Math.abs(Number(hours) * 60 + Number(rest) - minutes)).toBeLessThanOrEqual(30);
    });

    it('costs the same in the fare calendar as in its search, and no other flight of the route is absurdly cheaper', async () => {
      const today = '2026-11-22';
      const { origin, destination, adults, children, infants, cabinClass } = cardTrip(code, today);
      const days = await sandboxFlightSupplier.lowestFares(
        {
          origin,
          destination,
          adults,
          children,
          infants,
          cabinClass,
          firstDay: addDays(today, 14),
          lastDay: addDays(today, 14),
          nights: 7,
        },
        { signal: new AbortController().signal, today },
      );
      const { offers } = await supply(cardTrip(code, today), today);
      const lowest = Math.min(...offers.map(priceOf));
      expect(Number(days[0]?.lowest?.perAdult)).toBe(lowest);
      expect(lowest).toBeGreaterThan(price * 0.75);
    });
  });
});

describe('lowest fares', () => {
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
});

describe('fare rules', () => {
  const offersOf = async (destination: string, more?: Partial<FlightSearchRequest>) =>
    (await supply(searchFor('DOH', destination, more))).offers;

  const fees = ({ conditions }: Awaited<ReturnType<typeof offersOf>>[number]) =>
    [conditions?.change, conditions?.refund].map((rule) => (rule?.allowed ? Number(rule.penalty) : null));

  describe('the conditions of the sandbox', () => {
    it.each(['DXB', 'LHR', 'SYD'])('to %s have fees up to the fare, which grow with the number of seats', async (destination) => {
      for (const offer of await offersOf(destination)) {
        for (const fee of fees(offer)) expect(fee ?? 0).toBeLessThan(Number(offer.price.base));
      }
      const two = new Map((await offersOf(destination, { adults: 2, infants: 1 })).map((offer) => [offer.id, offer]));
      for (const offer of await offersOf(destination)) {
        const same = two.get(offer.id);
        if (same) expect(fees(same)).toEqual(fees(offer).map((fee) => fee && fee * 2));
      }
    });

    it('have free changes in business, and free changes and refunds in first', async () => {
      const stated = (await offersOf('LHR', { cabinClass: 'BUSINESS' })).filter(({ conditions }) => conditions);
      expect(stated.length).toBeGreaterThan(50);
      for (const offer of stated) expect(fees(offer)[0]).toBe(0);
      for (const offer of await offersOf('CDG', { cabinClass: 'FIRST' })) expect(fees(offer)).toEqual([0, 0]);
    });
  });

  describe('the emissions of the sandbox', () => {
    it('are near usual figures for a seat', async () => {
      const nonStop = (await offersOf('LHR')).find(({ itineraries }) => itineraries[0]?.segments.length === 1);
      // 5,200 km to London.
      expect(nonStop?.emissionsKg).toBeGreaterThan(400);
      expect(nonStop?.emissionsKg).toBeLessThan(550);
    });

    it('count everybody with a seat, and weigh a larger seat more', async () => {
      const [one] = await offersOf('LHR');
      const family = (await offersOf('LHR', { adults: 2, children: 1, infants: 1 })).find(({ id }) => id === one?.id);
      expect(family?.emissionsKg).toBeCloseTo((one?.emissionsKg ?? 0) * 3, -1);
      const [business] = await offersOf('LHR', { cabinClass: 'BUSINESS' });
      expect(business?.emissionsKg).toBeGreaterThan(2 * 400);
    });
  });

  describe('fares that differ only in price', () => {
    it('are merged into the cheapest; another name, cabin or rule makes another fare', async () => {
      const [found] = await offersOf('LHR');
      if (!found) throw new Error('There are offers');
      const offer = { ...found, paymentRequirements: { requiresInstantPayment: true } };
      const dearer = { ...offer, id: 'dearer', price: { ...offer.price, total: String(Number(offer.price.total) + 200) } };
      const others = [
        { ...dearer, id: 'named', itineraries: offer.itineraries.map((way) => ({ ...way, fareBrand: 'Another' })) },
        { ...dearer, id: 'company', companyCode: 'KT2026' },
        { ...dearer, id: 'held', paymentRequirements: { requiresInstantPayment: false } },
        { ...dearer, id: 'ruled', conditions: { change: { allowed: false }, refund: { allowed: false } } },
        {
          ...dearer,
          id: 'business',
          travelerPricings: offer.travelerPricings.map((each) => ({
            ...each,
            fareDetailsBySegment: each.fareDetailsBySegment.map((fare) => ({ ...fare, cabin: 'BUSINESS' as const })),
          })),
        },
      ];
      const { data, otherFares } = faresOfJourneys([dearer, ...others, offer]);
      expect(data).toEqual([offer]);
      expect(otherFares[offer.id]?.map(({ id }) => id).sort()).toEqual(['business', 'company', 'held', 'named', 'ruled']);
    });
  });
});
