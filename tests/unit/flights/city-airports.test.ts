import { describe, expect, it } from 'vitest';
import { knownPlaces, searchedPlace } from '@/lib/flights/place-names';
import { airportsOf, cityAirports, iataCodeOf, isSamePlace } from '@/supabase/functions/_shared/contracts/flights/city-airports';
import { knownPlaces as functionPlaces } from '@/supabase/functions/_shared/suppliers/flights/flight-question';

describe('a place of a search', () => {
  it.each([
    ['IST', ['IST', 'SAW']],
    ['IST-ONLY', ['IST']],
    ['SHA-ONLY', ['SHA']],
    ['DXB', ['DXB', 'DWC']],
    ['ROM', ['FCO', 'CIA']],
    ['LHR', ['LHR']],
  ])('%s has these airports', (place, airports) => {
    expect(airportsOf(place)).toEqual(airports);
  });

  it('has the code after its name when it is one of several airports', () => {
    const shown = (place: string) => searchedPlace(place, 'en').replace(/[\u2066-\u2069]/g, '');
    expect(['IST-ONLY', 'IST', 'LHR'].map(shown)).toEqual(['Istanbul (IST)', 'Istanbul', 'London']);
  });

  it('is known by its city or airport, in the site and in the functions', () => {
    const marked = [...cityAirports].flatMap(([city, airports]) => (airports.includes(city) ? [`${city}-ONLY`] : []));
    expect(marked).toContain('IST-ONLY');
    for (const { isKnownPlace } of [knownPlaces, functionPlaces]) {
      for (const place of [...cityAirports.keys(), ...marked]) expect(isKnownPlace(place), place).toBe(true);
      for (const place of ['LON-ONLY', 'QQQ', 'ISL']) expect(isKnownPlace(place), place).toBe(false);
    }
  });

  it('is sent to suppliers with the code that they know', () => {
    expect(['IST-ONLY', 'IST', 'LHR'].map(iataCodeOf)).toEqual(['IST', 'IST', 'LHR']);
  });

  it.each([
    ['IST-ONLY', 'SAW', true],
    ['IST', 'IST-ONLY', true],
    ['LON', 'LTN', true],
    ['IST-ONLY', 'DXB-ONLY', false],
  ])('%s and %s are in one city: %s', (one, other, expected) => {
    expect(isSamePlace(one, other)).toBe(expected);
  });
});
