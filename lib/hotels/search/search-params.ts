import { addDays, isCalendarDay } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { RoomOccupancy } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { longestStayNights, stayHorizonDays } from '@/supabase/functions/_shared/contracts/hotels/stay-limits';
import { type StayRefusal, whyNotDays, whyNotRooms } from '../stay-refusals';
import { readRooms, spreadRooms, usualRooms, writeRooms } from '../stay-rooms';

/** A stay that can be searched. `destination` is the id of a suggestion; days are yyyy-MM-dd. */
export interface StaySearch {
  destination: string;
  checkIn: string;
  checkOut: string;
  rooms: RoomOccupancy[];
}

/** The stay in an address, without invalid parts, which are listed in `refused`. There are always both days or none. */
export interface StaySearchParts extends Partial<StaySearch> {
  /** Present in the address, but invalid. Missing parts are not listed. */
  refused: ('destination' | 'dates' | 'rooms')[];
  /** The reasons why it cannot be searched; absent when there are none. */
  why?: StayRefusal[];
  /** The refused values, as closely as a form can show them. */
  given?: Partial<Pick<StaySearch, 'checkIn' | 'checkOut' | 'rooms'>>;
}

type QueryReader = Pick<URLSearchParams, 'get'>;

const placeIdShape = /^[A-Za-z0-9_-]{1,64}$/;
/** The id of a suggestion, or the English name of a city as links write it: "ras-al-khaimah". */
const placeShape = /^[\p{L}\p{M}\p{N}_' ’.-]{1,64}$/u;

/**
 * Reads a stay from an address: `?destination=<id>&checkin=…&checkout=…&rooms=2-10.4,1`, or in links of cards
 * `?destination=<city>&checkin=…&checkout=…&adults=2&rooms=1`. `today` is yyyy-MM-dd in Qatar.
 */
export function readStaySearch(query: QueryReader, today: string): StaySearchParts {
  const parts: StaySearchParts = { refused: [] };
  const given: StaySearchParts['given'] = {};
  const why: StayRefusal[] = [];
  const destination = query.get('destination')?.trim();
  if (destination && placeShape.test(destination)) parts.destination = destination;
  else if (destination) {
    parts.refused.push('destination');
    why.push({ kind: 'destination' });
  }

  const [checkIn, checkOut] = [query.get('checkin') ?? '', query.get('checkout') ?? ''];
  if (isSearchableStay(checkIn, checkOut, today)) Object.assign(parts, { checkIn, checkOut });
  else if (checkIn || checkOut) {
    parts.refused.push('dates');
    why.push(...whyNotDays(checkIn, checkOut, today));
    if (isCalendarDay(checkIn) && isCalendarDay(checkOut)) Object.assign(given, { checkIn, checkOut });
  }

  const rooms = roomsIn(query);
  if (rooms) parts.rooms = rooms;
  else if (query.get('rooms') || query.get('adults')) {
    parts.refused.push('rooms');
    const { why: reasons, nearest } = whyNotRooms(query);
    why.push(...(reasons.length > 0 ? reasons : [{ kind: 'rooms' as const }]));
    if (nearest) given.rooms = nearest;
  }
  return why.length > 0 ? { ...parts, why, given } : parts;
}

/** The complete search in an address, or null: the address then only fills in the form. Only the search itself shows whether the place exists. */
export function parseStaySearch(query: QueryReader, today: string): StaySearch | null {
  const { destination, checkIn, checkOut, rooms } = readStaySearch(query, today);
  if (!destination || !placeIdShape.test(destination) || !checkIn || !checkOut || !rooms) return null;
  return { destination, checkIn, checkOut, rooms };
}

/** The search for all rates of one hotel, with the hotel's place where the address names none; null without days. */
export function searchOfHotel(parts: StaySearchParts, placeId: string | null): StaySearch | null {
  const { destination = placeId, checkIn, checkOut, rooms = usualRooms, refused } = parts;
  // A price for another party than in the link would mislead.
  if (!destination || !checkIn || !checkOut || refused.includes('rooms')) return null;
  return { destination, checkIn, checkOut, rooms: [...rooms] };
}

/** The query of a search; `queryText` writes it without needless escapes. */
export function writeStaySearch({ destination, checkIn, checkOut, rooms }: StaySearch): URLSearchParams {
  return new URLSearchParams({ destination, checkin: checkIn, checkout: checkOut, rooms: writeRooms(rooms) });
}

/** A query as text, with readable commas between rooms. */
export function queryText(query: URLSearchParams): string {
  return String(query).replaceAll('%2C', ',');
}

/** English path of the results of a search; `view` has more parameters of the results. */
export function hotelResultsPath(search: StaySearch, view: Readonly<Record<string, string>> = {}): string {
  const query = writeStaySearch(search);
  for (const [key, value] of Object.entries(view)) query.set(key, value);
  return `/explore/hotels/results?${queryText(query)}`;
}

/** True for days that can be searched on `today`: in the future, within the horizon, and within the longest stay. */
export function isSearchableStay(checkIn: string, checkOut: string, today: string): boolean {
  return (
    isCalendarDay(checkIn) &&
    isCalendarDay(checkOut) &&
    checkIn >= today &&
    checkIn <= addDays(today, stayHorizonDays) &&
    checkOut > checkIn &&
    checkOut <= addDays(checkIn, longestStayNights)
  );
}

/** With `adults` beside it, `rooms` is a number of rooms, as in links of cards. Without, it describes each room. */
function roomsIn(query: QueryReader): RoomOccupancy[] | null {
  const [adults, rooms] = [query.get('adults'), query.get('rooms')];
  if (adults === null) return rooms ? readRooms(rooms) : null;
  return spreadRooms(countOf(adults), countOf(rooms ?? '1'));
}

function countOf(text: string): number {
  return /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
}
