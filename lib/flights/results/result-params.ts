import { readRange, writeRange } from '@/lib/range';
import { afterWorkView } from '../calendar/next-weekend';
import type { FlightSearchRequest } from '../offer';
import { buildFlightSearchQuery, resultsView } from '../search/search-params';
import {
  bagChoices,
  filterNames,
  noFilters,
  type OfferFilters,
  overnightChoices,
  paperChoices,
  refundChoices,
  stopChoices,
} from './filter-offers';
import { defaultSort, type SortOrder, sortOrders } from './sort-offers';
import { timeBands } from './summarize-offer';

/** The view of the results. All of it is in the address, so that a link shows the same (DECISIONS 4). */
export interface ResultsView {
  sort: SortOrder;
  filters: OfferFilters;
  /** Id of the offer whose details are open. */
  openOffer: string | null;
}

/** The parameters of a view. */
export const viewParameters = {
  sort: 'sort',
  openOffer: 'open',
  stops: 'stops',
  airlines: 'airlines',
  layoverAirports: 'via',
  airports: 'airports',
  bags: 'bag',
  refunds: 'refund',
  overnight: 'night',
  papers: 'papers',
  departureTimes: 'dep',
  arrivalTimes: 'arr',
  returnTimes: 'back',
  price: 'price',
  whole: 'whole',
  duration: 'duration',
  longestLayover: 'wait',
} as const;

/** Whether an address opens the results over the home page. */
export function isResultsQuery(query: Pick<URLSearchParams, 'get'>): boolean {
  return query.get(resultsView.key) === resultsView.value;
}

/** The view in an address; unknown values are ignored. */
export function readResultsView(query: Pick<URLSearchParams, 'get'> & Partial<Pick<URLSearchParams, 'getAll'>>): ResultsView {
  // A form without script writes one parameter for each box.
  const all = (key: string) => query.getAll?.(key) ?? [query.get(key) ?? []].flat();
  const list = (key: string) => [...new Set(all(key).flatMap((text) => text.split(',')))];
  const known = <Choice extends string | number>(key: string, choices: readonly Choice[]) =>
    choices.filter((choice) => list(key).includes(String(choice)));
  const codes = (key: string, pattern: RegExp) => list(key).filter((code) => pattern.test(code));
  return {
    sort: sortOrders.find((order) => order === query.get(viewParameters.sort)) ?? defaultSort,
    openOffer: query.get(viewParameters.openOffer)?.slice(0, 80) || null,
    filters: {
      stops: known(viewParameters.stops, stopChoices),
      airlines: codes(viewParameters.airlines, /^[A-Z0-9]{2}$/),
      layoverAirports: codes(viewParameters.layoverAirports, /^[A-Z]{3}$/),
      airports: codes(viewParameters.airports, /^[A-Z]{3}$/),
      bags: known(viewParameters.bags, bagChoices),
      refunds: known(viewParameters.refunds, refundChoices),
      overnight: known(viewParameters.overnight, overnightChoices),
      papers: known(viewParameters.papers, paperChoices),
      departureTimes: known(viewParameters.departureTimes, timeBands),
      arrivalTimes: known(viewParameters.arrivalTimes, timeBands),
      returnTimes: known(viewParameters.returnTimes, timeBands),
      price: readRange(query.get(viewParameters.price)),
      whole: readRange(query.get(viewParameters.whole)),
      duration: readRange(query.get(viewParameters.duration)),
      longestLayover: readRange(query.get(viewParameters.longestLayover)),
    },
  };
}

/** The query with this view. Defaults are left out, and parameters of others stay. */
export function writeResultsView(query: URLSearchParams, { sort, filters, openOffer }: ResultsView): string {
  const written = new URLSearchParams(query);
  const put = (key: string, text: string | null) => (text ? written.set(key, text) : written.delete(key));
  put(resultsView.key, resultsView.value);
  put(viewParameters.sort, sort === defaultSort ? null : sort);
  for (const name of filterNames) {
    const filter = filters[name];
    put(viewParameters[name], 'length' in filter ? filter.join() : writeRange(filter));
  }
  put(viewParameters.openOffer, openOffer);
  return readable(written);
}

/** Whether an address contains an order or a filter. */
export function hasView(query: Pick<URLSearchParams, 'get'>): boolean {
  return Object.values(viewParameters).some((key) => query.get(key) !== null);
}

/** English path of the results of another search, with the order and filters of the results at `query`. */
export function resultsPathKeepingView(search: FlightSearchRequest, query: Pick<URLSearchParams, 'get'>): string {
  return `/?${writeResultsView(buildFlightSearchQuery(search), { ...readResultsView(query), openOffer: null })}`;
}

/** The query of the form without its results. */
export function withoutResults(query: URLSearchParams): string {
  const form = new URLSearchParams(query);
  for (const key of [resultsView.key, ...Object.values(viewParameters)]) form.delete(key);
  return readable(form);
}

/** The parameters of an address of results for which a form of filters has no fields. */
export function besideFields(address: string): [name: string, value: string][] {
  const { price, whole, duration, longestLayover, ...fields } = viewParameters;
  const isField = (name: string) => Object.values(fields).some((field) => field === name);
  return [...new URLSearchParams(address.split('?')[1])].filter(([name]) => !isField(name));
}

export const defaultView: ResultsView = { sort: defaultSort, filters: noFilters, openOffer: null };

/** Whether the only filters are those that a short trip begins with. */
export function isAfterWork(filters: OfferFilters): boolean {
  return (
    `&${writeResultsView(new URLSearchParams(), { ...defaultView, filters })}` ===
    `&${resultsView.key}=${resultsView.value}${afterWorkView}`
  );
}

/** Commas need no escape in a query, and people read and share these addresses. */
function readable(query: URLSearchParams): string {
  return String(query).replaceAll('%2C', ',');
}
