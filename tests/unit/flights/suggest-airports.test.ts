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
    // Newark has its own city, but serves New York.
    const listed = [...cityAirports.values()].map((all) => all.filter((code) => code !== 'EWR').join());
    expect(listed.toSorted()).toEqual(several.toSorted());
  });

  it.each([
    ['london', ['LON', 'LHR', 'LGW', 'STN', 'LCY']],
    ['londn', ['LON', 'LHR', 'LGW', 'STN', 'LCY', 'LTN', 'SEN']],
    ['لندن', ['LON', 'LHR', 'LGW', 'STN', 'LCY']],
    ['LON', ['LON', 'LHR', 'LGW', 'STN', 'LCY']],
    ['NYC', ['NYC', 'JFK', 'LGA', 'EWR']],
    ['new york', ['NYC', 'JFK', 'LGA', 'EWR']],
    ['tyo', ['TYO', 'HND', 'NRT']],
    ['Istambul', ['IST', 'IST-ONLY', 'SAW']],
    ['اسطمبول', ['IST', 'IST-ONLY', 'SAW']],
    ['IST', ['IST', 'IST-ONLY', 'SAW']],
    ['dxb', ['DXB', 'DXB-ONLY', 'DWC', 'SHJ', 'RKT', 'AUH']],
    ['دبي', ['DXB', 'DXB-ONLY', 'DWC', 'SHJ', 'RKT', 'AUH']],
    ['SHA', ['SHA', 'PVG', 'SHA-ONLY']],
    ['Shangai', ['SHA', 'PVG', 'SHA-ONLY']],
    ['rome', ['ROM', 'FCO', 'CIA']],
    ['WAS', ['WAS', 'IAD', 'DCA']],
    ['شيكاغو', ['CHI', 'ORD', 'MDW']],
    ['أوساكا', ['OSA', 'KIX', 'ITM']],
    ['بانقوك', ['BKK', 'BKK-ONLY', 'DMK']],
    ['milano', ['MIL', 'MXP', 'LIN', 'BGY']],
  ])('%s suggests the city before its airports', (query, expected) => {
    expect(codes(query).slice(0, expected.length)).toEqual(expected);
  });

  it.each(['heathrow', 'LHR', 'sabiha'])('is not suggested where %s names one of its airports', (query) => {
    expect(codes(query).some((code) => ['LON', 'IST'].includes(code))).toBe(false);
  });

  it('shows its airports, and keeps its code in the field', () => {
    const [english] = placeLookup.suggest('paris', 'en');
    expect(english).toMatchObject({
      code: 'PAR',
      city: 'Paris',
      name: 'All airports (\u2068CDG\u2069, \u2068ORY\u2069, \u2068BVA\u2069)',
    });
    expect(placeLookup.suggest('باريس', 'ar')[0]).toMatchObject({
      city: 'باريس',
      name: 'كل المطارات (\u2068CDG\u2069، \u2068ORY\u2069، \u2068BVA\u2069)',
    });
    expect(placeLookup.placeText('lon', 'en')).toBe('London (LON)');
    expect(placeLookup.placeText('LHR', 'en')).toBe('London (LHR)');
    expect(placeLookup.placeText('IST', 'ar')).toBe('إسطنبول (IST)');
  });

  it.each(['en', 'ar'] as const)('and its airport with the same code are two options in %s', (locale) => {
    const [city, only] = placeLookup.suggest('istanbul', locale);
    expect([city?.code, only?.code]).toEqual(['IST', 'IST-ONLY']);
    expect([city?.mark, only?.mark]).toEqual([{ en: 'All', ar: 'الكل' }[locale], 'IST']);
    expect([city?.reason, only?.reason]).toEqual(['name', 'city']);
    for (const choice of [city, only]) {
      expect(choice?.text).toMatch(/ \(IST\)$/);
      expect(placeLookup.placeText(choice?.code.toLowerCase() ?? '', locale)).toBe(choice?.text);
    }
  });
});

it.each(['en', 'ar'] as const)('a city named in an address in %s is itself, not the code its name begins with', (locale) => {
  const cityOf = new Map(airports.map(({ code, city }) => [code, city[locale]]));
  for (const { city } of airports) {
    const [, name, code = ''] = /^(.*) \((.{3})\)$/.exec(placeLookup.placeText(city[locale], locale) ?? '') ?? [];
    expect([name, cityOf.get(code)]).toEqual([city[locale], city[locale]]);
  }
  expect(placeLookup.placeText(locale === 'ar' ? 'دبي' : 'dubai', locale)).toMatch(/ \(DXB\)$/);
});

it('only airports are suggested for a field that needs an airport', () => {
  expect(['SHA', 'HOU', 'CTU'].map((code) => airportLookup.placeText(code, 'en'))).toEqual([
    'Shanghai (SHA)',
    'Houston (HOU)',
    'Chengdu (CTU)',
  ]);
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

it('an empty field suggests the places of recent searches alone, and none before', () => {
  const untyped = ({ suggestUntyped }: typeof placeLookup) => suggestUntyped('en', 'DOH').map(({ code }) => code);
  expect(untyped(placeLookup)).toEqual([]);
});

it('words that begin with the text come before those that contain it', () => {
  const suggestions = placeLookup.suggest('lon', 'en', 15);
  expect(suggestions[0]).toMatchObject({ code: 'LON', reason: 'name' });
  expect(suggestions.find(({ code }) => code === 'BCN')).toMatchObject({ reason: 'part' });
  expect(placeLookup.suggest('lon', 'en')).toHaveLength(8);
});
