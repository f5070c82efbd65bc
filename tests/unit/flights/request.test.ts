import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseFlightSearchRequest } from '@/lib/flights/search/parse-search-request';
import { cancelPrefetch, prefetchSearch, takeAnswer } from '@/lib/flights/search/search-flights';
import { addDays, isCalendarDay, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import {
  bookingHorizonDays,
  cabinClasses,
  flightSearchRequest,
} from '@/supabase/functions/_shared/contracts/flights/flight-request';
import { fullSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { withoutAccounts } from '@/supabase/functions/_shared/contracts/flights/search-agreements';
import { familySearch as search } from '../bookings/booking-fixture';
import { roundTrip } from './results/offers';
import { validSearch } from './valid-search';

describe('flight search request', () => {
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
});

describe('search flights', () => {
  const asked = vi.fn<typeof fetch>();
  const answer = { segments: [], ways: [], fareDetails: [], parties: [], rules: [], terms: [], journeys: [], meta: {} };
  const signalOf = (call: number) => asked.mock.calls[call]?.[1]?.signal;

  beforeEach(() => {
    cancelPrefetch();
    vi.stubGlobal(
      'fetch',
      asked.mockReset().mockImplementation(async () => Response.json(answer)),
    );
  });

  describe('a prefetched search', () => {
    it('is requested once, and used by the first screen that opens it', async () => {
      prefetchSearch(roundTrip);
      prefetchSearch(roundTrip);
      expect(await takeAnswer(roundTrip, new AbortController().signal)).toEqual({ data: [], otherFares: {}, meta: {} });
      expect(asked).toHaveBeenCalledTimes(1);
      await takeAnswer(roundTrip, new AbortController().signal);
      expect(asked).toHaveBeenCalledTimes(2);
    });

    it('is cancelled by another one, and when nobody waits for it', () => {
      prefetchSearch(roundTrip);
      prefetchSearch({ ...roundTrip, cabinClass: 'BUSINESS' });
      expect(signalOf(0)?.aborted).toBe(true);
      expect(signalOf(1)?.aborted).toBe(false);
      cancelPrefetch();
      expect(signalOf(1)?.aborted).toBe(true);
    });

    it('is cancelled when its screen is left', () => {
      prefetchSearch(roundTrip);
      const screen = new AbortController();
      takeAnswer(roundTrip, screen.signal).catch(() => undefined);
      screen.abort();
      expect(signalOf(0)?.aborted).toBe(true);
    });

    it('reports its failure to its screen', async () => {
      asked.mockImplementation(async () => Response.json({ code: 'supplierFailed' }, { status: 502 }));
      prefetchSearch(roundTrip);
      await expect(takeAnswer(roundTrip, new AbortController().signal)).rejects.toMatchObject({ code: 'supplierFailed' });
    });
  });
});
