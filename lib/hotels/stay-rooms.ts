import type { RoomOccupancy } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { roomLimits } from '@/supabase/functions/_shared/contracts/hotels/stay-limits';

/** One room of two adults (SPEC section 9). */
export const usualRooms: readonly RoomOccupancy[] = [{ adults: 2, childrenAges: [] }];

export function addRoom(rooms: readonly RoomOccupancy[]): RoomOccupancy[] {
  return rooms.length < roomLimits.rooms.max ? [...rooms, ...usualRooms] : [...rooms];
}

/** A room can be removed only while there are several. */
export function removeRoom(rooms: readonly RoomOccupancy[], index: number): RoomOccupancy[] {
  return rooms.length > roomLimits.rooms.min ? rooms.filter((_, place) => place !== index) : [...rooms];
}

export function withAdults(rooms: readonly RoomOccupancy[], index: number, adults: number): RoomOccupancy[] {
  return changeRoom(rooms, index, (room) => ({ ...room, adults: clamp(adults, roomLimits.adults) }));
}

/** A new child gets the default age; the last child is removed first. */
export function withChildren(rooms: readonly RoomOccupancy[], index: number, children: number): RoomOccupancy[] {
  const count = clamp(children, roomLimits.children);
  return changeRoom(rooms, index, (room) => ({
    ...room,
    childrenAges: Array.from({ length: count }, (_, child) => room.childrenAges[child] ?? roomLimits.childAge.usual),
  }));
}

export function withChildAge(rooms: readonly RoomOccupancy[], index: number, child: number, age: number): RoomOccupancy[] {
  return changeRoom(rooms, index, (room) => ({
    ...room,
    childrenAges: room.childrenAges.map((old, place) => (place === child ? clamp(age, roomLimits.childAge) : old)),
  }));
}

/** All guests of the rooms; four rooms have at most 28. */
export function countGuests(rooms: readonly RoomOccupancy[]): number {
  return countAdults(rooms) + rooms.reduce((sum, { childrenAges }) => sum + childrenAges.length, 0);
}

export function countAdults(rooms: readonly RoomOccupancy[]): number {
  return rooms.reduce((sum, { adults }) => sum + adults, 0);
}

/** Rooms as in an address: `2-10.4,1` is a room of two adults with children of 10 and 4, and a room of one adult. */
export function writeRooms(rooms: readonly RoomOccupancy[]): string {
  return rooms.map(({ adults, childrenAges }) => [adults, childrenAges.join('.')].filter(Boolean).join('-')).join(',');
}

/** The rooms in the text of an address; null when they cannot be searched. */
export function readRooms(text: string): RoomOccupancy[] | null {
  const rooms = text.split(',', roomLimits.rooms.max + 1).map(readRoom);
  const areAll = (list: (RoomOccupancy | null)[]): list is RoomOccupancy[] => list.every((room) => room !== null);
  return rooms.length <= roomLimits.rooms.max && areAll(rooms) ? rooms : null;
}

/** Spreads the adults of a link (`adults=2&rooms=1`) evenly over its rooms; null when they do not fit. */
export function spreadRooms(adults: number, rooms: number): RoomOccupancy[] | null {
  if (!isWithin(rooms, roomLimits.rooms)) return null;
  if (!(adults >= rooms && adults <= rooms * roomLimits.adults.max)) return null;
  return Array.from({ length: rooms }, (_, room) => ({
    adults: Math.floor(adults / rooms) + (room < adults % rooms ? 1 : 0),
    childrenAges: [],
  }));
}

function readRoom(text: string): RoomOccupancy | null {
  const match = /^(\d)(?:-(\d{1,2}(?:\.\d{1,2})*))?$/.exec(text);
  if (!match) return null;
  const adults = Number(match[1]);
  const childrenAges = match[2]?.split('.').map(Number) ?? [];
  const fits =
    isWithin(adults, roomLimits.adults) &&
    isWithin(childrenAges.length, roomLimits.children) &&
    childrenAges.every((age) => isWithin(age, roomLimits.childAge));
  return fits ? { adults, childrenAges } : null;
}

function changeRoom(rooms: readonly RoomOccupancy[], index: number, change: (room: RoomOccupancy) => RoomOccupancy) {
  return rooms.map((room, place) => (place === index ? change(room) : room));
}

interface Range {
  min: number;
  max: number;
}

function isWithin(value: number, { min, max }: Range): boolean {
  return value >= min && value <= max;
}

function clamp(value: number, { min, max }: Range): number {
  return Math.min(Math.max(value, min), max);
}
