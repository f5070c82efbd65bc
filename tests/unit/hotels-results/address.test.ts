import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { defaultView, queryOfPart, readResultsView, writeResultsView } from '@/lib/hotels/results/result-params';
import { sortOrders } from '@/lib/hotels/results/sort-hotels';
import { bedsIn, groupByRoom, ratesOnSale } from '@/lib/hotels/room-groups';
import { answerOf, arbitraryFilters, makeHotel } from './hotels';

describe('result params', () => {
  const read = (query: string) => readResultsView(new URLSearchParams(query));
  const search = 'destination=istanbul&checkin=2027-01-20&checkout=2027-01-23&rooms=2';

  describe('a search for a part of a city', () => {
    const viewOf = (part: 'area' | 'sight' | 'hotel', name: string) =>
      read(String(new URLSearchParams(queryOfPart({ id: 'doha', part, name }))));

    test('narrows the results to the district or hotel, or begins with what is nearest to the sight', () => {
      expect(viewOf('area', 'West Bay').filters.areas).toEqual(['West Bay']);
      expect(viewOf('hotel', 'Souq Waqif Boutique Hotels').filters.name).toBe('Souq Waqif Boutique Hotels');
      expect(viewOf('sight', 'Burj Khalifa').sort).toBe('distance');
      expect(queryOfPart({ id: 'doha', name: 'Doha' })).toEqual({});
    });

    test('begins with a hotel that is searched by a place of its own, whatever its name is in the results', () => {
      const id = 'ChIJCornichePalm_0000000001';
      expect(queryOfPart({ id, part: 'hotel', name: 'فندق نخيل الكورنيش' })).toEqual({ sort: 'distance' });
      expect(queryOfPart({ id, name: 'Dukhan' })).toEqual({});
    });
  });

  describe('the view of hotel results in an address', () => {
    test('is read back unchanged, with any name and districts', () => {
      const areas = fc.uniqueArray(fc.constantFrom('Old Town, east', 'حي الفهيدي', 'A & B', '100%'), { maxLength: 3 });
      const view = fc.record({
        sort: fc.constantFrom(...sortOrders),
        layout: fc.constantFrom('list' as const, 'map' as const),
        onlySaved: fc.boolean(),
        compared: fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,20}$/), { maxLength: 3 }),
        filters: fc
          .tuple(arbitraryFilters, areas, fc.constantFrom('', 'Café & Co', 'بيت'))
          .map(([filters, places, name]) => ({ ...filters, areas: places, name })),
      });
      fc.assert(
        fc.property(view, (written) => {
          const query = writeResultsView(new URLSearchParams(search), written);
          expect(readResultsView(new URLSearchParams(String(query)))).toEqual(written);
          for (const [key, value] of new URLSearchParams(search)) expect(query.get(key)).toBe(value);
        }),
      );
    });

    test('does not change the address when it is the default', () => {
      expect(String(writeResultsView(new URLSearchParams(search), defaultView))).toBe(search);
      expect(read(search)).toEqual(defaultView);
    });

    test.each([
      'sort=cheapest&view=globe&price=9-3&stars=7,x&rating=11&amenities=wine&board=bread&cancel=yes&compare=a%20b,%3Cx%3E',
      `price=${'9'.repeat(40)}-&compare=${'a'.repeat(200)}`,
    ])('ignores %s', (query) => {
      expect(read(query)).toEqual(defaultView);
    });

    test('keeps letters of any script, up to a limit', () => {
      expect(read(`name=${'x'.repeat(500)}`).filters.name).toHaveLength(60);
      expect(read('compare=a,b,c,d').compared).toEqual(['a', 'b', 'c']);
    });
  });
});

describe('room groups', () => {
  const room = (name: string) => ({ name, adults: 2, childrenAges: [], total: '500.00' });
  const answer = answerOf([
    makeHotel({ rate: 'double-fixed', rooms: [room('Double')], total: 500, due: 30, roomsLeft: 3 }),
    makeHotel({ rate: 'suite', rooms: [room('Suite')], total: 900, due: 30 }),
    makeHotel({ rate: 'double-breakfast', rooms: [room('Double')], board: 'breakfast', total: 620, due: 30, roomsLeft: 2 }),
    makeHotel({ rate: 'mix', rooms: [room('Suite'), room('Double'), room('Double')], total: 1900, due: 90 }),
    makeHotel({ rate: 'none', available: false, rooms: [], total: 100 }),
    makeHotel({ id: 'another', rate: 'other', total: 1 }),
  ]);

  it('only available rates of the hotel are on sale, sorted by the full cost', () => {
    expect(ratesOnSale(answer, 'plain').map(({ rate }) => rate)).toEqual(['double-fixed', 'double-breakfast', 'suite', 'mix']);
    const [dearAtTheHotel] = answerOf([makeHotel({ rate: 'fees', board: 'halfBoard', total: 400, due: 300 })]).hotels;
    if (!dearAtTheHotel) throw new Error('There is one');
    expect(ratesOnSale({ hotels: [dearAtTheHotel, ...answer.hotels] }, 'plain').map(({ rate }) => rate)).toEqual([
      'double-fixed',
      'double-breakfast',
      'fees',
      'suite',
      'mix',
    ]);
  });

  it('each room is listed once with its rates by price, and shows when few are left', () => {
    const groups = groupByRoom(ratesOnSale(answer, 'plain'));
    expect(groups.map(({ rooms, rates, roomsLeft }) => [rooms, rates.map(({ rate }) => rate), roomsLeft])).toEqual([
      [[{ name: 'Double', count: 1 }], ['double-fixed', 'double-breakfast'], 2],
      [[{ name: 'Suite', count: 1 }], ['suite'], null],
      [
        [
          { name: 'Suite', count: 1 },
          { name: 'Double', count: 2 },
        ],
        ['mix'],
        null,
      ],
    ]);
  });

  it('the beds of the rooms are counted, and not guessed', () => {
    const types = [
      { name: 'Suite', sleeps: 3 },
      { name: 'double', sleeps: 2 },
      { name: 'Studio', sleeps: null },
    ];
    expect(bedsIn([{ name: 'Suite', count: 1 }], types)).toBe(3);
    const mix = [
      { name: 'Suite', count: 1 },
      { name: 'Double', count: 2 },
    ];
    expect(bedsIn(mix, types)).toBe(7);
    expect(bedsIn([...mix, { name: 'Studio', count: 1 }], types)).toBeNull();
    expect(bedsIn([{ name: 'Villa', count: 1 }], types)).toBeNull();
  });
});
