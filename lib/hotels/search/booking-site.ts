import type { Locale } from '@/lib/i18n/locales';
import { countAdults } from '../stay-rooms';
import type { StaySearch } from './search-params';

/** Its name, the same in both languages. */
export const bookingSite = 'Booking.com';

/** A search on the booking site, in words: a hotel and its city. */
export interface BookingSiteSearch extends Pick<StaySearch, 'checkIn' | 'checkOut' | 'rooms'> {
  destination: string;
}

/** The search page of the external booking site (SPEC section 7). Open it in a new tab with `noopener`. */
export function bookingSiteUrl({ destination, checkIn, checkOut, rooms }: BookingSiteSearch, locale: Locale): string {
  const page = locale === 'ar' ? 'searchresults.ar.html' : 'searchresults.html';
  const ages = rooms.flatMap(({ childrenAges }) => childrenAges);
  const query = new URLSearchParams({
    ss: destination,
    checkin: checkIn,
    checkout: checkOut,
    group_adults: String(countAdults(rooms)),
    no_rooms: String(rooms.length),
    group_children: String(ages.length),
  });
  for (const age of ages) query.append('age', String(age));
  return `https://www.booking.com/${page}?${query}`;
}
