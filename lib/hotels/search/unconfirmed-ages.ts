import type { RoomOccupancy } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { roomLimits } from '@/supabase/functions/_shared/contracts/hotels/stay-limits';

/** A child by position, whose age is still the one it was given when it was added. */
export interface UnconfirmedAge {
  room: number;
  child: number;
}

export function whenChildrenChange(
  ages: readonly UnconfirmedAge[],
  room: number,
  before: number,
  after: number,
): UnconfirmedAge[] {
  const added = Array.from({ length: Math.max(0, after - before) }, (_, index) => ({ room, child: before + index }));
  return [...ages.filter((age) => age.room !== room || age.child < after), ...added];
}

export function whenRoomIsRemoved(ages: readonly UnconfirmedAge[], room: number): UnconfirmedAge[] {
  return ages.filter((age) => age.room !== room).map((age) => (age.room > room ? { ...age, room: age.room - 1 } : age));
}

export function withConfirmed(ages: readonly UnconfirmedAge[], { room, child }: UnconfirmedAge): UnconfirmedAge[] {
  return ages.filter((age) => age.room !== room || age.child !== child);
}

/** Without those of rooms that an address has changed since. */
export function stillUnconfirmed(ages: readonly UnconfirmedAge[], rooms: readonly RoomOccupancy[]): UnconfirmedAge[] {
  return ages.filter(({ room, child }) => rooms[room]?.childrenAges[child] === roomLimits.childAge.usual);
}
