import { countGuests } from '@/lib/hotels/stay-rooms';
import type { RoomOccupancy } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import type { StayWords } from '../stay-words';

/** "2 guests, 1 room". */
export function roomsSummary(rooms: readonly RoomOccupancy[], words: StayWords): string {
  return words.rooms.summary
    .replace('{guests}', words.guestCounts[countGuests(rooms)] ?? '')
    .replace('{rooms}', words.roomCounts[rooms.length] ?? '');
}
