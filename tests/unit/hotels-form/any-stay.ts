import fc from 'fast-check';
import type { StaySearch } from '@/lib/hotels/search/search-params';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';
import {
  longestStayNights,
  type RoomOccupancy,
  roomLimits,
  stayHorizonDays,
} from '@/supabase/functions/_shared/contracts/hotels/hotel-search';

const anyRoom: fc.Arbitrary<RoomOccupancy> = fc.record({
  adults: fc.integer(roomLimits.adults),
  childrenAges: fc.array(fc.integer({ min: roomLimits.childAge.min, max: roomLimits.childAge.max }), {
    maxLength: roomLimits.children.max,
  }),
});

export const anyRooms = fc.array(anyRoom, { minLength: roomLimits.rooms.min, maxLength: roomLimits.rooms.max });

/** Every stay that can be searched on `today`. */
export function anyStay(today: string): fc.Arbitrary<StaySearch> {
  return fc
    .record({
      destination: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
      ahead: fc.integer({ min: 0, max: stayHorizonDays }),
      nights: fc.integer({ min: 1, max: longestStayNights }),
      rooms: anyRooms,
    })
    .map(({ destination, ahead, nights, rooms }) => {
      const checkIn = addDays(today, ahead);
      return { destination, checkIn, checkOut: addDays(checkIn, nights), rooms };
    });
}
