import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFlightSearchRequest } from '@/lib/flights/search/parse-search-request';
import { addDays, isCalendarDay, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import {
  bookingHorizonDays,
  cabinClasses,
  flightSearchRequest,
} from '@/supabase/functions/_shared/contracts/flights/flight-request';
import { fullSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { withoutAccounts } from '@/supabase/functions/_shared/contracts/flights/search-agreements';
import { familySearch as search } from '../bookings/booking-fixture';
import { validSearch } from './valid-search';

const today = '2026-11-21';

function errorsOf(body: unknown) {
  const result = parseFlightSearchRequest(body, today);
  return result.ok ? [] : result.reason.map(({ path, message }) => [path, message]);
}

describe('a flight search request', () => {
  it.each([
    [{ origin: 'doh' }, [['origin', 'airportRequired']]],
    [
      { origin: undefined, destination: '' },
      [
        ['origin', 'airportRequired'],
        ['destination', 'airportRequired'],
      ],
    ],
    [
      { origin: 'QQQ', destination: 'ZZZ' },
      [
        ['origin', 'airportUnknown'],
        ['destination', 'airportUnknown'],
      ],
    ],
    [{ destination: 'DOH' }, [['destination', 'sameAirport']]],
    [{ origin: 'LON', destination: 'LHR' }, [['destination', 'sameAirport']]],
    [{ origin: 'LHR', destination: 'LGW' }, [['destination', 'sameAirport']]],
    [{ departureDate: undefined }, [['departureDate', 'departureInvalid']]],
    [{ departureDate: '2027-02-29', returnDate: '2027-03-05' }, [['departureDate', 'departureInvalid']]],
    [{ departureDate: '14/01/2027' }, [['departureDate', 'departureInvalid']]],
    [{ departureDate: '2026-11-20' }, [['departureDate', 'departurePast']]],
    [{ departureDate: '2026-11-21' }, []],
    [{ departureDate: '2027-11-16', returnDate: '2027-11-16' }, []],
    [{ departureDate: '2027-11-17', returnDate: undefined }, [['departureDate', 'departureTooFar']]],
    [{ returnDate: '2027-01-13' }, [['returnDate', 'returnBeforeDeparture']]],
    [{ returnDate: '2027-01-14' }, []],
    [{ returnDate: '2027-11-17' }, [['returnDate', 'returnTooFar']]],
    [{ returnDate: null }, [['returnDate', 'returnInvalid']]],
    [{ adults: 0, infants: 0 }, [['adults', 'adultsRange']]],
    [{ adults: 10 }, [['adults', 'adultsRange']]],
    [{ adults: '2' }, [['adults', 'adultsRange']]],
    [{ adults: 1.5 }, [['adults', 'adultsRange']]],
    [{ children: -1 }, [['children', 'childrenRange']]],
    [{ children: 10 }, [['children', 'childrenRange']]],
    [{ infants: 3 }, [['infants', 'infantsOverAdults']]],
    [{ infants: 10 }, [['infants', 'infantsRange']]],
    [{ cabinClass: 'economy' }, [['cabinClass', 'cabinInvalid']]],
  ])('with %j has the errors %j', (change, errors) => {
    expect(errorsOf({ ...search, ...change })).toEqual(errors);
  });

  it('is accepted when it follows every rule', () => {
    fc.assert(
      fc.property(validSearch(today), (valid) => {
        expect(parseFlightSearchRequest(valid, today)).toEqual({ ok: true, value: valid });
      }),
    );
  });

  it('follows every rule when it is accepted', () => {
    const nearlyADay = fc.oneof(
      fc.integer({ min: -3, max: bookingHorizonDays + 3 }).map((days) => addDays(today, days)),
      fc.constantFrom('2027-02-29', '2028-02-29', '2027-13-01', '', 'soon'),
    );
    const nearlyACount = fc.oneof(fc.integer({ min: -1, max: 11 }), fc.double());
    const airport = fc.constantFrom('DOH', 'LHR', 'QQQ', 'doh', '');
    const nearlyRight = fc.record({
      origin: airport,
      destination: airport,
      departureDate: nearlyADay,
      returnDate: fc.option(nearlyADay, { nil: undefined }),
      adults: nearlyACount,
      children: nearlyACount,
      infants: nearlyACount,
      cabinClass: fc.constantFrom(...cabinClasses, 'economy'),
    });
    fc.assert(
      fc.property(nearlyRight, (body) => {
        const result = parseFlightSearchRequest(body, today);
        if (!result.ok) return;
        const { origin, destination, departureDate, returnDate = departureDate, adults, children, infants } = result.value;
        expect([origin, destination].toSorted()).toEqual(['DOH', 'LHR']);
        expect(isCalendarDay(departureDate) && isCalendarDay(returnDate)).toBe(true);
        expect(today <= departureDate && departureDate <= returnDate && returnDate <= addDays(today, bookingHorizonDays)).toBe(
          true,
        );
        expect([adults, children, infants].every(Number.isInteger)).toBe(true);
        expect(1 <= adults && adults <= 9 && 0 <= children && children <= 9 && 0 <= infants && infants <= adults).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('is never accepted in another shape, and parsing never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        expect(parseFlightSearchRequest(body, today).ok).toBe(false);
      }),
    );
  });

  it('loses unknown fields', () => {
    expect(parseFlightSearchRequest({ ...search, max: 1, __proto__: { admin: true } }, today)).toEqual({
      ok: true,
      value: search,
    });
  });

  it('uses today in Qatar by default', () => {
    const schema = flightSearchRequest();
    const oneWay = { ...search, returnDate: undefined };
    expect(schema.safeParse({ ...oneWay, departureDate: todayInQatar() }).success).toBe(true);
    expect(schema.safeParse({ ...oneWay, departureDate: addDays(todayInQatar(), -1) }).success).toBe(false);
  });
});

describe('the optional data of a search', () => {
  const issuesOf = (more: object) =>
    fullSearchRequest({ today })
      .safeParse({ ...search, adults: 2, children: 1, infants: 0, ...more })
      .error?.issues.map(({ path, message }) => [path[0], message]);
  const account = { passenger: 1, givenNames: 'Amina', surname: 'Example', airline: 'QR', number: '500123456' };

  it('is accepted unchanged, and dropped by the schema of the form', () => {
    const said = {
      ages: [16, null, 5],
      loyaltyAccounts: [account],
      corporateFares: [{ airline: 'BA', corporateCode: '5623' }],
    };
    const asked = { ...search, adults: 2, children: 1, infants: 0, ...said };
    expect(fullSearchRequest({ today }).parse(asked)).toMatchObject(said);
    expect(flightSearchRequest({ today }).parse(asked)).not.toHaveProperty('ages');
  });

  it.each<[object, string]>([
    [{ ages: [13, 14, 15] }, 'ages'],
    [{ ages: [3, 11] }, 'ages'],
    [{ ages: [1] }, 'ages'],
    [{ loyaltyAccounts: [{ ...account, passenger: 4 }] }, 'loyaltyAccounts'],
    [{ corporateFares: [1, 2].map((code) => ({ airline: 'BA', corporateCode: String(code) })) }, 'corporateFares'],
    [{ ages: [18] }, 'ages'],
    [{ loyaltyAccounts: [{ ...account, surname: '' }] }, 'loyaltyAccounts'],
    [{ corporateFares: [{ airline: 'BA' }] }, 'corporateFares'],
  ])('%j is refused at its field', (more, path) => {
    expect(issuesOf(more)?.map(([field]) => field)).toEqual([path]);
  });

  it('does not contain loyalty numbers in a stored booking', () => {
    expect(withoutAccounts({ ...search, cabinClass: 'ECONOMY', loyaltyAccounts: [account] })).toEqual(search);
  });
});
