import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { airlineMark, tailPatterns } from '@/content/airline-marks';
import { airlines } from '@/content/airlines';
import { findAirportByPlace, findAirports, findAirportsBySound, findAirportsNear } from '@/lib/flights/airports/find-airports';
import { briefPlace, knownPlaces, searchedPlace } from '@/lib/flights/place-names';
import {
  airportsBeside,
  airportsOf,
  cityAirports,
  iataCodeOf,
  isSamePlace,
} from '@/supabase/functions/_shared/contracts/flights/city-airports';
import { knownPlaces as functionPlaces } from '@/supabase/functions/_shared/suppliers/flights/flight-question';
import { airports } from '../../../content/airports.ts';
import { airportFacts } from '../../../supabase/functions/_shared/airports.ts';
import { foldName } from '../../../supabase/functions/_shared/contracts/place-names.ts';
import { distanceBetween } from '../../../supabase/functions/_shared/suppliers/sandbox/great-circle.ts';
import { contrast } from '../theme/tokens';

describe('find airports', () => {
  /** Those that are named before those that only contain the text. */
  const find = (query: string, limit: number) => {
    const { named, containing } = findAirports(query, limit);
    return [...named, ...containing].slice(0, limit);
  };
  const codes = (query: string, limit = 8) => find(query, limit).map((airport) => airport.code);
  const anyAirport = fc.constantFrom(...airports);

  describe('findAirports', () => {
    it.each(['', 'lo', '  lo ', 'لن', '---', '؟؟؟', 'ab ', 'UK', 'us'])('finds nothing for %j: under three letters', (query) => {
      expect(find(query, 8)).toEqual([]);
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
      ['luton', 'LTN'],
      ['تشامبينو', 'CIA'],
      ['آل مكتوم', 'DWC'],
      ['Don Muang', 'DMK'],
      ['نافي مومباي', 'NMI'],
      ['الجيزة', 'SPX'],
    ])('%s gives %s first', (query, code) => {
      expect(codes(query)[0]).toBe(code);
    });

    it.each([
      ['dub', ['DXB', 'DUB']],
      ['DUB', ['DUB', 'DXB']],
      ['man', ['MNL', 'MAN', 'BAH']],
      ['MAN', ['MAN', 'MNL', 'BAH']],
    ])('%s: a code in capitals comes first, else the cities by their number of passengers', (query, expected) => {
      expect(codes(query).slice(0, expected.length)).toEqual(expected);
    });

    it('finds all airports of a city, the main one first', () => {
      expect(codes('london')).toEqual(['LHR', 'LGW', 'STN', 'LCY', 'LTN', 'SEN']);
      expect(codes('موسكو')).toEqual(['SVO', 'DME', 'VKO', 'ZIA']);
    });

    it('finds the airports of a country, nearer and busier ones first', () => {
      expect(codes('united arab')).toEqual(['DXB', 'AUH', 'SHJ', 'RKT', 'DWC']);
      expect(codes('السعودية', 3)).toEqual(['JED', 'RUH', 'DMM']);
    });

    it('finds a part inside a word last', () => {
      expect(codes('throw')).toEqual(['LHR']);
    });

    it('finds every airport by its code, and first when it is in capitals', () => {
      fc.assert(fc.property(anyAirport, ({ code }) => codes(code)[0] === code));
      fc.assert(fc.property(anyAirport, ({ code }) => codes(code.toLowerCase()).includes(code)));
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
      fc.assert(fc.property(typed, ({ airport, text }) => find(text, airports.length).includes(airport)));
    });

    it('never returns more than requested, nor the same airport twice', () => {
      fc.assert(
        fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.integer({ min: 0, max: 20 }), (query, limit) => {
          const found = codes(query, limit);
          return found.length <= limit && new Set(found).size === found.length;
        }),
      );
    });
  });

  describe('findAirportsBySound', () => {
    const sounds = (query: string) => findAirportsBySound(query, 8).map(({ code }) => code);

    it.each([
      ['Istambul', 'IST'],
      ['londn', 'LHR'],
      ['Mumbay', 'BOM'],
      ['prais', 'CDG'],
      ['dubay', 'DXB'],
      ['kathmndu', 'KTM'],
      ['frankfort', 'FRA'],
      ['اسطمبول', 'IST'],
      ['ترابزون', 'TZX'],
      ['بانقوك', 'BKK'],
      ['أنتاليا', 'AYT'],
      ['هونج كونج', 'HKG'],
      ['سيئول', 'ICN'],
      ['القاهرا', 'CAI'],
      ['parris', 'CDG'],
      ['Subbang', 'SZB'],
      ['Campinnas', 'VCP'],
      ['دون ميونغ', 'DMK'],
    ])('%s gives %s first, although it is misspelled', (query, code) => {
      expect(codes(query)).toEqual([]);
      expect(sounds(query)[0]).toBe(code);
    });

    it('leaves out names that are less similar than another', () => {
      expect(sounds('parris')).toEqual(['CDG', 'ORY', 'BVA']);
    });

    // Towns of which the list knows none: three letters alike at the beginning are chance.
    it.each(['', 'lo', 'xyz', 'qqqq', 'xyzzy', '؟؟؟؟', 'Łódź', 'Lodz', 'Linz'])('%j sounds like no known name', (query) => {
      expect(sounds(query)).toEqual([]);
    });
  });

  describe('findAirportsNear', () => {
    it('returns airports of other cities, for one city only', () => {
      expect(findAirportsNear(find('dubai', 8)).map(({ code }) => code)).toEqual(['SHJ', 'RKT', 'AUH']);
      expect(findAirportsNear(find('united arab', 8))).toEqual([]);
      expect(findAirportsNear([])).toEqual([]);
    });

    it('returns airports at most 170 km away, nearest first, in another city', () => {
      const kilometres = (from: string, to: string) => {
        const [a, b] = [airportFacts.get(from), airportFacts.get(to)];
        if (!a || !b) throw new Error(`${from} or ${to} is none of our airports`);
        return distanceBetween(a, b);
      };
      for (const { code, city, near = [] } of airports) {
        const distances = near.map((other) => kilometres(code, other));
        expect(distances, code).toEqual(distances.toSorted((a, b) => a - b));
        expect(Math.max(0, ...distances), code).toBeLessThan(170);
        expect(
          near.some((other) => airports.find((airport) => airport.code === other)?.city.en === city.en),
          code,
        ).toBe(false);
      }
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

    it('returns an airport of the city for every city', () => {
      fc.assert(fc.property(anyAirport, ({ city }) => findAirportByPlace(city.en.replaceAll(' ', '-'))?.city.en === city.en));
    });
  });

  it('letters inside a word count after words that begin with them', () => {
    const { named, containing } = findAirports('lon', 50);
    expect(named[0]?.city.en).toBe('London');
    expect(named.map(({ code }) => code)).not.toContain('BCN');
    expect(containing.map(({ code }) => code)).toContain('BCN');
    expect(codes('celona')).toEqual(['BCN']);
    expect(codes('international')).toHaveLength(8);
  });

  it('words in the names of nearly all airports do not count', () => {
    expect(codes('الدو')[0]).toBe('DOH');
    expect(codes('الدو')).not.toContain('LHR');
    expect(codes('مطار حمد الدولي')).toContain('DOH');
  });
});

describe('foldName', () => {
  it.each([
    ['Łódź', 'lodz'],
    ['TROMSØ', 'tromso'],
    ['Straße', 'strasse'],
    ['Diyarbakır', 'diyarbakir'],
    ['İzmir', 'izmir'],
    ['Đà Nẵng', 'danang'],
    ['Hafnarfjörður', 'hafnarfjordur'],
    ['Ærøskøbing', 'aeroskobing'],
    ['Þingvellir', 'thingvellir'],
    ['Ħamrun', 'hamrun'],
    ['Şəki', 'seki'],
  ])('writes %s with the letters of every keyboard', (name, folded) => {
    expect(foldName(name)).toBe(folded);
  });

  it.each(['\u200E', '\u200F', '\u200B', '\u200C', '\u200D', '\u2060', '\u2067', '\u00AD', '\uFEFF'])(
    'ignores an invisible %j within a word',
    (mark) => {
      expect(foldName(`Do${mark}ha`)).toBe('doha');
      expect(foldName(`الدو${mark}حة`)).toBe(foldName('الدوحة'));
    },
  );
});

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

  it('is told by its city on a phone, and by its airport where the city has several', () => {
    expect(['DOH', 'LHR', 'ORY'].map((code) => briefPlace(code, 'en'))).toEqual(['Doha', 'Heathrow', 'Orly']);
    expect(['DOH', 'LHR'].map((code) => briefPlace(code, 'ar'))).toEqual(['الدوحة', 'لندن هيثرو']);
  });

  it('is known by its city or airport, in the site and in the functions', () => {
    const marked = [...cityAirports].flatMap(([city, airports]) => (airports.includes(city) ? [`${city}-ONLY`] : []));
    expect(marked).toContain('IST-ONLY');
    for (const { isKnownPlace } of [knownPlaces, functionPlaces]) {
      for (const place of [...cityAirports.keys(), ...marked]) expect(isKnownPlace(place), place).toBe(true);
      for (const place of ['LON-ONLY', 'QQQ', 'ISL']) expect(isKnownPlace(place), place).toBe(false);
    }
  });

  it('has the other airports of its city beside it', () => {
    expect(airportsBeside('SAW')).toEqual(['IST', 'SAW']);
    expect(airportsBeside('DOH')).toEqual(['DOH']);
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

describe('airline marks', () => {
  const codes = Object.keys(airlines);
  const grey = airlineMark('??').tail;

  it('every airline of our list has a mark of its own', () => {
    const drawn = codes.map((code) => JSON.stringify(airlineMark(code)));
    expect(new Set(drawn).size).toBe(codes.length);
    expect(codes.filter((code) => airlineMark(code).tail === grey)).toEqual([]);
  });

  it('every tail has enough contrast to its background, and the symbol to the tail', () => {
    for (const code of [...codes, '??']) {
      const { tail, sign, pattern } = airlineMark(code);
      expect([tail, sign].join(' '), code).toMatch(/^#[0-9a-f]{6} #[0-9a-f]{6}$/);
      expect(tailPatterns, code).toContain(pattern);
      expect(contrast(tail, '#f3efe8'), code).toBeGreaterThanOrEqual(3);
      expect(contrast(sign, tail), code).toBeGreaterThanOrEqual(1.5);
    }
  });
});
