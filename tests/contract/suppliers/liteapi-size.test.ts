import { expect, it } from 'vitest';
import { ratesQuestion } from '@/supabase/functions/_shared/suppliers/liteapi/liteapi';

/** From the sample in LiteAPI's published description: the size of one rate, and of a hotel without its rates. */
const bytesOfRate = 2_700;
const bytesOfHotel = 3_000;
const bytesRead = 8 * 1024 * 1024;

it.each([1, 2, 3, 4])('an answer for %d rooms is far below the size limit, and has enough hotels', (rooms) => {
  const stay = { cityCode: 'doha', checkIn: '2027-01-14', checkOut: '2027-01-18', adults: rooms, rooms, language: 'en' } as const;
  const { limit, maxRatesPerHotel } = ratesQuestion(stay) as { limit: number; maxRatesPerHotel: number };
  // When each rate is for all rooms.
  expect(limit * (maxRatesPerHotel * rooms * bytesOfRate + bytesOfHotel)).toBeLessThan(bytesRead * 0.55);
  // When each rate is for a single room. The second offer is needed when the first is not for everybody.
  expect(maxRatesPerHotel).toBeGreaterThanOrEqual(2 * rooms);
  expect(limit).toBeGreaterThanOrEqual(40);
  expect(limit).toBeLessThanOrEqual(100);
});
