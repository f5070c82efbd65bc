import { describe, expect, it } from 'vitest';
import { emptyDraft } from '@/lib/bookings/products/package/draft';
import { hasTrip, readTrip, type TripDraft, writeTrip } from '@/lib/bookings/products/package/trip-address';

const { travellers: _, contact: __, ...usual } = emptyDraft();
const read = (query: string) => readTrip(new URLSearchParams(query));
const written = (trip: TripDraft) => new URLSearchParams(writeTrip(trip));

describe('the trip of a package in its address', () => {
  it.each<[string, TripDraft]>([
    ['', usual],
    ['departure=2027-01-10&nights=2', { ...usual, departureDate: '2027-01-10', extraNights: 2 }],
    [
      'adults1=1&age1=8&age1=&adults2=3',
      {
        ...usual,
        rooms: [
          { adults: 1, childAges: [8, null] },
          { adults: 3, childAges: [] },
        ],
      },
    ],
    ['extras=fastTrack&extras=dinners&wishes=', { ...usual, extras: ['fastTrack', 'dinners'], wishes: [] }],
  ])('is written as "%s", and read again', (query, trip) => {
    expect(String(written(trip))).toBe(query);
    expect(read(query)).toEqual(trip);
    expect(hasTrip(new URLSearchParams(query))).toBe(query !== '');
  });

  it.each<[string, Partial<TripDraft>]>([
    // The button after the field.
    ['nights=2&nights=3', { extraNights: 3 }],
    ['adults1=2&children1=1&age1=8&children1=2', { rooms: [{ adults: 2, childAges: [8, null] }] }],
    ['adults1=2&children1=2&age1=8&age1=9&children1=1', { rooms: [{ adults: 2, childAges: [8] }] }],
    ['adults1=2&adults2=1&age2=4&remove=1', { rooms: [{ adults: 1, childAges: [4] }] }],
    ['departure=10/1/2027', { departureDate: '2027-01-10' }],
    ['departure=%D9%A1%D9%A0/01/2027', { departureDate: '2027-01-10' }],
  ])('is read from the fields of a form: %s', (query, part) => {
    expect(read(query)).toEqual({ ...usual, ...part });
  });

  it.each<[string, Partial<TripDraft>]>([
    ['departure=31/02/2027', { departureDate: '31/02/2027' }],
    [`departure=${'x'.repeat(200)}`, { departureDate: 'x'.repeat(64) }],
    ['nights=99', { extraNights: 7 }],
    ['nights=-1&adults1=abc', {}],
    ['adults1=99&age1=1&age1=2&age1=3', { rooms: [{ adults: 3, childAges: [1] }] }],
    ['adults1=2&age1=80&age1=-1', { rooms: [{ adults: 2, childAges: [null, null] }] }],
    ['adults1=2&children1=999', { rooms: [{ adults: 2, childAges: [null, null] }] }],
    ['adults4=3&remove=1&extras=yacht', {}],
    ['wishes=yacht', { wishes: [] }],
  ])('is the nearest possible one for %s', (query, part) => {
    expect(read(query)).toEqual({ ...usual, ...part });
  });

  it('leaves a mistyped day out', () => {
    expect(String(written({ ...usual, departureDate: '31/02/2027' }))).toBe('');
  });
});
