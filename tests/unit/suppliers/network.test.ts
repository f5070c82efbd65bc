import { describe, expect, it } from 'vitest';
import { airlines } from '@/content/airlines';
import { airports } from '@/content/airports';
import { airportFacts } from '@/supabase/functions/_shared/airports';
import { toDayNumber } from '@/supabase/functions/_shared/suppliers/local-time';
import { aircraftNames, sandboxAirlines } from '@/supabase/functions/_shared/suppliers/sandbox/flights/network/airlines';
import { minimumConnection } from '@/supabase/functions/_shared/suppliers/sandbox/flights/network/hubs';
import { canShareTicket } from '@/supabase/functions/_shared/suppliers/sandbox/flights/network/partners';
import { routesFrom, routesTo } from '@/supabase/functions/_shared/suppliers/sandbox/flights/network/routes';
import { flightsOn, seasonOf } from '@/supabase/functions/_shared/suppliers/sandbox/flights/timetable';

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
