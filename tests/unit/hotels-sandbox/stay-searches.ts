import fc from 'fast-check';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { HotelOffer, HotelSearchRequest, RoomOccupancy } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { hotelPlaces } from '@/supabase/functions/_shared/hotel-places/all-places';
import { sandboxHotelSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/hotels/sandbox-hotel-supplier';

export const now = new Date('2026-11-21T09:00:00Z');
const today = '2026-11-21';

/** All rooms, as sent by the form. */
export interface StaySearch extends HotelSearchRequest {
  occupancy: RoomOccupancy[];
}

export function searchFor(cityCode: string, rooms: RoomOccupancy[], ahead = 40, nights = 3): StaySearch {
  const checkIn = addDays(today, ahead);
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0);
  const days = { checkIn, checkOut: addDays(checkIn, nights) };
  return { cityCode, ...days, adults, rooms: rooms.length, occupancy: rooms, language: 'en' };
}

export const anyRoom = fc.record({
  adults: fc.integer({ min: 1, max: 4 }),
  childrenAges: fc.array(fc.integer({ min: 1, max: 17 }), { maxLength: 3 }),
});

export const anySearch = fc
  .record({
    cityCode: fc.constantFrom(...hotelPlaces.map(({ id }) => id)),
    rooms: fc.array(anyRoom, { minLength: 1, maxLength: 4 }),
    ahead: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 360 })),
    nights: fc.oneof(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 30 })),
  })
  .map(({ cityCode, rooms, ahead, nights }) => searchFor(cityCode, rooms, ahead, nights));

export async function hotelsFor(search: HotelSearchRequest, at: Date = now): Promise<HotelOffer[]> {
  return (await sandboxHotelSupplier.searchHotels(search, { signal: new AbortController().signal, now: at })).hotels;
}

/** Hundredths of riyals. */
export function cents(amount: string): number {
  return Math.round(Number(amount) * 100);
}
