import { amenityCodes, boards } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import type { AmenityCode, Board } from '../offer';
import { activeFilters, type FilterName, findObstacles, type HotelFilters, hasScore } from './filter-hotels';
import type { HotelSummary } from './summarize-hotel';

export const priceStep = 50;

/** Minimum guest ratings to choose from, 0 to 10. */
export const scoreSteps = [9, 8, 7, 6] as const;

export interface Bounds {
  min: number;
  max: number;
}

/** Until the hotels' prices are known (SPEC section 9). */
const defaultBounds: Bounds = { min: 0, max: 10_000 };

/** An option of a filter, and how many hotels it would show while the other filters stay as they are. */
export interface FilterOption<Value> {
  value: Value;
  count: number;
}

export interface FilterOptions {
  stars: FilterOption<number>[];
  /** Minimum ratings, highest first; empty when no hotel is rated. */
  guestRatings: FilterOption<number>[];
  amenities: FilterOption<AmenityCode>[];
  boards: FilterOption<Board>[];
  areas: FilterOption<string>[];
  freeCancellation: number;
}

/**
 * The options of every filter with their counts: stars from five down, districts with the most hotels first, amenities and boards in the order of
 * the contract. Options without hotels are listed only if selected.
 */
export function listFilterOptions(hotels: readonly HotelSummary[], filters: HotelFilters): FilterOptions {
  const active = activeFilters(filters);
  const obstacles = new Map(hotels.map((hotel) => [hotel, findObstacles(hotel, filters, active)]));
  /** Hotels that match all filters, or all but `except`. */
  const passing = (except?: FilterName) => hotels.filter((hotel) => obstacles.get(hotel)?.every((name) => name === except));

  function options<Value>(
    from: readonly HotelSummary[],
    values: readonly Value[],
    selected: readonly Value[],
    has: (hotel: HotelSummary, value: Value) => boolean,
  ): FilterOption<Value>[] {
    return values
      .filter((value) => selected.includes(value) || hotels.some((hotel) => has(hotel, value)))
      .map((value) => ({ value, count: from.filter((hotel) => has(hotel, value)).length }));
  }

  const selectedScore = filters.guestRating === null ? [] : [filters.guestRating];
  return {
    stars: options(passing('stars'), [5, 4, 3, 2, 1], filters.stars, (hotel, stars) => hotel.stars === stars),
    guestRatings: options(passing('guestRating'), scoreSteps, selectedScore, ({ hotel }, score) => hasScore(hotel, score)),
    boards: options(passing('boards'), boards, filters.boards, ({ hotel }, board) => hotel.board === board),
    areas: options(passing('areas'), areasByFrequency(hotels), filters.areas, (hotel, area) => hotel.area === area),
    // A hotel needs all selected amenities, so another one narrows the present list.
    amenities: options(passing(), amenityCodes, filters.amenities, ({ amenities }, code) => amenities.includes(code)),
    freeCancellation: passing('freeCancellation').filter(({ available, cancellation }) => available && cancellation.freeUntil)
      .length,
  };
}

/** The ends of the price slider: the lowest and highest price of the hotels, widened to whole steps. */
export function priceBounds(hotels: readonly HotelSummary[]): Bounds {
  if (hotels.length === 0) return defaultBounds;
  const totals = hotels.map(({ total }) => total);
  const min = Math.floor(Math.min(...totals) / priceStep) * priceStep;
  return { min, max: Math.max(Math.ceil(Math.max(...totals) / priceStep) * priceStep, min + priceStep) };
}

function areasByFrequency(hotels: readonly HotelSummary[]): string[] {
  const counts = new Map<string, number>();
  for (const { area } of hotels) counts.set(area, (counts.get(area) ?? 0) + 1);
  return [...counts].sort(([a, many], [b, others]) => others - many || (a < b ? -1 : 1)).map(([area]) => area);
}
