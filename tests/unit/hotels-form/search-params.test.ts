import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hotelSearchRequestOf } from '@/lib/hotels/search/search-hotels';
import {
  hotelResultsPath,
  parseStaySearch,
  queryText,
  readStaySearch,
  type StaySearch,
  writeStaySearch,
} from '@/lib/hotels/search/search-params';
import { stayRequestPath } from '@/lib/hotels/search/whole-search';
import { hotelSearchRequest } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { anyStay } from './any-stay';

const today = '2026-11-21';
const search: StaySearch = {
  destination: 'doha',
  checkIn: '2027-01-14',
  checkOut: '2027-01-17',
  rooms: [
    { adults: 2, childrenAges: [10, 4] },
    { adults: 1, childrenAges: [] },
  ],
};
const written = 'destination=doha&checkin=2027-01-14&checkout=2027-01-17&rooms=2-10.4,1';
const read = (query: string) => readStaySearch(new URLSearchParams(query), today);

describe('the address of a stay', () => {
  it('is short enough to read', () => {
    expect(hotelResultsPath(search)).toBe(`/explore/hotels/results?${written}`);
    expect(stayRequestPath(search, 'h-7&x')).toBe(`/booking/stay-request?${written}&hotel=h-7%26x`);
  });

  it('is read back to the same stay, which the search accepts', () => {
    fc.assert(
      fc.property(anyStay(today), fc.constantFrom('en' as const, 'ar' as const), (any, locale) => {
        expect(parseStaySearch(writeStaySearch(any), today)).toEqual(any);
        expect(parseStaySearch(new URLSearchParams(queryText(writeStaySearch(any))), today)).toEqual(any);
        expect(hotelSearchRequest({ today }).safeParse(hotelSearchRequestOf(any, locale)).success).toBe(true);
      }),
    );
  });

  it('reads the link of a card, which has only numbers of people', () => {
    expect(read('destination=ras-al-khaimah&checkin=2026-12-05&checkout=2026-12-08&adults=2&rooms=1')).toEqual({
      destination: 'ras-al-khaimah',
      checkIn: '2026-12-05',
      checkOut: '2026-12-08',
      rooms: [{ adults: 2, childrenAges: [] }],
      refused: [],
    });
    expect(read('adults=5&rooms=2').rooms?.map(({ adults }) => adults)).toEqual([3, 2]);
    expect(read('adults=3').rooms).toEqual([{ adults: 3, childrenAges: [] }]);
  });

  it('has no values for missing parameters', () => {
    expect(read('')).toEqual({ refused: [] });
    expect(read('destination=doha')).toEqual({ destination: 'doha', refused: [] });
  });

  it.each([
    ['an evening of a day', 'checkin=2027-01-14&checkout=2027-01-14'],
    ['a stay that has begun', 'checkin=2026-11-20&checkout=2026-11-24'],
    ['a day nobody has', 'checkin=2027-02-29&checkout=2027-03-02'],
    ['thirty-one nights', 'checkin=2027-01-01&checkout=2027-02-01'],
    ['a day beyond the horizon', 'checkin=2028-01-14&checkout=2028-01-17'],
    ['one day of two', 'checkin=2027-01-14'],
  ])('leaves out %s with an error', (_, query) => {
    const { refused, checkIn } = read(query);
    expect(refused).toEqual(['dates']);
    expect(checkIn).toBeUndefined();
  });

  it.each([
    'rooms=5',
    'rooms=0',
    'rooms=2-18',
    'rooms=2-1.2.3.4',
    'rooms=2,2,2,2,2',
    'rooms=2-',
    'rooms=two',
    'rooms=2;1',
    'adults=2&rooms=5',
    'adults=17&rooms=4',
    'adults=1&rooms=2',
    'adults=-2&rooms=1',
    'adults=2e1&rooms=4',
  ])('leaves out the rooms of %s', (query) => {
    const { refused, rooms, why } = read(query);
    expect(refused).toEqual(['rooms']);
    expect(rooms).toBeUndefined();
    expect(why?.length).toBeGreaterThan(0);
  });

  it('keeps the rest beside ages that are written with hyphens, and shows what they most likely mean', () => {
    const { refused, destination, checkIn, given } = read('destination=doha&checkin=2027-01-14&checkout=2027-01-17&rooms=2-5-9');
    expect([refused, destination, checkIn]).toEqual([['rooms'], 'doha', '2027-01-14']);
    expect(given?.rooms).toEqual([{ adults: 2, childrenAges: [5, 9] }]);
  });

  it.each(['<img src=x onerror=alert(1)>', "'; drop table hotels; --", '\u202eahod', 'x'.repeat(10_000), 'doha\u0000'])(
    'reads no place from %j',
    (destination) => {
      expect(read(String(new URLSearchParams({ destination })))).toMatchObject({ refused: ['destination'] });
    },
  );

  it.each<[string, object[]]>([
    ['checkin=2026-11-20&checkout=2026-11-24', [{ kind: 'checkInPast', day: '2026-11-20' }]],
    ['checkin=2027-01-14&checkout=2027-01-12', [{ kind: 'checkOutEarly', day: '2027-01-12' }]],
    ['checkin=2027-01-01&checkout=2027-02-15', [{ kind: 'stayTooLong', count: 45 }]],
    ['checkin=2029-01-01&checkout=2029-01-02', [{ kind: 'checkInTooFar', day: '2029-01-01' }]],
    ['checkin=2027-02-30&checkout=2027-03-02', [{ kind: 'days' }]],
    ['adults=2&rooms=9', [{ kind: 'tooManyRooms', count: 9 }, { kind: 'noAdult' }]],
    ['adults=0&rooms=1', [{ kind: 'noAdult' }]],
    ['rooms=7', [{ kind: 'tooManyAdults', count: 7 }]],
    ['rooms=2-1.2.3.4', [{ kind: 'tooManyChildren', count: 4 }]],
    ['rooms=2-30', [{ kind: 'childAge', count: 30 }]],
    ['rooms=two', [{ kind: 'rooms' }]],
    ['destination=%3Cb%3E', [{ kind: 'destination' }]],
  ])('has an error for %s', (query, why) => {
    expect(read(query).why).toEqual(why);
  });

  it('has the nearest valid rooms, and the days as written', () => {
    expect(read('adults=10&rooms=9').given?.rooms).toEqual([4, 2, 2, 2].map((adults) => ({ adults, childrenAges: [] })));
    expect(read('rooms=0-30,6').given?.rooms).toEqual([
      { adults: 1, childrenAges: [17] },
      { adults: 4, childrenAges: [] },
    ]);
    expect(read('checkin=2026-11-01&checkout=2026-11-04').given).toEqual({ checkIn: '2026-11-01', checkOut: '2026-11-04' });
  });

  it('searches only a complete address', () => {
    const query = new URLSearchParams(written);
    expect(parseStaySearch(query, today)).toEqual(search);
    for (const key of [...query.keys()]) {
      const incomplete = new URLSearchParams(query);
      incomplete.delete(key);
      expect(parseStaySearch(incomplete, today), `without ${key}`).toBeNull();
    }
    expect(parseStaySearch(new URLSearchParams(`${written.replace('doha', 'ras al khaimah')}`), today)).toBeNull();
  });

  it('is read from any address without an error', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('destination', 'checkin', 'checkout', 'adults', 'rooms'), fc.string()), (any) => {
        expect(() => parseStaySearch(new URLSearchParams(any), today)).not.toThrow();
      }),
    );
  });
});
