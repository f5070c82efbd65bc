import type { Messages } from '@/lib/i18n/messages';

/** The words of the days and the rooms, ready to show: plurals are worked out on the server, one text for each number. */
export interface StayWords {
  dates: Pick<
    Messages['hotels']['search'],
    'checkIn' | 'checkOut' | 'datePlaceholder' | 'pickDays' | 'pickCheckOut' | 'clearDates' | 'done' | 'errors'
  >;
  rooms: Omit<Messages['hotels']['rooms'], 'guestCount' | 'roomCount'>;
  /** By number of nights, 0 to 30. */
  nights: string[];
  /** By number of guests, 0 to 28. */
  guestCounts: string[];
  /** By number of rooms, 0 to 4. */
  roomCounts: string[];
  close: string;
}

export interface HotelFormWords extends StayWords {
  search: Pick<
    Messages['hotels']['search'],
    | 'label'
    | 'destination'
    | 'destinationPlaceholder'
    | 'destinationHint'
    | 'destinationRecent'
    | 'destinationNone'
    | 'submit'
    | 'searching'
    | 'missing'
    | 'recent'
    | 'recentClear'
  >;
  /** Cities that many ask for. */
  popular: { label: string; places: { id: string; name: string }[] };
  /** By number of suggestions, 0 to 8. */
  placeCounts: string[];
}
