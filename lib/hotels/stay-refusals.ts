import { daysBetween } from '@/lib/time/dates';
import { addDays, isCalendarDay } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { RoomOccupancy } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { longestStayNights, roomLimits, stayHorizonDays } from '@/supabase/functions/_shared/contracts/hotels/stay-limits';

/** Why the stay in an address cannot be searched. */
export interface StayRefusal {
  /** Keys of `hotels.results.refused`. */
  kind:
    | 'destination'
    | 'days'
    | 'checkInPast'
    | 'checkInTooFar'
    | 'checkOutEarly'
    | 'stayTooLong'
    | 'rooms'
    | 'tooManyRooms'
    | 'noAdult'
    | 'tooManyAdults'
    | 'tooManyChildren'
    | 'childAge';
  /** The requested number of nights, rooms, people or years. */
  count?: number;
  /** yyyy-MM-dd. */
  day?: string;
}

type QueryReader = Pick<URLSearchParams, 'get'>;

/** Why these days cannot be a stay; `today` is yyyy-MM-dd in Qatar. */
export function whyNotDays(checkIn: string, checkOut: string, today: string): StayRefusal[] {
  if (!isCalendarDay(checkIn) || !isCalendarDay(checkOut)) return [{ kind: 'days' }];
  const nights = daysBetween(checkIn, checkOut);
  return [
    ...(checkIn < today ? [{ kind: 'checkInPast' as const, day: checkIn }] : []),
    ...(checkIn > addDays(today, stayHorizonDays) ? [{ kind: 'checkInTooFar' as const, day: checkIn }] : []),
    ...(nights < 1 ? [{ kind: 'checkOutEarly' as const, day: checkOut }] : []),
    ...(nights > longestStayNights ? [{ kind: 'stayTooLong' as const, count: nights }] : []),
  ];
}

/** Why the rooms of an address cannot be searched, and the nearest that can. */
export function whyNotRooms(query: QueryReader): { why: StayRefusal[]; nearest: RoomOccupancy[] | null } {
  const asked = askedRooms(query);
  if (!asked) return { why: [{ kind: 'rooms' }], nearest: null };
  const { rooms: most, adults, children, childAge } = roomLimits;
  const ages = asked.flatMap(({ childrenAges }) => childrenAges);
  const oddAge = ages.find((age) => age < childAge.min || age > childAge.max);
  const crowded = Math.max(...asked.map((room) => room.adults));
  const mostChildren = Math.max(...asked.map(({ childrenAges }) => childrenAges.length));
  const why: StayRefusal[] = [
    ...(asked.length > most.max ? [{ kind: 'tooManyRooms' as const, count: asked.length }] : []),
    ...(asked.some((room) => room.adults < adults.min) ? [{ kind: 'noAdult' as const }] : []),
    ...(crowded > adults.max ? [{ kind: 'tooManyAdults' as const, count: crowded }] : []),
    ...(mostChildren > children.max ? [{ kind: 'tooManyChildren' as const, count: mostChildren }] : []),
    ...(oddAge === undefined ? [] : [{ kind: 'childAge' as const, count: oddAge }]),
  ];
  const taken = asked.slice(0, most.max);
  // Guests of rooms beyond the limit move into the other rooms, as far as they fit.
  const extra = asked.slice(most.max).reduce((sum, room) => sum + room.adults, 0);
  const nearest = taken.map((room, index) => ({
    adults: within(room.adults + Math.floor(extra / taken.length) + (index < extra % taken.length ? 1 : 0), adults),
    childrenAges: room.childrenAges.slice(0, children.max).map((age) => within(age, childAge)),
  }));
  return { why, nearest };
}

/** The rooms in an address, of any size, also where hyphens stand between ages; null when it has none. With `adults` beside it, `rooms` is a number. */
function askedRooms(query: QueryReader): RoomOccupancy[] | null {
  const [adults, rooms] = [query.get('adults'), query.get('rooms')];
  if (adults === null) {
    const read = (rooms ?? '').split(',', 100).map((text) => /^(\d{1,2})(?:-(\d{1,3}(?:[.-]\d{1,3}){0,20}))?$/.exec(text));
    if (read.some((match) => !match)) return null;
    return read.map((match) => ({
      adults: Number(match?.[1]),
      childrenAges: match?.[2]?.split(/[.-]/).map(Number) ?? [],
    }));
  }
  const [people, count] = [adults, rooms ?? '1'].map((text) => (/^\d{1,2}$/.test(text) ? Number(text) : Number.NaN));
  if (people === undefined || !count || Number.isNaN(people)) return null;
  return Array.from({ length: count }, (_, room) => ({
    adults: Math.floor(people / count) + (room < people % count ? 1 : 0),
    childrenAges: [],
  }));
}

function within(value: number, { min, max }: { min: number; max: number }): number {
  return Math.min(Math.max(value, min), max);
}
