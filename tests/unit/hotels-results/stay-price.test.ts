import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stayPrice, withoutDearerEquals } from '@/lib/hotels/stay-price';
import { makeHotel } from './hotels';

const days = { checkIn: '2027-01-20', checkOut: '2027-01-23', rooms: 1 };

test('the cost of a stay is that of the rate, for its nights and rooms', () => {
  const hotel = makeHotel({
    total: 1850,
    due: 60,
    rooms: [1, 2].map(() => ({ name: 'Double', adults: 2, childrenAges: [], total: '925.00' })),
  });
  expect(stayPrice(hotel, days)).toEqual({
    nights: 3,
    rooms: 2,
    total: 1850,
    base: 1665,
    taxes: 185,
    dueAtProperty: 60,
    whole: 1910,
    perNight: 308,
  });
});

test('its lines add up, in spite of rounding', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000_000 }), (hundredths) => {
      const { total, base, taxes } = stayPrice(makeHotel({ total: hundredths / 100 }), days);
      expect(base + taxes).toBe(total);
      expect(base).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a hotel without rooms uses the rooms of the search', () => {
  expect(stayPrice(makeHotel({ rooms: [] }), { ...days, rooms: 2 }).rooms).toBe(2);
});

test('of equal rates the cheapest is kept, including what is due at the property', () => {
  const usual = makeHotel({ rate: 'usual', total: 700, due: 100 });
  const dearer = makeHotel({ rate: 'dearer', total: 780, due: 40 });
  const sameForMore = makeHotel({ rate: 'same-for-more', total: 790, due: 40 });
  const free = makeHotel({ rate: 'free', total: 900, cancellation: { freeUntil: '2027-01-18' } });
  const fed = makeHotel({ rate: 'fed', total: 950, board: 'breakfast' });
  expect(withoutDearerEquals([usual, dearer, sameForMore, free, fed])).toEqual([usual, free, fed]);
  expect(withoutDearerEquals([dearer, makeHotel({ rate: 'less', total: 760 })]).map(({ rate }) => rate)).toEqual(['less']);
});
