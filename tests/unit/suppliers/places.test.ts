import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { airportFacts } from '@/supabase/functions/_shared/airports';
import { airportsOf } from '@/supabase/functions/_shared/contracts/flights/city-airports';
import { endsOf } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import {
  toDayNumber,
  toInstant,
  toIsoDuration,
  toLocalDay,
  toLocalMinutes,
  toLocalText,
  zoneOffset,
} from '@/supabase/functions/_shared/suppliers/local-time';
import { sandboxFlightSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/flights/sandbox-flight-supplier';
import { searchFor, supply } from './sandbox-searches';

describe('city search', () => {
  const today = '2026-11-22';
  const days = { departureDate: '2027-01-14', returnDate: '2027-01-21' };
  const context = { signal: new AbortController().signal, today };

  describe('a search of a whole city', () => {
    it('finds flights to several of its airports, most of them back from the same one, each once', async () => {
      const { offers } = await supply(searchFor('DOH', 'LON', days), today);
      const ends = offers.map(({ itineraries }) => [
        itineraries[0]?.segments.at(-1)?.arrival.iataCode,
        itineraries[1]?.segments[0]?.departure.iataCode,
      ]);
      expect(new Set(ends.map(([arrival]) => arrival)).size).toBeGreaterThan(1);
      const isOther = ([arrival, departure]: (string | undefined)[]) => departure !== arrival;
      expect(ends.some(isOther)).toBe(true);
      expect(ends.filter(isOther).length).toBeLessThan(ends.length / 2);
      for (const airport of ends.flat()) expect(airportsOf('LON')).toContain(airport);
      expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
    });

    it('is not more expensive than the cheapest of its airports, in the calendar too', async () => {
      const lowestTo = async (place: string) => {
        const { offers } = await supply(searchFor('DOH', place, days), today);
        return Math.min(...offers.map(({ price }) => Number(price.total)));
      };
      const city = await lowestTo('LON');
      expect(city).toBeLessThanOrEqual(Math.min(await lowestTo('LHR'), await lowestTo('LGW')));
      const { origin, destination, adults, children, infants, cabinClass } = searchFor('DOH', 'LON', days);
      const party = { origin, destination, adults, children, infants, cabinClass };
      const [day] = await sandboxFlightSupplier.lowestFares(
        { ...party, firstDay: days.departureDate, lastDay: days.departureDate, nights: 7 },
        context,
      );
      expect(Number(day?.lowest?.total)).toBe(city);
    });

    it('covers only the airport, if that is meant, even though the city has the same code', async () => {
      const reached = async (place: string) => {
        const { offers } = await supply({ ...searchFor('DOH', place, days), ...endsOf('DOH', place) }, today);
        return [...new Set(offers.map(({ itineraries }) => itineraries[0]?.segments.at(-1)?.arrival.iataCode))].sort();
      };
      expect(await reached('IST')).toEqual(['IST', 'SAW']);
      expect(await reached('IST-ONLY')).toEqual(['IST']);
    });

    it('is priced again', async () => {
      const search = searchFor('LON', 'DOH', days);
      const { offers } = await supply(search, today);
      const [offer] = offers;
      if (!offer) throw new TypeError('London has flights to Doha');
      expect(await sandboxFlightSupplier.priceAgain(offer, search, context)).toEqual(offer);
    });
  });
});

describe('local time', () => {
  const utc = (text: string) => Date.parse(text) / 60_000;
  const at = (zone: string, day: string, clock: string) =>
    toInstant(zone, toDayNumber(day), Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)));

  describe('toInstant', () => {
    it.each([
      ['Asia/Qatar', '2027-01-14', '07:40', '2027-01-14T04:40Z'],
      ['Asia/Kathmandu', '2027-01-14', '07:40', '2027-01-14T01:55Z'],
      ['Europe/London', '2027-01-14', '12:00', '2027-01-14T12:00Z'],
      ['Europe/London', '2027-07-14', '12:00', '2027-07-14T11:00Z'],
      ['America/New_York', '2027-03-14', '01:59', '2027-03-14T06:59Z'],
      ['America/New_York', '2027-03-14', '03:00', '2027-03-14T07:00Z'],
      ['Australia/Sydney', '2027-04-04', '12:00', '2027-04-04T02:00Z'],
      ['Australia/Adelaide', '2027-01-14', '12:00', '2027-01-14T01:30Z'],
      ['Pacific/Auckland', '2027-01-14', '00:10', '2027-01-13T11:10Z'],
      ['America/Los_Angeles', '2027-01-14', '23:50', '2027-01-15T07:50Z'],
    ])('%s %s %s is %s', (zone, day, clock, instant) => {
      expect(at(zone, day, clock)).toBe(utc(instant));
    });

    it('moves a time that the clock skips by the skipped hour', () => {
      const skipped = at('Europe/London', '2027-03-28', '01:30');
      expect(toLocalText('Europe/London', skipped)).toBe('2027-03-28T02:30:00');
      expect(skipped).toBe(utc('2027-03-28T01:30Z'));
    });

    it('uses the first of a time that occurs twice', () => {
      expect(at('Europe/London', '2027-10-31', '01:30')).toBe(utc('2027-10-31T00:30Z'));
      expect(at('America/New_York', '2027-11-07', '01:30')).toBe(utc('2027-11-07T05:30Z'));
    });

    it('computes a night flight across a clock change', () => {
      const departure = at('Asia/Qatar', '2027-03-28', '01:40');
      expect(toLocalText('Europe/London', departure + 430)).toBe('2027-03-28T06:50:00');
      const dayBefore = at('Asia/Qatar', '2027-03-27', '01:40');
      expect(toLocalText('Europe/London', dayBefore + 430)).toBe('2027-03-27T05:50:00');
    });
  });

  describe('local clocks', () => {
    const zones = [...new Set([...airportFacts.values()].map((airport) => airport.zone))];
    const anyInstant = fc.integer({ min: utc('2026-01-01T00:00Z'), max: utc('2029-01-01T00:00Z') });

    it('agree with Intl at any minute in any known zone', () => {
      fc.assert(
        fc.property(fc.constantFrom(...zones), anyInstant, (zone, instant) => {
          const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
          expect(toLocalText(zone, instant).replace('T', ' ')).toBe(parts.format(instant * 60_000));
        }),
      );
    });

    it('convert back to the same instant, or an hour earlier for a time that occurs twice', () => {
      fc.assert(
        fc.property(fc.constantFrom(...zones), anyInstant, (zone, instant) => {
          const back = toInstant(zone, toLocalDay(zone, instant), toLocalMinutes(zone, instant));
          const isRepeated = zoneOffset(zone, back) !== zoneOffset(zone, instant);
          expect(isRepeated ? back + 60 : back).toBe(instant);
        }),
      );
    });
  });

  describe('toIsoDuration', () => {
    it.each([
      [430, 'PT7H10M'],
      [60, 'PT1H'],
      [55, 'PT55M'],
      [1500, 'PT25H'],
    ])('%d minutes are %s', (minutes, text) => {
      expect(toIsoDuration(minutes)).toBe(text);
    });
  });
});
