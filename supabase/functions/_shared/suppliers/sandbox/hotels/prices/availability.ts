import type { DayNumber } from '../../../local-time.ts';
import { chance } from '../../seeded.ts';
import type { Property } from '../properties/properties.ts';
import type { RoomType } from '../properties/rooms.ts';

export interface Night {
  day: DayNumber;
  /** The price of a night relative to an ordinary one; expensive nights are full nights. */
  factor: number;
}

/** How many rooms of the type are left for all nights of the stay, asked `lead` days before it. */
export function roomsLeft(property: Property, type: RoomType, nights: readonly Night[], lead: number): number {
  return nights.reduce((fewest, night) => Math.min(fewest, leftOn(property, type, night, lead)), type.count);
}

function leftOn({ id }: Property, { key, count }: RoomType, { day, factor }: Night, lead: number): number {
  const week = chance(`${id} week ${Math.floor((day + 4) / 7)}`);
  const today = chance(`${id} ${key} ${day}`);
  const soon = lead < 3 ? 0.16 : lead < 21 ? 0.08 : lead < 90 ? 0 : -0.16;
  const sold = 0.52 + (factor - 1) * 0.45 + week * 0.36 - 0.1 + (today - 0.5) * 0.16 + soon;
  return Math.max(0, Math.floor(count * (1 - sold) + 0.35));
}
