import fc from 'fast-check';
import { scoreSteps } from '@/lib/hotels/results/filter-options';
import type { HotelSummary } from '@/lib/hotels/results/summarize-hotel';
import { summarizeHotels } from '@/lib/hotels/results/summarize-hotel';
import {
  amenityCodes,
  boards,
  type HotelOffer,
  type HotelSearchResponse,
} from '@/supabase/functions/_shared/contracts/hotels/hotel-search';

export const today = '2027-01-01';
export const place = { name: 'Istanbul', countryName: 'Turkey', latitude: 41.0, longitude: 29.0 };

type Change = Partial<Omit<HotelOffer, 'price'>> & { total?: number; due?: number };

/** A valid hotel at 1000 riyals, with these changes. */
export function makeHotel({ total = 1000, due = 0, ...change }: Change = {}): HotelOffer {
  const money = (amount: number) => amount.toFixed(2);
  return {
    id: 'plain',
    supplier: 'sandbox',
    available: true,
    amenities: ['wifi', 'pool'],
    description: { text: 'A house like others.' },
    name: 'Plain House',
    rating: 4,
    address: { cityName: 'Istanbul', countryCode: 'TR', area: 'Galata' },
    media: [{ uri: 'istanbul' }],
    price: {
      currency: 'QAR',
      total: money(total),
      base: money(total * 0.9),
      taxes: money(total * 0.1),
      dueAtProperty: money(due),
    },
    geoCode: { latitude: 41.0, longitude: 29.0 },
    board: 'roomOnly',
    rooms: [{ name: 'Double room', adults: 2, childrenAges: [], total: money(total) }],
    cancellation: { freeUntil: null },
    roomsLeft: null,
    ...change,
  };
}

export function answerOf(hotels: readonly HotelOffer[]): HotelSearchResponse {
  return {
    hotels: hotels.map((hotel) => ({ ...hotel, signature: 'seal' })),
    searchParams: { cityCode: 'istanbul', checkIn: '2027-01-20', checkOut: '2027-01-23', adults: 2, rooms: 1, language: 'en' },
    place,
    meta: {
      supplier: 'sandbox',
      sandbox: true,
      suppliers: [],
      searchedAt: '2027-01-01T00:00:00Z',
      expiresAt: '2027-01-01T00:30:00Z',
    },
  };
}

export const summarize = (...hotels: HotelOffer[]): HotelSummary[] => summarizeHotels(answerOf(hotels), today);

/** Up to forty different hotels. */
export const arbitraryHotels = fc
  .array(
    fc.record({
      available: fc.boolean(),
      total: fc.integer({ min: 50, max: 20_000 }),
      due: fc.constantFrom(0, 20, 95),
      rating: fc.integer({ min: 1, max: 5 }),
      board: fc.constantFrom(...boards),
      amenities: fc.subarray([...amenityCodes]),
      area: fc.constantFrom('Galata', 'Taksim', 'Kadıköy'),
      latitude: fc.double({ min: 40.9, max: 41.1, noNaN: true }),
      longitude: fc.double({ min: 28.9, max: 29.1, noNaN: true }),
      freeUntil: fc.constantFrom(null, '2026-12-31', '2027-01-15'),
      score: fc.constantFrom(null, 5.9, 6, 7.4, 8, 9.6),
    }),
    { maxLength: 40 },
  )
  .map((list) =>
    summarize(
      ...list.map(({ area, latitude, longitude, freeUntil, score, ...hotel }, index) =>
        makeHotel({
          ...hotel,
          id: `hotel-${index}`,
          name: `House ${index}`,
          address: { cityName: 'Istanbul', countryCode: 'TR', area },
          geoCode: { latitude, longitude },
          cancellation: { freeUntil },
          ...(score !== null && { guestRating: { score, reviews: 40 } }),
        }),
      ),
    ),
  );

const end = fc.option(fc.integer({ min: 0, max: 20_000 }));

export const arbitraryFilters = fc.record({
  price: fc
    .tuple(end, end)
    .map(([min, max]) => (min !== null && max !== null && min > max ? { min: max, max: min } : { min, max })),
  stars: fc.subarray([1, 2, 3, 4, 5]),
  guestRating: fc.constantFrom(null, ...scoreSteps),
  amenities: fc.subarray([...amenityCodes], { maxLength: 3 }),
  boards: fc.subarray([...boards]),
  freeCancellation: fc.boolean(),
  areas: fc.subarray(['Galata', 'Taksim', 'Kadıköy']),
  name: fc.constantFrom('', 'house', '3'),
});
