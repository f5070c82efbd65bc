import { isInRange, openRange, type Range } from '@/lib/range';
import { foldName, isNamedBy } from '@/supabase/functions/_shared/contracts/place-names';
import type { AmenityCode, Board } from '../offer';
import type { HotelSummary } from './summarize-hotel';

/** Empty lists, an empty name, false and open ranges exclude nothing. */
export interface HotelFilters {
  /** QAR for the whole stay. */
  price: Range;
  stars: readonly number[];
  /** The lowest accepted guest rating, 0 to 10; unrated hotels are excluded. */
  guestRating: number | null;
  /** A hotel needs all of these. */
  amenities: readonly AmenityCode[];
  boards: readonly Board[];
  freeCancellation: boolean;
  /** Districts, in the language of the answer. */
  areas: readonly string[];
  /** Part of the hotel's name. */
  name: string;
}

export type FilterName = keyof HotelFilters;

export const noFilters: HotelFilters = {
  price: openRange,
  stars: [],
  guestRating: null,
  amenities: [],
  boards: [],
  freeCancellation: false,
  areas: [],
  name: '',
};

export function filterHotels(hotels: readonly HotelSummary[], filters: HotelFilters): HotelSummary[] {
  const active = activeFilters(filters);
  return hotels.filter((hotel) => findObstacles(hotel, filters, active).length === 0);
}

export function activeFilters(filters: HotelFilters): FilterName[] {
  const { price, stars, guestRating, amenities, boards, freeCancellation, areas, name } = filters;
  const isActive: Record<FilterName, boolean> = {
    price: price.min !== null || price.max !== null,
    stars: stars.length > 0,
    guestRating: guestRating !== null,
    amenities: amenities.length > 0,
    boards: boards.length > 0,
    freeCancellation,
    areas: areas.length > 0,
    name: foldName(name) !== '',
  };
  return filterNames.filter((filter) => isActive[filter]);
}

/** The active filters that exclude a hotel. */
export function findObstacles(hotel: HotelSummary, filters: HotelFilters, active: readonly FilterName[]): FilterName[] {
  return active.filter((name) => !passes[name](hotel, filters));
}

/** Without districts that this answer does not have: a link from the other language uses other names. */
export function withKnownAreas(filters: HotelFilters, hotels: readonly HotelSummary[]): HotelFilters {
  if (filters.areas.length === 0) return filters;
  const known = new Set(hotels.map(({ area }) => area));
  return { ...filters, areas: filters.areas.filter((area) => known.has(area)) };
}

const passes: Record<FilterName, (hotel: HotelSummary, filters: HotelFilters) => boolean> = {
  price: ({ total }, { price }) => isInRange(price, total),
  stars: (hotel, { stars }) => stars.includes(hotel.stars),
  guestRating: ({ hotel }, { guestRating }) => hasScore(hotel, guestRating ?? 0),
  amenities: (hotel, { amenities }) => amenities.every((code) => hotel.amenities.includes(code)),
  boards: ({ hotel }, { boards }) => boards.includes(hotel.board),
  freeCancellation: ({ available, cancellation }) => available && cancellation.freeUntil !== null,
  areas: ({ area }, { areas }) => areas.includes(area),
  name: (hotel, { name }) => isNamedBy(name, hotel.name),
};
const filterNames = Object.keys(passes) as FilterName[];

/** Whether its guest rating is at least `score`, 0 to 10. */
export function hasScore({ guestRating }: HotelSummary['hotel'], score: number): boolean {
  return guestRating !== undefined && guestRating.score >= score;
}
