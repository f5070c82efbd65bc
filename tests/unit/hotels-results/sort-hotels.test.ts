import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sortHotels, sortOrders } from '@/lib/hotels/results/sort-hotels';
import { arbitraryHotels, makeHotel, summarize } from './hotels';

const measures = {
  price: ({ total }: { total: number }) => total,
  'price-desc': ({ total }: { total: number }) => -total,
  stars: ({ stars }: { stars: number }) => -stars,
  distance: ({ distance }: { distance: number | null }) => distance ?? 1_000,
};

describe('the order of hotels', () => {
  test.each(sortOrders)('%s keeps all hotels, those with rooms first', (order) => {
    fc.assert(
      fc.property(arbitraryHotels, (hotels) => {
        const sorted = sortHotels(hotels, order);
        expect(sorted.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(hotels.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
        const firstFull = sorted.findIndex(({ available }) => !available);
        expect(firstFull < 0 || sorted.slice(firstFull).every(({ available }) => !available)).toBe(true);
      }),
    );
  });

  test.each(['price', 'price-desc', 'stars', 'distance'] as const)('%s never goes back', (order) => {
    fc.assert(
      fc.property(arbitraryHotels, (hotels) => {
        const values = sortHotels(hotels, order)
          .filter(({ available }) => available)
          .map((hotel) => measures[order](hotel));
        expect(values).toEqual(values.toSorted((a, b) => a - b));
      }),
    );
  });

  test('recommended prefers what is better at an equal price, and cheaper at equal comfort', () => {
    const hotels = summarize(
      makeHotel({ id: 'far', geoCode: { latitude: 41.1, longitude: 29 } }),
      makeHotel({ id: 'dear', total: 2200 }),
      makeHotel({ id: 'plain' }),
      makeHotel({ id: 'free', cancellation: { freeUntil: '2027-01-15' }, board: 'breakfast' }),
    );
    const order = sortHotels(hotels, 'recommended').map(({ id }) => id);
    expect(order.slice(0, 2)).toEqual(['free', 'plain']);
  });

  test('where a hotel stands that nobody places is not made up: it is the farthest', () => {
    const hotels = summarize(
      makeHotel({ id: 'unplaced', geoCode: null }),
      makeHotel({ id: 'far', geoCode: { latitude: 41.2, longitude: 29 } }),
      makeHotel({ id: 'near' }),
    );
    expect(hotels[0]?.distance).toBeNull();
    for (const order of ['distance', 'recommended', 'price'] as const) {
      expect(sortHotels(hotels, order).at(-1)?.id, order).toBe('unplaced');
    }
  });
});
