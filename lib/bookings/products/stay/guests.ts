import type { RoomOccupancy } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';

/** Somebody who sleeps in one of the rooms. */
export interface StayGuest {
  /** Place of the room in the search, from 0. */
  room: number;
  type: 'adult' | 'child';
  /** In years at check-in; null of an adult. */
  age: number | null;
}

/** Everybody a search is for, room by room, adults first: the first of all answers for the stay. */
export function guestsOf(rooms: readonly RoomOccupancy[]): StayGuest[] {
  return rooms.flatMap(({ adults, childrenAges }, room) => [
    ...Array.from({ length: adults }, (): StayGuest => ({ room, type: 'adult', age: null })),
    ...childrenAges.map((age): StayGuest => ({ room, type: 'child', age })),
  ]);
}
