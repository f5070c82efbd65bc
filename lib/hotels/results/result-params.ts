import { readRange, writeRange } from '@/lib/range';
import type { HotelPlace } from '@/supabase/functions/_shared/contracts/hotels/hotel-places';
import { amenityCodes, boards } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { isOpaqueId } from '../search/suggestions';
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

/** The parameters of a view. */
export const viewParameters = {
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

/**
 * The query that narrows results to a district, a hotel, or what is near a sight; empty for a whole city. The place of a hotel begins with that
 * hotel, whatever it is called there.
 */
export function queryOfPart({ id, name, part }: Pick<HotelPlace, 'id' | 'name' | 'part'>): Record<string, string> {
  if (part && isOpaqueId(id)) return { [viewParameters.sort]: 'distance' };
  if (part === 'area') return { [viewParameters.areas]: name, [nearKey]: name };
  if (part === 'hotel') return { [viewParameters.name]: name, [nearKey]: name };
  return part === 'sight' ? { [viewParameters.sort]: 'distance', [nearKey]: name } : {};
}

type QueryReader = Pick<URLSearchParams, 'get' | 'getAll'>;

/** The view in an address; unknown values are ignored. */
export function readResultsView(query: QueryReader): ResultsView {
  // A form without script writes one parameter for each box.
  const list = (key: string) => [...new Set(query.getAll(key).flatMap((text) => text.split(',')))];
  const known = <Choice extends string | number>(key: string, choices: readonly Choice[]) =>
    choices.filter((choice) => list(key).includes(String(choice)));
  return {
    sort: sortOrders.find((order) => order === query.get(viewParameters.sort)) ?? defaultSort,
    layout: query.get(viewParameters.layout) === 'map' ? 'map' : 'list',
    onlySaved: query.get(viewParameters.onlySaved) === '1',
    compared: list(viewParameters.compared)
      .filter((id) => /^[\w.:-]{1,80}$/.test(id))
      .slice(0, mostCompared),
    filters: {
      price: readRange(query.get(viewParameters.price)),
      stars: known(viewParameters.stars, [1, 2, 3, 4, 5]),
      guestRating: scoreSteps.find((score) => String(score) === query.get(viewParameters.guestRating)) ?? null,
      amenities: known(viewParameters.amenities, amenityCodes),
      boards: known(viewParameters.boards, boards),
      freeCancellation: query.get(viewParameters.freeCancellation) === 'free',
      areas: [...new Set(query.getAll(viewParameters.areas).map((area) => area.slice(0, 80)))].filter(Boolean).slice(0, 20),
      name: query.get(viewParameters.name)?.slice(0, longestName) ?? '',
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
  put(viewParameters.sort, sort === defaultSort ? null : sort);
  put(viewParameters.layout, layout === 'map' ? layout : null);
  put(viewParameters.onlySaved, onlySaved ? '1' : null);
  put(viewParameters.price, writeRange(filters.price));
  for (const name of ['stars', 'amenities', 'boards'] as const) put(viewParameters[name], filters[name].join());
  put(viewParameters.guestRating, filters.guestRating === null ? null : String(filters.guestRating));
  put(viewParameters.freeCancellation, filters.freeCancellation ? 'free' : null);
  // Names of places may contain commas.
  written.delete(viewParameters.areas);
  for (const area of filters.areas) written.append(viewParameters.areas, area);
  put(viewParameters.name, filters.name.trim());
  put(viewParameters.compared, compared.join());
  return written;
}

/** How many hotels of a long list are shown, in an address that leads on without script. */
const rowsKey = 'rows';

/** The number of hotels to show at first, at least `fewest`. */
export function readRows(query: QueryReader, fewest: number): number {
  const rows = Number(query.get(rowsKey));
  return Number.isInteger(rows) ? Math.max(rows, fewest) : fewest;
}

/** The query with more hotels. */
export function withRows(query: URLSearchParams, rows: number): URLSearchParams {
  const written = new URLSearchParams(query);
  written.set(rowsKey, String(rows));
  return written;
}

/** The parameters of a query for which a form of filters has no fields. */
export function besideFields(query: URLSearchParams): [name: string, value: string][] {
  const { price, layout, onlySaved, compared, ...fields } = viewParameters;
  return [...query].filter(([name]) => name !== rowsKey && !Object.values(fields).some((field) => field === name));
}
