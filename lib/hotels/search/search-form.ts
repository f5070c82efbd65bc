import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { RoomOccupancy } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { stayHorizonDays } from '@/supabase/functions/_shared/contracts/hotels/stay-limits';
import { usualRooms } from '../stay-rooms';
import { isSearchableStay, type StaySearch, type StaySearchParts, writeStaySearch } from './search-params';

/** A place that was chosen from the suggestions, as its field shows it. */
export interface SelectedPlace {
  id: string;
  name: string;
}

/** First and last day of a stay, yyyy-MM-dd each; empty while not chosen. */
export interface StayDays {
  checkIn: string;
  checkOut: string;
}

export interface StayForm {
  /** Letters in the field; the name of `place` when there is one. */
  destination: string;
  place: SelectedPlace | null;
  /** Null until selected: then they follow the calendar, see `usualDays`. */
  days: StayDays | null;
  rooms: readonly RoomOccupancy[];
}

/** Keys of `hotels.search.errors`, by field. */
export interface StayFormErrors {
  destination?: 'destinationRequired' | 'destinationUnknown';
  dates?: 'datesRequired' | 'datesInvalid';
  rooms?: 'roomsInvalid';
}

export const emptyStayForm: StayForm = { destination: '', place: null, days: null, rooms: usualRooms };

const noDays: StayDays = { checkIn: '', checkOut: '' };

/** From tomorrow until three days ahead (SPEC section 9); open while `today` is not known yet. */
export function usualDays(today: string): StayDays {
  return today ? { checkIn: addDays(today, 1), checkOut: addDays(today, 3) } : noDays;
}

/** The last day that can end a stay on `today`, yyyy-MM-dd. */
export function lastCheckOut(today: string): string {
  return addDays(today, stayHorizonDays);
}

/** The stay a filled-in form asks for, or what is missing in it. */
export function checkStayForm(form: StayForm, today: string): { search: StaySearch } | { errors: StayFormErrors } {
  const { checkIn, checkOut } = form.days ?? usualDays(today);
  const dates = stayDaysError({ checkIn, checkOut }, today);
  if (!form.place || dates)
    return { errors: { ...(!form.place && { destination: 'destinationRequired' }), ...(dates && { dates }) } };
  return { search: { destination: form.place.id, checkIn, checkOut, rooms: [...form.rooms] } };
}

/** The query of a form that may be half filled in, as `readStaySearch` reads it; letters that are no place yet stay out of it. */
export function queryOfStayForm({ place, days, rooms }: StayForm): URLSearchParams {
  return writeStaySearch({ destination: place?.id ?? '', ...(days ?? noDays), rooms: [...rooms] });
}

/** Why the days cannot be searched, or null. */
export function stayDaysError({ checkIn, checkOut }: StayDays, today: string): StayFormErrors['dates'] | null {
  if (!checkIn || !checkOut) return 'datesRequired';
  return isSearchableStay(checkIn, checkOut, today) ? null : 'datesInvalid';
}

/** The form for the stay in an address. What cannot be searched is shown as near as the form can, and reported; what is absent stays as it was. */
export function fillStayForm(form: StayForm, { checkIn, checkOut, rooms, refused, given = {} }: StaySearchParts) {
  const errors: StayFormErrors = {
    ...(refused.includes('destination') && { destination: 'destinationUnknown' }),
    ...(refused.includes('dates') && { dates: 'datesInvalid' }),
    ...(refused.includes('rooms') && { rooms: 'roomsInvalid' }),
  };
  const filled: StayForm = {
    ...form,
    ...(checkIn && checkOut
      ? { days: { checkIn, checkOut } }
      : errors.dates && { days: { checkIn: given.checkIn ?? '', checkOut: given.checkOut ?? '' } }),
    ...((rooms ?? given.rooms) && { rooms: rooms ?? given.rooms }),
  };
  return { form: filled, errors };
}
