import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stayPrice } from '@/lib/hotels/stay-price';
import { makeHotel } from './hotels';

const days = { checkIn: '2027-01-20', checkOut: '2027-01-23', rooms: 1 };

test('a stay costs what the rate says, for its nights and rooms', () => {
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
    perNight: 308,
  });
});

test('its lines add up, whatever is rounded', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000_000 }), (hundredths) => {
      const { total, base, taxes } = stayPrice(makeHotel({ total: hundredths / 100 }), days);
      expect(base + taxes).toBe(total);
      expect(base).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a hotel without rooms is counted by what was asked', () => {
  expect(stayPrice(makeHotel({ rooms: [] }), { ...days, rooms: 2 }).rooms).toBe(2);
});
