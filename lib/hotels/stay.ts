import { daysBetween } from '@/lib/dates';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';

/** A stay as the visitor has it so far; days are yyyy-MM-dd or empty. */
export interface Stay {
  checkIn: string;
  checkOut: string;
  rooms: number;
  adults: number;
}

/** From tomorrow until three days ahead, one room for two. An empty `today` leaves the days open. */
export function defaultStay(today: string): Stay {
  const days = today ? { checkIn: addDays(today, 1), checkOut: addDays(today, 3) } : { checkIn: '', checkOut: '' };
  return { ...days, rooms: 1, adults: 2 };
}

/** Moves the first day. A last day that would no longer come after it moves along, so that the nights stay as many. */
export function moveCheckIn(stay: Stay, checkIn: string): Stay {
  if (!checkIn || !stay.checkOut || stay.checkOut > checkIn) return { ...stay, checkIn };
  const nights = stay.checkIn ? Math.max(1, daysBetween(stay.checkIn, stay.checkOut)) : 1;
  return { ...stay, checkIn, checkOut: addDays(checkIn, nights) };
}
