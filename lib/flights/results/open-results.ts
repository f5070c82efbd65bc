import { type Locale, localizePath } from '@/lib/i18n/locales';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import { prefetchSearch } from '../search/search-flights';
import { flightResultsPath } from '../search/search-params';

/** Opens the results of a search over the home page, without a page load. `view`: filters to begin with, as `&dep=evening`. In the browser only. */
export function openFlightResults(search: FlightSearchRequest, locale: Locale, view = ''): void {
  prefetchSearch(search);
  const address = resultsAddress(search, locale) + view;
  // The second click of a double click must not cost a second Back.
  if (`${window.location.pathname}${window.location.search}` !== address) window.history.pushState(null, '', address);
}

/** The same in place of an address that names its places otherwise, such as `from=doha`: Back must not lead to it again. */
export function openResultsInPlace(search: FlightSearchRequest, locale: Locale): void {
  prefetchSearch(search);
  window.history.replaceState(null, '', resultsAddress(search, locale));
}

function resultsAddress(search: FlightSearchRequest, locale: Locale): string {
  return localizePath(flightResultsPath(search), locale);
}
