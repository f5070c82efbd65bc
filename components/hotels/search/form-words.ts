import { getTranslations } from 'next-intl/server';
import { popularHotels } from '@/content/popular';
import { mostSuggestions } from '@/lib/hotels/search/suggestions';
import type { Locale } from '@/lib/i18n/locales';
import { longestStayNights, roomLimits } from '@/supabase/functions/_shared/contracts/hotels/stay-limits';
import type { HotelFormWords, StayWords } from './stay-words';

/** The nearest and most asked for first: a phone shows four. */
const oneTapCities = ['dubai', 'istanbul', 'london', 'paris', 'cairo', 'bangkok'];
const mostGuests = roomLimits.rooms.max * (roomLimits.adults.max + roomLimits.children.max);
const upTo = (most: number, text: (count: number) => string) => Array.from({ length: most + 1 }, (_, count) => text(count));

/** For the server: the texts for days and rooms of a stay. */
export async function stayWords(locale: Locale): Promise<StayWords> {
  const t = await getTranslations({ locale, namespace: 'hotels' });
  const common = await getTranslations({ locale, namespace: 'common' });
  return {
    dates: {
      checkIn: t('search.checkIn'),
      checkOut: t('search.checkOut'),
      datePlaceholder: t('search.datePlaceholder'),
      pickDays: t('search.pickDays'),
      pickCheckOut: t('search.pickCheckOut'),
      clearDates: t('search.clearDates'),
      done: t('search.done'),
      errors: {
        destinationRequired: t('search.errors.destinationRequired'),
        destinationUnknown: t('search.errors.destinationUnknown'),
        datesRequired: t('search.errors.datesRequired'),
        datesInvalid: t('search.errors.datesInvalid'),
        roomsInvalid: t('search.errors.roomsInvalid'),
      },
    },
    rooms: {
      title: t('rooms.title'),
      summary: t.raw('rooms.summary'),
      room: t.raw('rooms.room'),
      adults: t('rooms.adults'),
      adultsAge: t('rooms.adultsAge'),
      children: t('rooms.children'),
      childrenAge: t('rooms.childrenAge'),
      childAge: t.raw('rooms.childAge'),
      underOne: t('rooms.underOne'),
      unconfirmed: t('rooms.unconfirmed'),
      unconfirmedAge: t('rooms.unconfirmedAge'),
      confirm: t.raw('rooms.confirm'),
      confirmNamed: t.raw('rooms.confirmNamed'),
      more: t.raw('rooms.more'),
      fewer: t.raw('rooms.fewer'),
      add: t('rooms.add'),
      remove: t('rooms.remove'),
      removeNamed: t.raw('rooms.removeNamed'),
    },
    nights: upTo(longestStayNights, (count) => t('search.nights', { count })),
    guestCounts: upTo(mostGuests, (count) => t('rooms.guestCount', { count })),
    roomCounts: upTo(roomLimits.rooms.max, (count) => t('rooms.roomCount', { count })),
    close: common('close'),
  };
}

/** For the server: the texts of the whole search form. */
export async function hotelFormWords(locale: Locale): Promise<HotelFormWords> {
  const t = await getTranslations({ locale, namespace: 'hotels.search' });
  return {
    ...(await stayWords(locale)),
    search: {
      label: t('label'),
      destination: t('destination'),
      destinationPlaceholder: t('destinationPlaceholder'),
      destinationHint: t('destinationHint'),
      destinationRecent: t('destinationRecent'),
      destinationNone: t('destinationNone'),
      submit: t('submit'),
      searching: t('searching'),
      missing: {
        lead: t.raw('missing.lead'),
        destination: t('missing.destination'),
        dates: t('missing.dates'),
        ages: t('missing.ages'),
      },
      recent: t('recent'),
      recentClear: t('recentClear'),
    },
    popular: {
      label: t('popular'),
      places: oneTapCities.flatMap((id) => {
        const hotel = popularHotels.find(({ slug }) => slug === id);
        return hotel ? { id, name: hotel.city[locale] } : [];
      }),
    },
    placeCounts: upTo(mostSuggestions, (count) => t('placeCount', { count })),
  };
}
