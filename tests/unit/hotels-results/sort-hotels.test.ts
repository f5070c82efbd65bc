import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultSort, type SortOrder, sortHotels, sortOrders } from '@/lib/hotels/results/sort-hotels';
import type { HotelSummary } from '@/lib/hotels/results/summarize-hotel';
import { arbitraryHotels, makeHotel, summarize } from './hotels';

/** The cost of a stay includes the fees at the property. */
const measures: Record<Exclude<SortOrder, 'recommended'>, (hotel: HotelSummary) => number> = {
  price: ({ total, dueAtProperty }) => total + dueAtProperty,
  'price-desc': ({ total, dueAtProperty }) => -total - dueAtProperty,
  rating: ({ hotel }) => -(hotel.guestRating?.score ?? -1),
  stars: ({ stars }) => -stars,
  distance: ({ distance }) => distance ?? 1_000,
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

  test.each(['price', 'price-desc', 'rating', 'stars', 'distance'] as const)('%s never goes back', (order) => {
    fc.assert(
      fc.property(arbitraryHotels, (hotels) => {
        const values = sortHotels(hotels, order)
          .filter(({ available }) => available)
          .map((hotel) => measures[order](hotel));
        expect(values).toEqual(values.toSorted((a, b) => a - b));
      }),
    );
  });

  test('recommended prefers the better hotel at the same price, and the cheaper one at the same comfort', () => {
    const hotels = summarize(
      makeHotel({ id: 'far', geoCode: { latitude: 41.1, longitude: 29 } }),
      makeHotel({ id: 'dear', total: 2200 }),
      makeHotel({ id: 'plain' }),
      makeHotel({ id: 'free', cancellation: { freeUntil: '2027-01-15' }, board: 'breakfast' }),
    );
    const order = sortHotels(hotels, 'recommended').map(({ id }) => id);
    expect(order.slice(0, 2)).toEqual(['free', 'plain']);
  });

  test('recommended does not begin with a cheap one-star house that guests do not like', () => {
    const hotels = summarize(
      makeHotel({ id: 'simple', rating: 1, total: 450, guestRating: { score: 5.4, reviews: 80 } }),
      makeHotel({ id: 'good', rating: 4, total: 1000, guestRating: { score: 8.6, reviews: 900 } }),
      makeHotel({ id: 'grand', rating: 5, total: 4200, guestRating: { score: 9, reviews: 400 } }),
    );
    expect(sortHotels(hotels, 'recommended').map(({ id }) => id)).toEqual(['good', 'simple', 'grand']);
    expect(defaultSort).toBe('recommended');
  });

  test('recommended prefers better guest ratings, other things being equal; a hotel without a rating counts as average', () => {
    const hotels = summarize(
      makeHotel({ id: 'disliked', guestRating: { score: 5.1, reviews: 200 } }),
      makeHotel({ id: 'unrated' }),
      makeHotel({ id: 'liked', guestRating: { score: 9.1, reviews: 200 } }),
    );
    expect(sortHotels(hotels, 'recommended').map(({ id }) => id)).toEqual(['liked', 'unrated', 'disliked']);
  });

  test('a hotel without a position is sorted last by distance', () => {
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
