import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAirportByPlace, findAirports } from '@/lib/flights/search/find-airports';
import { airports } from '../../../content/airports.ts';

const codes = (query: string, limit = 8) => findAirports(query, limit).map((airport) => airport.code);
const anyAirport = fc.constantFrom(...airports);

describe('findAirports', () => {
  it.each(['', 'lo', '  lo ', 'لن', '---', '؟؟؟', 'ab '])('finds nothing for %j: under three letters', (query) => {
    expect(findAirports(query, 8)).toEqual([]);
  });

  it.each([
    ['lhr', 'LHR'],
    [' Doh ', 'DOH'],
    ['LON', 'LHR'],
    ['lond', 'LHR'],
    ['heathrow', 'LHR'],
    ['London (LGW)', 'LGW'],
    ['istanbul', 'IST'],
    ['sabiha gokcen', 'SAW'],
    ['sao paulo', 'GRU'],
    ['SAOPAULO', 'GRU'],
    ['São', 'GRU'],
    ['male', 'MLE'],
    ['Malé', 'MLE'],
    ['maldives', 'MLE'],
    ['ohare', 'ORD'],
    ['O’Hare', 'ORD'],
    ['ras-al-khaimah', 'RKT'],
    ['al ula', 'ULH'],
    ['dusseldorf', 'DUS'],
    ['bombay', 'BOM'],
    ['switz', 'ZRH'],
    ['لندن', 'LHR'],
    ['هيثرو', 'LHR'],
    ['الدوحة', 'DOH'],
    ['دوحه', 'DOH'],
    ['اسطنبول', 'IST'],
    ['إسطنبول', 'IST'],
    ['القاهره', 'CAI'],
    ['قاهرة', 'CAI'],
    ['ابوظبي', 'AUH'],
    ['أبو ظبي', 'AUH'],
    ['دُبَيّ', 'DXB'],
    ['دبـــي', 'DXB'],
    ['عمان', 'AMM'],
    ['العلا', 'ULH'],
    ['مدينة المنوره', 'MED'],
    ['اماني كارومى', 'ZNZ'],
  ])('%s gives %s first', (query, code) => {
    expect(codes(query)[0]).toBe(code);
  });

  it('puts the exact code before a city that begins with the same letters', () => {
    expect(codes('man')).toEqual(expect.arrayContaining(['MAN', 'BAH', 'MNL']));
    expect(codes('man')[0]).toBe('MAN');
  });

  it('finds all airports of a city, the main one first', () => {
    expect(codes('london')).toEqual(['LHR', 'LGW']);
    expect(codes('موسكو')).toEqual(['SVO', 'DME']);
  });

  it('finds the airports of a country, nearer and busier ones first', () => {
    expect(codes('united arab')).toEqual(['DXB', 'AUH', 'SHJ', 'RKT']);
    expect(codes('السعودية', 3)).toEqual(['JED', 'RUH', 'DMM']);
  });

  it('finds a part inside a word last', () => {
    expect(codes('throw')).toEqual(['LHR']);
  });

  it('finds every airport by its code in any case, first', () => {
    fc.assert(fc.property(anyAirport, fc.boolean(), ({ code }, lower) => codes(lower ? code.toLowerCase() : code)[0] === code));
  });

  it('finds every airport by any beginning of its city of three letters or more, in both scripts', () => {
    const typed = anyAirport.chain((airport) =>
      fc
        .constantFrom(airport.city.en, airport.city.ar)
        .chain((city) =>
          fc
            .integer({ min: Math.min(5, city.length), max: city.length })
            .map((length) => ({ airport, text: city.slice(0, length) })),
        ),
    );
    fc.assert(fc.property(typed, ({ airport, text }) => findAirports(text, airports.length).includes(airport)));
  });

  it('never gives more than asked for, never the same airport twice, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.integer({ min: 0, max: 20 }), (query, limit) => {
        const found = codes(query, limit);
        return found.length <= limit && new Set(found).size === found.length;
      }),
    );
  });
});

describe('findAirportByPlace', () => {
  it.each([
    ['doha', 'DOH'],
    ['DOH', 'DOH'],
    ['london', 'LHR'],
    ['paris', 'CDG'],
    ['istanbul', 'IST'],
    ['dubai', 'DXB'],
    ['cairo', 'CAI'],
    ['bangkok', 'BKK'],
    ['mumbai', 'BOM'],
    ['manila', 'MNL'],
    ['tokyo', 'HND'],
    ['moscow', 'SVO'],
    ['new-york', 'JFK'],
    ['ras-al-khaimah', 'RKT'],
    ['sao-paulo', 'GRU'],
    ['kuala_lumpur', 'KUL'],
    ['bahrain', 'BAH'],
    ['maldives', 'MLE'],
    ['لندن', 'LHR'],
    ['الرياض', 'RUH'],
  ])('%s means %s', (text, code) => {
    expect(findAirportByPlace(text)?.code).toBe(code);
  });

  it.each(['', '   ', 'atlantis', 'lon', 'doh1', '<script>'])('%j means no airport', (text) => {
    expect(findAirportByPlace(text)).toBeNull();
  });

  it('gives an airport of that city for every city', () => {
    fc.assert(fc.property(anyAirport, ({ city }) => findAirportByPlace(city.en.replaceAll(' ', '-'))?.city.en === city.en));
  });
});

it('letters inside a word count only when nothing begins with them', () => {
  const cities = findAirports('lon', 8).map(({ city }) => city.en);
  expect(cities[0]).toBe('London');
  expect(cities).not.toContain('Barcelona');
  expect(findAirports('celona', 8).map(({ code }) => code)).toEqual(['BCN']);
});

it('what nearly every airport is called says nothing about one', () => {
  expect(findAirports('الدو', 8).map(({ code }) => code)).toEqual(['DOH']);
  expect(findAirports('مطار حمد الدولي', 8).map(({ code }) => code)).toContain('DOH');
});
