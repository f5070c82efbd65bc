import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildFlightSearchQuery,
  flightResultsPath,
  parseFlightSearch,
  readFlightSearchParams,
} from '@/lib/flights/search/search-params';
import { passengerInfoPath } from '@/lib/flights/selected-offer';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import { familySearch } from '../bookings/booking-fixture';
import { validSearch } from './valid-search';

const today = '2026-11-21';
const search: FlightSearchRequest = { ...familySearch, cabinClass: 'PREMIUM_ECONOMY' };

describe('the address of a search', () => {
  it('is written as in DECISIONS 4', () => {
    const query = 'from=DOH&to=LHR&departure=2027-01-14&return=2027-01-21&adults=2&children=1&infants=1&class=premium_economy';
    expect(buildFlightSearchQuery(search).toString()).toBe(query);
    expect(flightResultsPath(search)).toBe(`/?${query}&view=results`);
    expect(passengerInfoPath(search, 'offer 7&x')).toBe(`/booking/passenger-info?${query}&offer=offer+7%26x`);
  });

  it('is read back to the same search', () => {
    fc.assert(
      fc.property(validSearch(today), (any) => {
        expect(parseFlightSearch(buildFlightSearchQuery(any), today)).toEqual(any);
      }),
    );
  });

  it.each([
    ['from=DOH', 'from=DOHA'],
    ['to=LHR', 'to=DOH'],
    ['departure=2027-01-14', 'departure=2027-02-30'],
    ['departure=2027-01-14', 'departure=2026-11-20'],
    ['return=2027-01-21', 'return=2027-01-13'],
    ['adults=2', 'adults=0'],
    ['adults=2', 'adults=10'],
    ['adults=2', 'adults=-1'],
    ['adults=2', 'adults=abc'],
    ['children=1', 'children=999'],
    ['infants=1', 'infants=%0A'],
    ['infants=1', 'infants=3'],
  ])('is invalid with %s as %s', (part, instead) => {
    const text = buildFlightSearchQuery(search).toString();
    expect(parseFlightSearch(new URLSearchParams(text), today)).toEqual(search);
    expect(parseFlightSearch(new URLSearchParams(text.replace(part, instead)), today)).toBeNull();
  });

  it('may omit defaults, in any case of letters, from today in Qatar', () => {
    const departure = addDays(todayInQatar(), 14);
    expect(parseFlightSearch(new URLSearchParams(`from=doh&to=cdg&departure=${departure}&class=Business`))).toEqual({
      origin: 'DOH',
      destination: 'CDG',
      departureDate: departure,
      adults: 1,
      children: 0,
      infants: 0,
      cabinClass: 'BUSINESS',
    });
  });
});

describe('readFlightSearchParams', () => {
  it('leaves out missing and empty values; what is no count is NaN, and an unknown cabin null', () => {
    expect(readFlightSearchParams(new URLSearchParams('from= doha &to=&adults=two&children=-1&infants=100&class=royal'))).toEqual(
      {
        from: 'doha',
        adults: Number.NaN,
        children: Number.NaN,
        infants: Number.NaN,
        cabinClass: null,
      },
    );
  });

  it('does not search another cabin than the one asked for', () => {
    const query = buildFlightSearchQuery(search);
    query.set('class', 'royal');
    expect(parseFlightSearch(query, today)).toBeNull();
  });

  it('reads any address without throwing', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('from', 'to', 'departure', 'return', 'adults', 'class'), fc.string()),
        (parts) => {
          const query = new URLSearchParams(parts);
          expect(readFlightSearchParams(query).from?.length ?? 0).toBeLessThanOrEqual(60);
          parseFlightSearch(query, today);
        },
      ),
    );
  });
});
