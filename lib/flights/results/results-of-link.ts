import { splitLocale } from '@/lib/i18n/locales';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { findAirportByPlace } from '../airports/find-airports';
import { parseFlightSearch, resultsView } from '../search/search-params';

const searchLinks = new Set(['/flights', '/services/flights']);

/**
 * The query for a link to the flight search. A whole trip (`/services/flights?from=doha&to=london&departure=…`) opens its results, with airport
 * codes for cities. Any other query only fills in the form, and is returned unchanged.
 */
export function resultsOfLink(pathname: string, query: URLSearchParams, today: string = todayInQatar()): URLSearchParams {
  return searchLinks.has(splitLocale(pathname).path) ? resultsOfPlaces(query, today) : query;
}

/** The same for an address of results that names its places otherwise than by codes. */
export function resultsOfPlaces(query: URLSearchParams, today: string = todayInQatar()): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const end of ['from', 'to']) {
    const airport = findAirportByPlace(query.get(end) ?? '');
    if (airport) next.set(end, airport.code);
  }
  next.set(resultsView.key, resultsView.value);
  return parseFlightSearch(next, today) ? next : query;
}
