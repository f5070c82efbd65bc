import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { airlines } from '@/content/airlines';
import { airports } from '@/content/airports';
import { airportFacts } from '@/supabase/functions/_shared/airports';
import { flightExtras } from '@/supabase/functions/_shared/contracts/flights/flight-extras';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import type { FlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { toDayNumber } from '@/supabase/functions/_shared/suppliers/local-time';
import { aircraftNames, sandboxAirlines } from '@/supabase/functions/_shared/suppliers/sandbox/flights/network/airlines';
import { minimumConnection } from '@/supabase/functions/_shared/suppliers/sandbox/flights/network/hubs';
import { canShareTicket } from '@/supabase/functions/_shared/suppliers/sandbox/flights/network/partners';
import { routesFrom, routesTo } from '@/supabase/functions/_shared/suppliers/sandbox/flights/network/routes';
import { sandboxFlightSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/flights/sandbox-flight-supplier';
import { flightsOn, seasonOf } from '@/supabase/functions/_shared/suppliers/sandbox/flights/timetable';
import { blockMinutes, distanceBetween } from '@/supabase/functions/_shared/suppliers/sandbox/great-circle';
import { searchFor, supply, today } from './sandbox-searches';

describe('great circle', () => {
  function airport(code: string) {
    const facts = airportFacts.get(code);
    if (!facts) throw new Error(`${code} is not in the list`);
    return facts;
  }

  describe('distanceBetween', () => {
    it.each([
      ['DOH', 'LHR', 5_220],
      ['DOH', 'DXB', 376],
      ['DOH', 'AKL', 14_530],
      ['GRU', 'AKL', 12_000],
      ['DOH', 'DOH', 0],
    ])('%s to %s is about %d km', (from, to, kilometres) => {
      const distance = distanceBetween(airport(from), airport(to));
      expect(Math.abs(distance - kilometres)).toBeLessThanOrEqual(kilometres * 0.01);
      expect(distanceBetween(airport(to), airport(from))).toBeCloseTo(distance);
    });
  });

  describe('blockMinutes', () => {
    it.each([
      ['DOH', 'LHR', 415, 450],
      ['LHR', 'DOH', 375, 415],
      ['DOH', 'DXB', 65, 80],
      ['DOH', 'BKK', 375, 420],
      ['DOH', 'JFK', 790, 850],
      ['JFK', 'DOH', 715, 775],
      ['DOH', 'AKL', 930, 1_020],
      ['LHR', 'CDG', 65, 85],
    ])('%s to %s takes %d to %d minutes', (from, to, shortest, longest) => {
      const minutes = blockMinutes(airport(from), airport(to));
      expect(minutes).toBeGreaterThanOrEqual(shortest);
      expect(minutes).toBeLessThanOrEqual(longest);
      expect(minutes % 5).toBe(0);
    });
  });
});

describe('sandbox extras', () => {
  const context = { signal: new AbortController().signal, today };

  async function extrasOf(search: FlightSearchRequest, isWanted: (offer: FlightOffer) => boolean) {
    const offer = (await supply(search)).offers.find(isWanted);
    if (!offer) throw new Error('Nobody sells that');
    const extras = await sandboxFlightSupplier.extras(offer, search, context);
    if (!extras) throw new Error('It is still sold');
    return { offer, ...z.parse(flightExtras, extras) };
  }

  const isOf = (airline: string) => (offer: FlightOffer) => offer.validatingAirlineCodes[0] === airline;

  describe('extras of the sandbox', () => {
    it('of a low-cost airline: bags by weight and price for each direction and traveller, except infants', async () => {
      const search = searchFor('DOH', 'DXB', { returnDate: '2027-01-21', adults: 2, children: 1, infants: 1 });
      const { bags } = await extrasOf(search, isOf('FZ'));
      expect(bags).toHaveLength(8);
      for (const bag of bags ?? []) {
        expect(bag.passengers).toEqual([1, 2, 3]);
        expect(Number(bag.price.total)).toBeGreaterThan(0);
      }
      const checked = bags?.slice(0, 4).filter(({ type }) => type === 'checked') ?? [];
      expect(checked.map(({ weightKg }) => weightKg)).toEqual([15, 20, 30]);
      const prices = checked.map(({ price }) => Number(price.total));
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
    });

    it('seats are in the rows of the cabin, some taken, more expensive in front; the exit row is for adults only', async () => {
      const search = searchFor('DOH', 'LHR', { adults: 1, children: 1 });
      const { offer, seatMaps } = await extrasOf(search, isOf('QR'));
      expect(seatMaps?.map(({ segmentId }) => segmentId)).toEqual(offer.itineraries[0]?.segments.map(({ id }) => id));
      const [cabin] = seatMaps?.[0]?.cabins ?? [];
      expect(cabin?.cabin).toBe('ECONOMY');
      const seats = cabin?.rows.flatMap(({ sections }) => sections.flat()) ?? [];
      expect(new Set(seats.map(({ designator }) => designator)).size).toBe(seats.length);
      const taken = seats.filter(({ offers }) => !offers).length / seats.length;
      expect(taken).toBeGreaterThan(0.2);
      expect(taken).toBeLessThan(0.5);
      const priceIn = (row: number) => seats.find((seat) => seat.offers && seat.designator?.startsWith(String(row)))?.offers?.[0];
      expect(Number(priceIn(16)?.price.total)).toBeGreaterThan(Number(priceIn(30)?.price.total));
      for (const { designator, offers } of seats.filter((seat) => seat.offers)) {
        expect(offers?.map(({ passenger }) => passenger)).toEqual(designator?.startsWith('22') ? [1] : [1, 2]);
      }
      const ids = seats.flatMap(({ offers }) => offers?.map(({ id }) => id) ?? []);
      expect(new Set(ids).size).toBe(ids.length);
    });

    it('seats in business are free of charge, and in its rows', async () => {
      const { seatMaps } = await extrasOf(searchFor('DOH', 'LHR', { cabinClass: 'BUSINESS' }), isOf('QR'));
      const offers = seatMaps?.[0]?.cabins[0]?.rows.flatMap(({ sections }) =>
        sections.flat().flatMap((seat) => seat.offers ?? []),
      );
      expect(new Set(offers?.map(({ price }) => price.total))).toEqual(new Set(['0.00']));
    });

    it('meals are sold by low-cost airlines and free with others, each with its code', async () => {
      const sold = await extrasOf(searchFor('DOH', 'COK'), isOf('6E'));
      expect(sold.meals?.every(({ price }) => Number(price.total) > 0)).toBe(true);
      const cooked = await extrasOf(searchFor('DOH', 'LHR'), isOf('QR'));
      expect(cooked.meals?.map(({ code, price }) => [code, price.total])).toContainEqual(['VGML', '0.00']);
    });

    it('a train has no seat map and no meal', async () => {
      const { offer, seatMaps, meals } = await extrasOf(searchFor('DOH', 'AGP'), ({ itineraries }) =>
        itineraries.some(({ segments }) => segments.some(({ vehicle }) => vehicle)),
      );
      const train = offer.itineraries[0]?.segments.find(({ vehicle }) => vehicle)?.id;
      expect(seatMaps?.map(({ segmentId }) => segmentId)).not.toContain(train);
      expect(meals?.flatMap(({ segmentIds }) => segmentIds)).not.toContain(train);
    });

    it('are the same each time, and null when the offer is gone', async () => {
      const search = searchFor('DOH', 'LHR');
      const [offer] = (await supply(search)).offers;
      if (!offer) throw new Error('There is an offer');
      const [one, other] = await Promise.all([1, 2].map(() => sandboxFlightSupplier.extras(offer, search, context)));
      expect(one).toEqual(other);
      expect(await sandboxFlightSupplier.extras({ ...offer, id: 'another' }, search, context)).toBeNull();
    });
  });
});

describe('network', () => {
  const codes = [...airportFacts.keys()];
  const routes = codes.flatMap((code) => routesFrom(code));

  describe('airports', () => {
    it('are the same in the content and in the function, each in one country', () => {
      expect(codes).toEqual(airports.map((airport) => airport.code));
      for (const { code, country } of airports) expect(airportFacts.get(code)?.country).toBe(country);
    });

    it('keep a time zone that Intl knows', () => {
      for (const { zone } of airportFacts.values()) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
      expect(airportFacts.get('GVA')?.zone).toBe('Europe/Zurich');
      expect(airportFacts.get('TAS')?.zone).toBe('Asia/Tashkent');
      expect(airportFacts.get('DOH')?.zone).toBe('Asia/Qatar');
    });

    it('all have flights in and out', () => {
      for (const code of codes) {
        expect(routesFrom(code).length, code).toBeGreaterThan(0);
        expect(routesTo(code).length, code).toBeGreaterThan(0);
      }
    });
  });

  describe('airlines', () => {
    it('have the same name in the network and in the content, and an Arabic one', () => {
      expect(Object.keys(airlines).sort()).toEqual(Object.keys(sandboxAirlines).sort());
      for (const [code, { name }] of Object.entries(sandboxAirlines)) {
        expect(airlines[code]?.en).toBe(name);
        expect(airlines[code]?.ar).toMatch(/^[\u0600-\u06ff ]+$/);
      }
    });

    it('all fly, with aircraft that have a name', () => {
      const flying = new Set(routes.map((route) => route.airline));
      expect([...flying].sort()).toEqual(Object.keys(sandboxAirlines).sort());
      for (const { narrow = [], wide = [], first = [], premium = [] } of Object.values(sandboxAirlines)) {
        for (const code of [...narrow, ...wide, ...first, ...premium]) expect(aircraftNames[code], code).toBeDefined();
      }
    });

    it('share tickets with themselves, their alliance and partners, in both directions', () => {
      expect(canShareTicket('QR', 'QR')).toBe(true);
      expect(canShareTicket('QR', 'BA')).toBe(true);
      expect(canShareTicket('EK', 'FZ')).toBe(true);
      expect(canShareTicket('FZ', 'EK')).toBe(true);
      expect(canShareTicket('QR', 'EK')).toBe(false);
      expect(canShareTicket('G9', 'XY')).toBe(false);
    });
  });

  describe('flight numbers', () => {
    it('each belong to one route and time of an airline', () => {
      const owners = new Map<string, string>();
      for (const route of routes) {
        for (let index = 0; index < Math.ceil(route.weekly / 7); index += 1) {
          const number = `${route.airline}${route.firstNumber + 2 * index}`;
          expect(owners.get(number), number).toBeUndefined();
          owners.set(number, `${route.from.code}-${route.to.code}`);
        }
      }
    });

    it('include real ones', () => {
      const first = (airline: string, from: string, to: string) =>
        routesFrom(from).find((route) => route.airline === airline && route.to.code === to)?.firstNumber;
      expect(first('QR', 'DOH', 'LHR')).toBe(1);
      expect(first('QR', 'LHR', 'DOH')).toBe(2);
      expect(first('EK', 'DXB', 'LHR')).toBe(1);
    });
  });

  describe('timetable', () => {
    it('has each route as often per week as in its list, in both directions', () => {
      const week = Array.from({ length: 7 }, (_, index) => toDayNumber('2027-07-05') + index);
      const wrong = routes.filter((route) => week.reduce((sum, day) => sum + flightsOn(route, day).length, 0) !== route.weekly);
      expect(wrong.map((route) => `${route.airline} ${route.from.code}-${route.to.code}`)).toEqual([]);
    });

    it('has no summer routes in winter', () => {
      const toSantorini = routesFrom('DOH').find((route) => route.to.code === 'JTR');
      if (!toSantorini) throw new Error('Qatar Airways flies to Santorini in summer');
      const flightsFrom = (day: string) =>
        Array.from({ length: 7 }, (_, index) => flightsOn(toSantorini, toDayNumber(day) + index)).flat();
      expect(flightsFrom('2027-01-10')).toEqual([]);
      expect(flightsFrom('2027-07-10')).toHaveLength(4);
    });

    it.each([
      ['2027-03-27', 'winter'],
      ['2027-03-28', 'summer'],
      ['2027-10-30', 'summer'],
      ['2027-10-31', 'winter'],
    ])('%s is in the %s season', (day, season) => {
      expect(seasonOf(toDayNumber(day))).toBe(season);
    });
  });

  describe('minimumConnection', () => {
    it('is longer with a change of terminal and when entering the United States', () => {
      expect(minimumConnection('DOH', 'QA', false)).toBe(45);
      expect(minimumConnection('LHR', 'GB', true)).toBe(105);
      expect(minimumConnection('JFK', 'US', false)).toBe(120);
    });
  });
});
