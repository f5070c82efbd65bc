import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { formFromAddress } from '@/lib/flights/search/address-form';
import { addCompanyFare, withCompanyFares } from '@/lib/flights/search/company-fares';
import { clearSearches, listRecentSearches, type RecentSearch, saveSearch } from '@/lib/flights/search/recent-searches';
import { emptyFlightSearchForm, errorsStillOpen } from '@/lib/flights/search/search-form';
import { buildFlightSearchQuery, type FlightSearchParams, parseFlightSearch } from '@/lib/flights/search/search-params';
import { roundTrip } from './results/offers';

describe('address form', () => {
  const today = '2026-11-21';
  const placeText = (place: string) => (['DOH', 'LHR', 'LON'].includes(place) ? `City (${place})` : null);
  const good: FlightSearchParams = { from: 'DOH', to: 'LHR', departure: '2027-01-14', return: '2027-01-21', adults: 2 };
  const read = (change: FlightSearchParams) => formFromAddress({ ...good, ...change }, placeText, today);

  describe('a search in an address', () => {
    test('that is valid fills the form without errors', () => {
      const { form, errors } = read({});
      expect(errors).toEqual({});
      expect(form).toMatchObject({
        from: 'City (DOH)',
        to: 'City (LHR)',
        departDate: '2027-01-14',
        returnDate: '2027-01-21',
        adults: 2,
      });
    });

    test('that is incomplete is not an error', () => {
      const { form, errors } = formFromAddress({ to: 'LHR' }, placeText, today);
      expect([errors, form.from]).toEqual([{}, 'City (DOH)']);
      expect(formFromAddress({ to: 'DOH' }, placeText, today)).toMatchObject({ errors: {}, form: { from: '' } });
    });

    test.each([
      ['a departure in the past', { departure: '2020-01-01' }, { departDate: 'departurePast' }, { departDate: '' }],
      ['an invalid day', { departure: '9999-99-99' }, { departDate: 'departureInvalid' }, { departDate: '' }],
      [
        'a departure far away',
        { departure: '2028-01-01' },
        { departDate: 'departureTooFar' },
        { departDate: '', returnDate: '2027-01-21' },
      ],
      [
        'a return too early',
        { return: '2027-01-13' },
        { returnDate: 'returnBeforeDeparture' },
        { departDate: '2027-01-14', returnDate: '' },
      ],
      [
        'a trip long over',
        { departure: '2020-01-01', return: '2020-01-08' },
        { departDate: 'departurePast' },
        { departDate: '', returnDate: '' },
      ],
      ['the same airport twice', { to: 'DOH' }, { to: 'sameAirport' }, { from: 'City (DOH)', to: '' }],
      ['a city and its airport', { from: 'LON' }, { to: 'sameAirport' }, { from: 'City (LON)', to: '' }],
      ['an unknown airport', { from: 'ZZZ' }, { from: 'airportUnknown' }, { from: '' }],
      ['too many adults', { adults: 99 }, { passengers: 'adultsRange' }, { adults: 1 }],
      ['more infants than adults', { infants: 5 }, { passengers: 'infantsOverAdults' }, { adults: 2, infants: 0 }],
      [
        'adults that are no number',
        { adults: Number.NaN, children: 3 },
        { passengers: 'adultsRange' },
        { adults: 1, children: 3 },
      ],
      ['children that are no number', { children: Number.NaN }, { passengers: 'childrenRange' }, { adults: 2, children: 0 }],
      ['a cabin we do not know', { cabinClass: null }, { class: 'cabinInvalid' }, { class: 'ECONOMY' }],
      ['infants that are no number', { infants: Number.NaN }, { passengers: 'infantsRange' }, { adults: 2, infants: 0 }],
    ])('leaves out %s and has an error at the field', (_, change, errors, left) => {
      const result = read(change);
      expect(result.errors).toEqual(errors);
      expect(result.form).toMatchObject(left);
    });
  });

  test('a message stays until its field is filled', () => {
    const errors = { to: 'sameAirport', departDate: 'departurePast' };
    expect(errorsStillOpen(errors, { ...emptyFlightSearchForm, to: 'London (LHR)' })).toEqual({ departDate: 'departurePast' });
  });
});

