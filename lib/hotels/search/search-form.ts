import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { HotelPlace } from '@/supabase/functions/_shared/contracts/hotels/hotel-places';
import type { RoomOccupancy } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { stayHorizonDays } from '@/supabase/functions/_shared/contracts/hotels/stay-limits';
import { usualRooms } from '../stay-rooms';
import { isSearchableStay, type StaySearch, type StaySearchParts, writeStaySearch } from './search-params';
import { isOpaqueId } from './suggestions';
import { stillUnconfirmed, type UnconfirmedAge } from './unconfirmed-ages';

/** A place selected from the suggestions, as its field shows it. */
export interface SelectedPlace {
  /** Of the city, or of a hotel. */
  id: string;
  name: string;
  /** What `name` is when it is not the city itself. */
  part?: HotelPlace['part'];
  /** The city `id`, whose results are narrowed to this part. */
  cityName?: string;
}

/** A suggestion that is chosen. */
export function selectedPlaceOf({ id, name, part, address: { cityName } }: HotelPlace): SelectedPlace {
  return { id, name, ...(part && { part }), ...(part && !isOpaqueId(id) && { cityName }) };
}

/** First and last day of a stay, each yyyy-MM-dd; empty while not selected. */
export interface StayDays {
  checkIn: string;
  checkOut: string;
}

export interface StayForm {
  /** Text of the field; the name of `place` if there is one. */
  destination: string;
  place: SelectedPlace | null;
  /** Null until selected: the default days then apply, see `usualDays`. */
  days: StayDays | null;
  rooms: readonly RoomOccupancy[];
  /** Ages that were given and not confirmed. */
  unconfirmed: readonly UnconfirmedAge[];
}

/** Keys of `hotels.search.errors`, by field. */
export interface StayFormErrors {
  destination?: 'destinationRequired' | 'destinationUnknown';
  dates?: 'datesRequired' | 'datesInvalid';
  rooms?: 'roomsInvalid';
}

export const emptyStayForm: StayForm = { destination: '', place: null, days: null, rooms: usualRooms, unconfirmed: [] };

const noDays: StayDays = { checkIn: '', checkOut: '' };

/** From tomorrow until three days ahead (SPEC section 9); empty while `today` is unknown. */
export function usualDays(today: string): StayDays {
  return today ? { checkIn: addDays(today, 1), checkOut: addDays(today, 3) } : noDays;
}

/** The latest possible check-out on `today`, yyyy-MM-dd. */
export function lastCheckOut(today: string): string {
  return addDays(today, stayHorizonDays);
}

/** What a stay cannot be without. Text that was not chosen from the suggestions is an error of `checkStayForm`. */
export function missingOfStay({ destination, days, rooms, unconfirmed }: StayForm): ('destination' | 'dates' | 'ages')[] {
  const hasDays = !days || (days.checkIn !== '' && days.checkOut !== '');
  return [
    ...(destination.trim() ? [] : ['destination' as const]),
    ...(hasDays ? [] : ['dates' as const]),
    ...(stillUnconfirmed(unconfirmed, rooms).length > 0 ? ['ages' as const] : []),
  ];
}

/** The stay of a form, or its errors. */
export function checkStayForm(
  form: StayForm,
  today: string,
): { search: StaySearch; place: SelectedPlace } | { errors: StayFormErrors } {
  const { checkIn, checkOut } = form.days ?? usualDays(today);
  const dates = stayDaysError({ checkIn, checkOut }, today);
  if (!form.place || dates)
    return { errors: { ...(!form.place && { destination: 'destinationRequired' }), ...(dates && { dates }) } };
  return { search: { destination: form.place.id, checkIn, checkOut, rooms: [...form.rooms] }, place: form.place };
}

/** The query of a form, complete or not, as `readStaySearch` reads it; text that is not a place is left out. */
export function queryOfStayForm({ place, days, rooms }: StayForm): URLSearchParams {
  return writeStaySearch({ destination: place?.id ?? '', ...(days ?? noDays), rooms: [...rooms] });
}

/** Why the days cannot be searched, or null. */
export function stayDaysError({ checkIn, checkOut }: StayDays, today: string): StayFormErrors['dates'] | null {
  if (!checkIn || !checkOut) return 'datesRequired';
  return isSearchableStay(checkIn, checkOut, today) ? null : 'datesInvalid';
}

/** The form for the stay in an address, whose ages somebody has confirmed. Invalid parts are reported, and shown as near as the form allows; missing ones stay as in `form`. */
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
    ...((rooms ?? given.rooms) && { rooms: rooms ?? given.rooms, unconfirmed: [] }),
  };
  return { form: filled, errors };
}
