import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildMultiCityQuery,
  multiCityFormFrom,
  multiCityPassengersPath,
  multiCityResultsPath,
  parseMultiCity,
  queryOfMultiCityForm,
  readMultiCityParams,
  readSelectedOffers,
} from '@/lib/flights/multi-city/address';
import { addressErrors, checkMultiCityForm } from '@/lib/flights/multi-city/check-form';
import { emptyMultiCityForm, type MultiCityForm } from '@/lib/flights/multi-city/legs';
import { multiCityPayload, searchesOfPayload } from '@/lib/flights/multi-city/payload';
import { parseFlightSearch } from '@/lib/flights/search/search-params';
import { validSearch } from '../flights/valid-search';

const today = '2026-11-21';
const texts: Record<string, string> = { DOH: 'Doha (DOH)', LHR: 'London (LHR)', CDG: 'Paris (CDG)' };
const placeText = (code: string) => texts[code] ?? null;

function filled(...legs: [from: string, to: string, departureDate: string][]): MultiCityForm {
  const written = legs.map(([from, to, departureDate], index) => ({
    id: `leg-${index + 1}`,
    from,
    to,
    departureDate,
    isFromPrefilled: false,
  }));
  return { ...emptyMultiCityForm, legs: written, adults: 2, infants: 1, class: 'PREMIUM_ECONOMY' };
}

const trip = filled(
  ['Doha (DOH)', 'London (LHR)', '2027-01-14'],
  ['London (LHR)', 'Paris (CDG)', '2027-01-20'],
  ['Paris (CDG)', 'Doha (DOH)', '2027-01-20'],
);

describe('an address whose form is refused', () => {
  const errorsOf = (query: string) => {
    const params = readMultiCityParams(new URLSearchParams(query));
    return addressErrors(params, multiCityFormFrom(params, placeText, today), today);
  };

  it('reports a past day and missing fields together', () => {
    const passed = { 0: { departureDate: 'departurePast' } };
    expect(errorsOf('leg=DOH-LHR-2026-11-20&leg=LHR-CDG-2027-01-20')).toEqual({ legs: passed });
    expect(errorsOf('leg=DOH-LHR-2026-11-20&leg=LHR-CDG-')).toEqual({
      whole: 'incomplete',
      legs: { ...passed, 1: { departureDate: 'departureRequired' } },
    });
  });

  it('reports an invalid party, an unknown cabin and invalid legs', () => {
    expect(errorsOf('leg=DOH-LHR-2027-01-14&adults=12')).toEqual({ passengers: 'adultsRange', whole: 'tooFew', legs: {} });
    expect(errorsOf('leg=DOH-LHR-2027-01-14&leg=LHR-CDG-2027-01-20&class=royal')).toEqual({ class: 'cabinInvalid', legs: {} });
  });
});

describe('the payload of a multi-city search', () => {
  it('is that of the specification', () => {
    expect(multiCityPayload(trip)).toEqual({
      type: 'multicity',
      segments: [
        { from: 'Doha (DOH)', to: 'London (LHR)', departure: '2027-01-14', segmentNumber: 1 },
        { from: 'London (LHR)', to: 'Paris (CDG)', departure: '2027-01-20', segmentNumber: 2 },
        { from: 'Paris (CDG)', to: 'Doha (DOH)', departure: '2027-01-20', segmentNumber: 3 },
      ],
      passengers: { adults: 2, children: 0, infants: 1, total: 3 },
      travelClass: 'premium_economy',
    });
  });

  it('is one search per leg, for the same party', () => {
    const party = { adults: 2, children: 0, infants: 1, cabinClass: 'PREMIUM_ECONOMY' };
    expect(searchesOfPayload(multiCityPayload(trip))).toEqual([
      { origin: 'DOH', destination: 'LHR', departureDate: '2027-01-14', ...party },
      { origin: 'LHR', destination: 'CDG', departureDate: '2027-01-20', ...party },
      { origin: 'CDG', destination: 'DOH', departureDate: '2027-01-20', ...party },
    ]);
  });
});

describe('a filled-in form', () => {
  it('that is valid is returned', () => {
    expect(checkMultiCityForm(trip, today)).toEqual({ payload: multiCityPayload(trip) });
  });

  it('that is empty has a general error and one at each field', () => {
    expect(checkMultiCityForm(filled(['Doha (DOH)', '', '2027-01-14'], ['', 'Paris (CDG)', '']), today)).toEqual({
      errors: {
        whole: 'incomplete',
        legs: { 0: { to: 'airportRequired' }, 1: { from: 'airportRequired', departureDate: 'departureRequired' } },
      },
    });
  });

  it('with one leg needs another', () => {
    expect(checkMultiCityForm(filled(['Doha (DOH)', 'London (LHR)', '2027-01-14']), today)).toEqual({
      errors: { whole: 'tooFew', legs: {} },
    });
  });

  it.each([
    ['a place that is none', 0, 'from', 'airportRequired', ['Somewhere', 'London (LHR)', '2027-01-14']],
    ['the same place twice', 0, 'to', 'sameAirport', ['London (LHR)', 'London (LHR)', '2027-01-14']],
    ['a day that has passed', 0, 'departureDate', 'departurePast', ['Doha (DOH)', 'London (LHR)', '2026-11-20']],
    ['a day too far ahead', 0, 'departureDate', 'departureTooFar', ['Doha (DOH)', 'London (LHR)', '2028-01-14']],
  ] as const)('with %s has an error at the field', (_, leg, field, error, first) => {
    const check = checkMultiCityForm(filled([...first], ['London (LHR)', 'Paris (CDG)', '2028-01-14']), today);
    expect('errors' in check && check.errors.legs[leg]?.[field]).toBe(error);
  });

  it('for more seats than are sold online has an error at the passengers; infants on laps do not count', () => {
    const [out, on] = [
      ['Doha (DOH)', 'London (LHR)', '2027-01-14'],
      ['London (LHR)', 'Paris (CDG)', '2027-01-20'],
    ] as const;
    const family = { ...filled([...out], [...on]), adults: 6, children: 4 };
    expect(checkMultiCityForm(family, today)).toEqual({ errors: { legs: {}, passengers: 'partyTooLarge' } });
    expect(checkMultiCityForm({ ...family, children: 3, infants: 2 }, today)).toHaveProperty('payload');
  });

  it('whose legs are not in the order of days has an error at the early one', () => {
    const check = checkMultiCityForm(
      filled(['Doha (DOH)', 'London (LHR)', '2027-01-14'], ['London (LHR)', 'Paris (CDG)', '2027-01-13']),
      today,
    );
    expect(check).toEqual({ errors: { legs: { 1: { departureDate: 'departureOrder' } } } });
  });
});

