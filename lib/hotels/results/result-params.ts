import { readRange, writeRange } from '@/lib/range';
import type { HotelPlace } from '@/supabase/functions/_shared/contracts/hotels/hotel-places';
import { amenityCodes, boards } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { type HotelFilters, noFilters } from './filter-hotels';
import { scoreSteps } from './filter-options';
import { defaultSort, type SortOrder, sortOrders } from './sort-hotels';

/** The view of the results. All of it is in the address, so that a link shows the same. */
export interface ResultsView {
  sort: SortOrder;
  filters: HotelFilters;
  /** For a phone; a large screen shows both. */
  layout: 'list' | 'map';
  /** Only those saved on this device. */
  onlySaved: boolean;
  /** Ids of the hotels to compare, at most `mostCompared`. */
  compared: readonly string[];
}

export const mostCompared = 3;
export const longestName = 60;

export const defaultView: ResultsView = { sort: defaultSort, filters: noFilters, layout: 'list', onlySaved: false, compared: [] };

const keys = {
  sort: 'sort',
  layout: 'view',
  onlySaved: 'saved',
  compared: 'compare',
  price: 'price',
  stars: 'stars',
  guestRating: 'rating',
  amenities: 'amenities',
  boards: 'board',
  freeCancellation: 'cancel',
  areas: 'area',
  name: 'name',
} as const;

/** What the visitor searched within the city: names the point that distances are measured from, when it is a sight. */
export const nearKey = 'near';

/** The query that narrows results to a district, a hotel, or what is near a sight; empty for a whole city. */
export function queryOfPart({ name, part }: Pick<HotelPlace, 'name' | 'part'>): Record<string, string> {
  if (part === 'area') return { [keys.areas]: name, [nearKey]: name };
  if (part === 'hotel') return { [keys.name]: name, [nearKey]: name };
  return part === 'sight' ? { [keys.sort]: 'distance', [nearKey]: name } : {};
}

type QueryReader = Pick<URLSearchParams, 'get' | 'getAll'>;

/** The view in an address; unknown values are ignored. */
export function readResultsView(query: QueryReader): ResultsView {
  const list = (key: string) => [...new Set(query.get(key)?.split(',') ?? [])];
  const known = <Choice extends string | number>(key: string, choices: readonly Choice[]) =>
    choices.filter((choice) => list(key).includes(String(choice)));
  return {
    sort: sortOrders.find((order) => order === query.get(keys.sort)) ?? defaultSort,
    layout: query.get(keys.layout) === 'map' ? 'map' : 'list',
    onlySaved: query.get(keys.onlySaved) === '1',
    compared: list(keys.compared)
      .filter((id) => /^[\w.:-]{1,80}$/.test(id))
      .slice(0, mostCompared),
    filters: {
      price: readRange(query.get(keys.price)),
      stars: known(keys.stars, [1, 2, 3, 4, 5]),
      guestRating: scoreSteps.find((score) => String(score) === query.get(keys.guestRating)) ?? null,
      amenities: known(keys.amenities, amenityCodes),
      boards: known(keys.boards, boards),
      freeCancellation: query.get(keys.freeCancellation) === 'free',
      areas: [...new Set(query.getAll(keys.areas).map((area) => area.slice(0, 80)))].filter(Boolean).slice(0, 20),
      name: query.get(keys.name)?.slice(0, longestName) ?? '',
    },
  };
}

/** The query with this view. Defaults are left out, and parameters of others stay. */
export function writeResultsView(
  query: URLSearchParams,
  { sort, filters, layout, onlySaved, compared }: ResultsView,
): URLSearchParams {
  const written = new URLSearchParams(query);
  const put = (key: string, text: string | null) => (text ? written.set(key, text) : written.delete(key));
  put(keys.sort, sort === defaultSort ? null : sort);
  put(keys.layout, layout === 'map' ? layout : null);
  put(keys.onlySaved, onlySaved ? '1' : null);
  put(keys.price, writeRange(filters.price));
  for (const name of ['stars', 'amenities', 'boards'] as const) put(keys[name], filters[name].join());
  put(keys.guestRating, filters.guestRating === null ? null : String(filters.guestRating));
  put(keys.freeCancellation, filters.freeCancellation ? 'free' : null);
  // Names of places may contain commas.
  written.delete(keys.areas);
  for (const area of filters.areas) written.append(keys.areas, area);
  put(keys.name, filters.name.trim());
  put(keys.compared, compared.join());
  return written;
}
