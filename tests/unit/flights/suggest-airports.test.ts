import { describe, expect, it } from 'vitest';
import { airportLookup, placeLookup } from '@/lib/flights/airports/suggest-airports';
import { airports } from '../../../content/airports.ts';
import { cityAirports } from '../../../supabase/functions/_shared/contracts/flights/city-airports.ts';

const codes = (query: string) => placeLookup.suggest(query, 'en').map(({ code }) => code);

describe('a city with several airports', () => {
  it('is listed with its airports, the main one first, for every such city of our list', () => {
    const codesByCity = new Map<string, string[]>();
    for (const { city, code } of airports) codesByCity.set(city.en, [...(codesByCity.get(city.en) ?? []), code]);
    const several = [...codesByCity.values()].filter((all) => all.length > 1).map((all) => all.join());
    // Newark calls itself a city, and travellers to New York land there.
    const listed = [...cityAirports.values()].map((all) => all.filter((code) => code !== 'EWR').join());
    expect(listed.toSorted()).toEqual(several.toSorted());
  });

  it.each([
    ['london', ['LON', 'LHR', 'LGW', 'STN', 'LCY']],
    ['londn', ['LON', 'LHR', 'LGW', 'STN', 'LCY']],
    ['لندن', ['LON', 'LHR', 'LGW', 'STN', 'LCY']],
    ['LON', ['LON', 'LHR', 'LGW', 'STN', 'LCY']],
    ['NYC', ['NYC', 'JFK', 'LGA', 'EWR']],
    ['new york', ['NYC', 'JFK', 'LGA', 'EWR']],
    ['tyo', ['TYO', 'HND', 'NRT']],
    ['Istambul', ['IST', 'SAW']],
    ['milano', ['MIL', 'MXP', 'LIN', 'BGY']],
  ])('%s suggests the city before its airports', (query, expected) => {
    expect(codes(query).slice(0, expected.length)).toEqual(expected);
  });

  it.each(['heathrow', 'LHR', 'sabiha'])('is not suggested where %s names one of its airports', (query) => {
    expect(codes(query).some((code) => ['LON', 'IST'].includes(code))).toBe(false);
  });

  it('names its airports, and keeps its code in the field', () => {
    const [english] = placeLookup.suggest('paris', 'en');
    expect(english).toMatchObject({ code: 'PAR', city: 'Paris', name: 'All airports (\u2068CDG\u2069, \u2068ORY\u2069)' });
    expect(placeLookup.suggest('باريس', 'ar')[0]).toMatchObject({
      city: 'باريس',
      name: 'كل المطارات (\u2068CDG\u2069، \u2068ORY\u2069)',
    });
    expect(placeLookup.placeText('lon', 'en')).toBe('London (LON)');
    expect(placeLookup.placeText('LHR', 'en')).toBe('London (LHR)');
    expect(placeLookup.placeText('IST', 'ar')).toBe('إسطنبول (IST)');
  });
});

it('airports alone are suggested where one airport is asked for', () => {
  const suggested = airportLookup.suggest('istanbul', 'en');
  expect(suggested.map(({ code, name }) => [code, name])).toEqual([
    ['IST', 'Istanbul Airport'],
    ['SAW', 'Sabiha Gökçen International Airport'],
  ]);
});

it.each([
  ['Istambul', 'IST'],
  ['londn', 'LON'],
  ['Mumbay', 'BOM'],
  ['UK', 'LON'],
  ['Kerala', 'COK'],
  ['اسطمبول', 'IST'],
  ['ترابزون', 'TZX'],
  ['بانقوك', 'BKK'],
  ['أنتاليا', 'AYT'],
  ['هونج كونج', 'HKG'],
  ['سيئول', 'SEL'],
  ['dub', 'DXB'],
])('%s suggests %s first', (query, code) => {
  expect(codes(query)[0]).toBe(code);
});

it('an empty field offers a city as a whole, where one airport is asked for its main one', () => {
  const untyped = ({ suggestUntyped }: typeof placeLookup) => suggestUntyped('en', 'DOH').map(({ code }) => code);
  expect(untyped(placeLookup)).toContain('LON');
  expect(untyped(placeLookup)).not.toContain('LHR');
  expect(untyped(airportLookup)).toContain('LHR');
});
