import { describe, expect, it } from 'vitest';
import { zoneOfAirport } from '@/lib/time/airport-zones';
import { instantOf } from '@/lib/time/zoned-time';
import { airportFacts } from '@/supabase/functions/_shared/airports.ts';

describe('the time zone of an airport', () => {
  it('is the same as in the flight function, for every airport', () => {
    for (const { code, zone } of airportFacts.values()) expect(zoneOfAirport(code), code).toBe(zone);
  });

  it('is unknown for an airport that is not in our list', () => {
    expect(zoneOfAirport('XXX')).toBeNull();
  });
});

describe('the instant of a local time', () => {
  it.each([
    ['2027-01-14T08:05:00', 'Asia/Qatar', '2027-01-14T05:05:00.000Z'],
    ['2027-01-14T13:00:00', 'Europe/London', '2027-01-14T13:00:00.000Z'],
    ['2027-07-14T13:00:00', 'Europe/London', '2027-07-14T12:00:00.000Z'],
    ['2027-01-14T23:30:00', 'Asia/Kolkata', '2027-01-14T18:00:00.000Z'],
    ['2027-01-14T00:10:00', 'America/New_York', '2027-01-14T05:10:00.000Z'],
    ['2027-03-28T03:00:00', 'Europe/Paris', '2027-03-28T01:00:00.000Z'],
  ])('%s in %s is %s', (local, zone, instant) => {
    expect(instantOf(local, zone).toISOString()).toBe(instant);
  });

  it('is the first of two when the clock goes back', () => {
    expect(instantOf('2027-10-31T01:30:00', 'Europe/London').toISOString()).toBe('2027-10-31T00:30:00.000Z');
  });

  it('moves by the hour that the clock skips', () => {
    expect(instantOf('2027-03-28T01:30:00', 'Europe/London').toISOString()).toBe('2027-03-28T01:30:00.000Z');
  });

  it('is not guessed for an unknown zone', () => {
    expect(() => instantOf('2027-01-14T08:05:00', 'Nowhere/Land')).toThrow(RangeError);
  });
});
