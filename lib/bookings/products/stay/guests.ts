import type { RoomOccupancy } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';

/** Somebody who sleeps in one of the rooms. */
export interface StayGuest {
  /** Place of the room in the search, from 0. */
  room: number;
  type: 'adult' | 'child';
  /** In years at check-in; null of an adult. */
  age: number | null;
}

/** Ages as they are read out: `underOne` stands for an infant. */
export function agesInWords(ages: readonly number[], underOne: string): string[] {
  return ages.map((age) => (age === 0 ? underOne : String(age)));
}

/** Everybody a search is for, room by room, adults first: the first of all answers for the stay. */
export function guestsOf(rooms: readonly RoomOccupancy[]): StayGuest[] {
  return rooms.flatMap(({ adults, childrenAges }, room) => [
    ...Array.from({ length: adults }, (): StayGuest => ({ room, type: 'adult', age: null })),
    ...childrenAges.map((age): StayGuest => ({ room, type: 'child', age })),
  ]);
}
