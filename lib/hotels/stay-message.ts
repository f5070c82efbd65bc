import { formatDay } from '@/lib/time/dates';
import type { RoomOccupancy } from './offer';
import type { StayDays } from './search/search-form';

export interface StayMessageWords {
  checkIn: string;
  checkOut: string;
  /** With `{number}`. */
  room: string;
  /** By number of adults, 0 to 4. */
  adultCounts: readonly string[];
  /** With `{adults}` and `{ages}`. */
  withChildren: string;
}

/** The days and rooms of a stay as lines of a message to the agency. */
export function stayLines({ checkIn, checkOut }: StayDays, rooms: readonly RoomOccupancy[], words: StayMessageWords): string[] {
  return [
    `${words.checkIn}: ${formatDay(checkIn)}`,
    `${words.checkOut}: ${formatDay(checkOut)}`,
    ...rooms.map(({ adults, childrenAges }, index) => {
      const room = words.room.replace('{number}', String(index + 1));
      const adultText = words.adultCounts[adults] ?? '';
      const ages = childrenAges.join(', ');
      const guests = words.withChildren.replace('{adults}', adultText).replace('{ages}', ages);
      return `${room}: ${childrenAges.length > 0 ? guests : adultText}`;
    }),
  ];
}
