import type { RoomOccupancy } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';

/** A guest of one of the rooms. */
export interface StayGuest {
  /** Position of the room in the search, from 0. */
  room: number;
  type: 'adult' | 'child';
  /** In years at check-in; null for an adult. */
  age: number | null;
}

/** The guests of a search, room by room, adults first. The first of all is the lead guest. */
export function guestsOf(rooms: readonly RoomOccupancy[]): StayGuest[] {
  return rooms.flatMap(({ adults, childrenAges }, room) => [
    ...Array.from({ length: adults }, (): StayGuest => ({ room, type: 'adult', age: null })),
    ...childrenAges.map((age): StayGuest => ({ room, type: 'child', age })),
  ]);
}