describe('a multi-city search in an address', () => {
  const query = (text: string) => new URLSearchParams(text);
  const whole = 'leg=DOH-LHR-2027-01-14&leg=LHR-CDG-2027-01-20&adults=2&children=0&infants=1&class=premium_economy';

  it('is read back unchanged', () => {
    fc.assert(
      fc.property(fc.array(validSearch(today), { minLength: 2, maxLength: 6 }), (found) => {
        const [first] = found;
        const days = found.map(({ departureDate }) => departureDate).sort();
        const searches = found.map(({ origin, destination }, index) => ({
          origin,
          destination,
          departureDate: days[index] ?? '',
          adults: first?.adults ?? 1,
          children: Math.min(first?.children ?? 0, 9 - (first?.adults ?? 1)),
          infants: first?.infants ?? 0,
          cabinClass: first?.cabinClass ?? 'ECONOMY',
        }));
        expect(parseMultiCity(buildMultiCityQuery(searches), today)).toEqual(searches);
      }),
    );
  });

  it('is kept as far as it is filled in, without errors', () => {
    const half = filled(['Doha (DOH)', 'London (LHR)', '2027-01-14'], ['London (LHR)', '', ''], ['Par', '', '2027-01-20']);
    const written = queryOfMultiCityForm(half);
    expect(written.getAll('leg')).toEqual(['DOH-LHR-2027-01-14', 'LHR--', '--2027-01-20']);
    expect(parseMultiCity(written, today)).toBeNull();
    const read = multiCityFormFrom(readMultiCityParams(written), placeText, today);
    const wanted = half.legs.map((leg, index) => ({ ...leg, from: index === 2 ? '' : leg.from, isFromPrefilled: index === 1 }));
    expect(read).toEqual({ ...half, legs: wanted });
  });

  it('is readable', () => {
    const searches = parseMultiCity(query(whole), today) ?? [];
    expect(String(buildMultiCityQuery(searches))).toBe(whole);
    expect(multiCityResultsPath(searches)).toBe(`/booking/multi-city?${whole}&view=results`);
    expect(multiCityResultsPath(searches, [null, 'b'])).toBe(`/booking/multi-city?${whole}&offer=&offer=b&view=results`);
    expect(multiCityPassengersPath(searches, ['a', 'b'])).toBe(`/booking/multi-city/passengers?${whole}&offer=a&offer=b`);
    expect(parseFlightSearch(query(whole), today)).toBeNull();
  });

  it.each([
    ['one leg', 'leg=DOH-LHR-2027-01-14'],
    ['seven legs', Array(7).fill('leg=DOH-LHR-2027-01-14').join('&')],
    ['a leg that cannot be read', 'leg=DOH-LHR-2027-01-14&leg=LHR-CDG'],
    ['a day before the one before it', 'leg=DOH-LHR-2027-01-14&leg=LHR-CDG-2027-01-13'],
    ['a day that has passed', 'leg=DOH-LHR-2026-01-14&leg=LHR-CDG-2027-01-13'],
    ['more seats than are sold online', whole.replace('adults=2&children=0', 'adults=6&children=4')],
    ['more infants than adults', `${whole}&infants=1`.replace('infants=1', 'infants=3')],
  ])('with %s is invalid', (_, text) => {
    expect(parseMultiCity(query(text), today)).toBeNull();
  });

  it('contains the offers selected so far', () => {
    expect(readSelectedOffers(query('offer=&offer=b'), 3)).toEqual([null, 'b', null]);
    expect(readSelectedOffers(query(''), 2)).toEqual([null, null]);
  });

  it('fills in the form without invalid values, and with at least two legs', () => {
    const params = readMultiCityParams(query('leg=doh-lhr-2027-01-14&leg=LHR-XXX-2026-01-01&adults=2&children=1&class=business'));
    expect(multiCityFormFrom(params, placeText, today)).toEqual({
      legs: [
        { id: 'leg-1', from: 'Doha (DOH)', to: 'London (LHR)', departureDate: '2027-01-14', isFromPrefilled: false },
        { id: 'leg-2', from: 'London (LHR)', to: '', departureDate: '', isFromPrefilled: true },
      ],
      adults: 2,
      children: 1,
      infants: 0,
      class: 'BUSINESS',
    });
    const one = multiCityFormFrom(readMultiCityParams(query('leg=DOH-LHR-2027-01-14&infants=4')), placeText, today);
    expect(one.legs.map(({ id, from }) => [id, from])).toEqual([
      ['leg-1', 'Doha (DOH)'],
      ['leg-2', ''],
    ]);
    expect(one).toMatchObject({ adults: 1, infants: 1 });
  });
});
