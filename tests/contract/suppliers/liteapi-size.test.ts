import { expect, it } from 'vitest';
import { ratesQuestion } from '@/supabase/functions/_shared/suppliers/liteapi/rates-question';

/** Of the sample in LiteAPI's published description: one rate with what surrounds it, and a hotel without its rates. */
const bytesOfRate = 2_700;
const bytesOfHotel = 3_000;
const bytesRead = 8 * 1024 * 1024;

it.each([1, 2, 3, 4])('an answer for %d rooms stays far from what is read at the most, and has enough hotels', (rooms) => {
  const stay = { cityCode: 'doha', checkIn: '2027-01-14', checkOut: '2027-01-18', adults: rooms, rooms, language: 'en' } as const;
  const { limit, maxRatesPerHotel } = ratesQuestion(stay) as { limit: number; maxRatesPerHotel: number };
  // When each of the rates counted is one for all rooms.
  expect(limit * (maxRatesPerHotel * rooms * bytesOfRate + bytesOfHotel)).toBeLessThan(bytesRead * 0.55);
  // When each counted is one for a single room: the second offer stands in for a first that is not for everybody.
  expect(maxRatesPerHotel).toBeGreaterThanOrEqual(2 * rooms);
  expect(limit).toBeGreaterThanOrEqual(40);
  expect(limit).toBeLessThanOrEqual(100);
});