describe('company fares', () => {
  const fares = [
    { airline: 'QR', corporateCode: 'KT2026' },
    { airline: '6E', corporateCode: 'ABN:23-45/6' },
  ];

  describe('the codes of a company', () => {
    const search: FlightSearchRequest = { ...roundTrip, corporateFares: fares };

    it('are part of the address of a search, and read from it', () => {
      const query = buildFlightSearchQuery(search);
      expect(query.getAll('company')).toEqual(['QR-KT2026', '6E-ABN:23-45/6']);
      const asked = parseFlightSearch(query, '2026-11-21');
      expect(asked && withCompanyFares(asked, query)).toEqual(search);
    });

    it('in an address are used when they are readable, the first of each airline', () => {
      const query = new URLSearchParams('company=qr-kt2026&company=EK-شركة&company=QR-OTHER&company=BA-X1');
      expect(withCompanyFares(roundTrip, query).corporateFares).toEqual([
        { airline: 'QR', corporateCode: 'KT2026' },
        { airline: 'BA', corporateCode: 'X1' },
      ]);
    });

    it.each(['', 'QR', 'QR-', 'Q-KT2026', 'QR-رمز', `QR-${'A'.repeat(41)}`])(
      'that are invalid are not in the search: %j',
      (company) => {
        expect(withCompanyFares(roundTrip, new URLSearchParams(`company=${company}`))).toEqual(roundTrip);
      },
    );

    it('are added as typed, one per airline', () => {
      expect(addCompanyFare(fares, { airline: 'BA', code: ' x1 ' })).toEqual({
        fares: [...fares, { airline: 'BA', corporateCode: 'X1' }],
      });
      for (const code of ['kt٢٠٢٦-۷', '\u200fKT2026\u200e–7', ' KT 2026 - 7'])
        expect(addCompanyFare([], { airline: 'QR', code }), code).toEqual({
          fares: [{ airline: 'QR', corporateCode: 'KT2026-7' }],
        });
      expect(addCompanyFare(fares, { airline: 'QR', code: 'NEW1' })).toEqual({
        fares: [fares[1], { airline: 'QR', corporateCode: 'NEW1' }],
      });
      expect(addCompanyFare([], { airline: '', code: 'X1' })).toEqual({ wrong: 'airline' });
      expect(addCompanyFare([], { airline: 'QR', code: '' })).toEqual({ wrong: 'code' });
      expect(addCompanyFare([], { airline: 'QR', code: 'رمز' })).toEqual({ wrong: 'code' });
    });
  });
});

describe('recent searches', () => {
  const trip = (destination: string, departureDate = '2099-01-14'): RecentSearch => ({
    search: { origin: 'DOH', destination, departureDate, adults: 1, children: 0, infants: 0, cabinClass: 'ECONOMY' },
    fromCity: { en: 'Doha', ar: 'الدوحة' },
    toCity: { en: destination, ar: destination },
  });

  describe('recent searches on the device', () => {
    let stored: Map<string, string>;
    beforeEach(() => {
      stored = new Map();
      const localStorage = {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => stored.set(key, value),
      };
      vi.stubGlobal('window', { localStorage });
    });

    test('the newest comes first, once, and only four are kept', () => {
      for (const code of ['LHR', 'CDG', 'IST', 'LHR', 'CAI', 'BKK']) saveSearch(trip(code));
      expect(listRecentSearches().map(({ toCity }) => toCity.en)).toEqual(['BKK', 'CAI', 'LHR', 'IST']);
    });

    test('a trip whose day has passed is not offered', () => {
      saveSearch(trip('LHR', '2027-01-14'));
      expect(listRecentSearches('2027-01-14')).toHaveLength(1);
      expect(listRecentSearches('2027-01-15')).toEqual([]);
    });

    test('they can be cleared, and invalid stored values are ignored', () => {
      saveSearch(trip('LHR'));
      clearSearches();
      expect(listRecentSearches()).toEqual([]);
      for (const text of ['not json', '{"a":1}', '[{"search":{}}]']) {
        for (const key of stored.keys()) stored.set(key, text);
        expect(listRecentSearches()).toEqual([]);
      }
    });

    test('the page works when storage is refused', () => {
      vi.stubGlobal('window', {
        get localStorage() {
          throw new Error('refused');
        },
      });
      expect(() => saveSearch(trip('LHR'))).not.toThrow();
      expect(listRecentSearches()).toEqual([]);
    });
  });
});
