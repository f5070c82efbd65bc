import { describe, expect, it } from 'vitest';
import { hotels } from '@/content/hotels';
import { findSimilarHotels } from '@/lib/hotels/similar-hotels';
import { defaultStay, moveCheckIn } from '@/lib/hotels/stay';

describe('a stay', () => {
  it('starts tomorrow and ends three days ahead, in one room for two', () => {
    expect(defaultStay('2026-12-30')).toEqual({ checkIn: '2026-12-31', checkOut: '2027-01-02', rooms: 1, adults: 2 });
  });

  it('leaves the days open while nobody knows what day it is', () => {
    expect(defaultStay('')).toEqual({ checkIn: '', checkOut: '', rooms: 1, adults: 2 });
  });

  const stay = { checkIn: '2027-01-10', checkOut: '2027-01-13', rooms: 1, adults: 2 };

  it.each([
    ['a first day before the last', stay, '2027-01-12', '2027-01-13'],
    ['a first day on the last, keeping three nights', stay, '2027-01-13', '2027-01-16'],
    ['a first day after the last, keeping three nights', stay, '2027-02-01', '2027-02-04'],
    ['a cleared first day', stay, '', '2027-01-13'],
    ['a first day where there was none', { ...stay, checkIn: '' }, '2027-01-14', '2027-01-15'],
    ['a first day before any last', { ...stay, checkOut: '' }, '2027-01-14', ''],
  ])('takes %s', (_, before, checkIn, checkOut) => {
    expect(moveCheckIn(before, checkIn)).toEqual({ ...before, checkIn, checkOut });
  });
});

describe('similar hotels', () => {
  it.each(hotels.map((hotel) => [hotel.slug, hotel] as const))('of %s are three others', (slug, hotel) => {
    const similar = findSimilarHotels(hotel, hotels).map((other) => other.slug);
    expect(new Set(similar).size).toBe(3);
    expect(similar).not.toContain(slug);
  });

  it('name the same city first', () => {
    const [doha] = hotels;
    expect(doha && findSimilarHotels(doha, hotels).map(({ city }) => city.en)).toEqual(['Doha', 'Doha', 'Doha']);
  });
});
