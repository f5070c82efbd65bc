import { isCalendarDay, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { isSamePlace } from '@/supabase/functions/_shared/contracts/flights/city-airports';
import {
  endsOf,
  type FlightSearchRequest,
  flightSearchRequest,
  isOnlyAirport,
  placesOf,
} from '@/supabase/functions/_shared/contracts/flights/flight-request';
import { emptyFlightSearchForm, endsOfFields, withPassengers } from '../search/search-form';
import { buildFlightSearchQuery, type FlightSearchParams, readFlightSearchParams, resultsView } from '../search/search-params';
import { emptyLeg, isPartyTooLarge, legLimits, type MultiCityForm } from './legs';

/** English paths of the multi-city screen and of the passenger form for its selection. */
export const multiCityScreen = '/booking/multi-city';
const multiCityPassengers = `${multiCityScreen}/passengers`;

type QueryReader = Pick<URLSearchParams, 'get' | 'getAll'>;

/** A leg in the address: "DOH-LHR-2027-01-14", "DOH-IST-ONLY-2027-01-14", or "DOH--" while incomplete. */
const legText = /^([A-Z]{3}(?:-ONLY)?)?-([A-Z]{3}(?:-ONLY)?)?-(\d{4}-\d{2}-\d{2})?$/i;

export interface MultiCityParams extends Pick<FlightSearchParams, 'adults' | 'children' | 'infants' | 'cabinClass'> {
  /** Unreadable legs and missing parts are empty. Places are codes in capitals. */
  legs: { from: string; to: string; departureDate: string }[];
}

/** The multi-city search in an address. Places and days are not validated here. */
export function readMultiCityParams(query: QueryReader): MultiCityParams {
  const legs = query.getAll('leg').map((text) => {
    const [, from = '', to = '', departureDate = ''] = legText.exec(text.trim()) ?? [];
    return { from: from.toUpperCase(), to: to.toUpperCase(), departureDate };
  });
  return { ...readFlightSearchParams(query), legs: legs.slice(0, legLimits.max) };
}

/** The complete, valid searches in an address, one per leg; null when it has no multi-city search. */
export function parseMultiCity(query: QueryReader, today: string = todayInQatar()): FlightSearchRequest[] | null {
  const { legs, adults = 1, children = 0, infants = 0, cabinClass = 'ECONOMY' } = readMultiCityParams(query);
  const count = query.getAll('leg').length;
  if (count < legLimits.min || count > legLimits.max || isPartyTooLarge({ adults, children })) return null;
  const schema = flightSearchRequest({ today, isSamePlace });
  const searches = legs.flatMap(({ from, to, departureDate }) => {
    const search = { ...endsOf(from, to), departureDate, adults, children, infants, cabinClass };
    return schema.safeParse(search).data ?? [];
  });
  const isInOrder = searches.every((search, index) => search.departureDate >= (searches[index - 1]?.departureDate ?? ''));
  return searches.length === count && isInOrder ? searches : null;
}

/** `?leg=DOH-LHR-2027-01-14&leg=LHR-CDG-2027-01-20&adults=1&children=0&infants=0&class=economy` */
export function buildMultiCityQuery(searches: readonly FlightSearchRequest[]): URLSearchParams {
  const search = oneTicketSearch(searches);
  return search ? buildFlightSearchQuery(search) : new URLSearchParams();
}

/** The legs as one search, for tickets with all of them; null without legs. */
export function oneTicketSearch(searches: readonly FlightSearchRequest[]): FlightSearchRequest | null {
  const [first, ...next] = searches;
  if (!first) return null;
  const furtherLegs = next.map((search) => ({ ...endsOf(...placesOf(search)), departureDate: search.departureDate }));
  return { ...first, furtherLegs };
}

/** The query of a form, complete or not; text that is not an airport is left out. */
export function queryOfMultiCityForm({ legs, class: cabinClass, ...party }: MultiCityForm): URLSearchParams {
  return buildMultiCityQuery(
    legs.map((leg) => ({
      ...endsOfFields(leg),
      departureDate: leg.departureDate,
      ...party,
      cabinClass,
    })),
  );
}

/** English path of the filled-in form. */
export function multiCityFormPath(searches: readonly FlightSearchRequest[]): string {
  return `${multiCityScreen}?${buildMultiCityQuery(searches)}`;
}

/** English path of the results, with the selected offer of each leg; null where none is selected. */
export function multiCityResultsPath(searches: readonly FlightSearchRequest[], offers: readonly (string | null)[] = []): string {
  const query = withOffers(buildMultiCityQuery(searches), offers.some(Boolean) ? offers : []);
  query.set(resultsView.key, resultsView.value);
  return `${multiCityScreen}?${query}`;
}

/** Query parameter that selects one ticket or separate tickets. Without it, and without a selected offer, the cheaper ones are shown. */
export const ticketView = { key: 'tickets', one: 'one', separate: 'separate' } as const;

/** Whether an address selects one ticket (true) or separate tickets (false); null when it has neither. */
export function readTicketView(query: QueryReader): boolean | null {
  const value = query.get(ticketView.key);
  if (value === ticketView.one) return true;
  return value === ticketView.separate || query.getAll('offer').some(Boolean) ? false : null;
}

/** English path of the results with all legs on one ticket. */
export function oneTicketResultsPath(search: FlightSearchRequest): string {
  const query = buildFlightSearchQuery(search);
  query.set(ticketView.key, ticketView.one);
  query.set(resultsView.key, resultsView.value);
  return `${multiCityScreen}?${query}`;
}

/** English path of the passenger form for one offer per leg. */
export function multiCityPassengersPath(searches: readonly FlightSearchRequest[], offers: readonly string[]): string {
  return `${multiCityPassengers}?${withOffers(buildMultiCityQuery(searches), offers)}`;
}

/** The offers in an address, one for each of `count` legs; null where one is missing. */
export function readSelectedOffers(query: QueryReader, count: number): (string | null)[] {
  const offers = query.getAll('offer');
  return Array.from({ length: count }, (_, index) => offers[index] || null);
}

/**
 * The form for an address, without what cannot be searched. `placeText` returns the text of a field for a code, or null for an unknown place.
 * Missing legs are added empty.
 */
export function multiCityFormFrom(
  params: MultiCityParams,
  placeText: (code: string) => string | null,
  today: string = todayInQatar(),
): MultiCityForm {
  const text = (code: string) => (code && placeText(code)) || '';
  const written = params.legs.map(({ from, to, departureDate }, index) => {
    const before = params.legs[index - 1];
    return {
      id: `leg-${index + 1}`,
      from: text(from),
      ...(isOnlyAirport(from) && { fromOnly: true }),
      to: from === to ? '' : text(to),
      ...(isOnlyAirport(to) && { toOnly: true }),
      departureDate: isCalendarDay(departureDate) && departureDate >= today ? departureDate : '',
      isFromPrefilled: before !== undefined && from === before.to && text(from) !== '',
    };
  });
  const missing = Array.from({ length: Math.max(0, legLimits.min - written.length) }, (_, index) =>
    emptyLeg(`leg-${written.length + index + 1}`),
  );
  const party = { adults: params.adults ?? 1, children: params.children ?? 0, infants: params.infants ?? 0 };
  const { adults, children, infants } = withPassengers(emptyFlightSearchForm, party);
  return { legs: [...written, ...missing], adults, children, infants, class: params.cabinClass ?? 'ECONOMY' };
}

function withOffers(query: URLSearchParams, offers: readonly (string | null)[]): URLSearchParams {
  for (const offer of offers) query.append('offer', offer ?? '');
  return query;
}
