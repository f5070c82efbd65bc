import { describe, expect, it } from 'vitest';
import { airports } from '@/content/airports';
import { changesHoursInRamadan, ramadanCountries } from '@/lib/flights/ramadan-hours';

describe('opening hours in Ramadan', () => {
  it.each([
    ['DXB', true],
    ['JED', true],
    ['CAI', true],
    ['LHR', false],
    ['LON', false],
    ['IST', false],
    ['IST-ONLY', false],
  ])('at %s change: %s', (place, isChanged) => {
    expect(changesHoursInRamadan(place)).toBe(isChanged);
  });

  it('are known for each airport of those countries', () => {
    for (const { code, country } of airports) {
      expect(changesHoursInRamadan(code), code).toBe(Object.hasOwn(ramadanCountries, country));
    }
  });
});
