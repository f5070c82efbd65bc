import {
  type CabinClass,
  cabinClasses,
  type FlightSearchRequest,
  flightSearchRequest,
} from '@/supabase/functions/_shared/contracts/flights/flight-request';

/** What a search says in an address: every part may be missing, and places may be written as a code or a city. */
export interface FlightSearchParams {
  from?: string;
  to?: string;
  departure?: string;
  /** Empty while the day back of a round trip is still to be chosen. */
  return?: string;
  adults?: number;
  children?: number;
  infants?: number;
  cabinClass?: CabinClass;
}

/** Query parameter that opens the results dialog over the home page (DECISIONS 4). */
export const resultsView = { key: 'view', value: 'results' } as const;

type QueryReader = Pick<URLSearchParams, 'get'>;

/** Reads the parts of a search from an address. Nothing is checked against the world here: see `parseFlightSearch`. */
export function readFlightSearchParams(query: QueryReader): FlightSearchParams {
  const cabinClass = cabinClasses.find((cabin) => cabin.toLowerCase() === query.get('class')?.toLowerCase());
  const parts = {
    from: readText(query, 'from'),
    to: readText(query, 'to'),
    departure: readText(query, 'departure'),
    return: query.get('return') === '' ? '' : readText(query, 'return'),
    adults: readCount(query, 'adults'),
    children: readCount(query, 'children'),
    infants: readCount(query, 'infants'),
    cabinClass,
  };
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
}

/** The complete, valid search an address describes, or null when it is none; then it only fills in the form. */
export function parseFlightSearch(query: QueryReader, today?: string): FlightSearchRequest | null {
  const {
    from,
    to,
    departure,
    return: back,
    adults = 1,
    children = 0,
    infants = 0,
    cabinClass = 'ECONOMY',
  } = readFlightSearchParams(query);
  const request = {
    origin: from?.toUpperCase(),
    destination: to?.toUpperCase(),
    departureDate: departure,
    adults,
    children,
    infants,
    cabinClass,
  };
  const schema = flightSearchRequest(today ? { today } : {});
  const result = schema.safeParse(back ? { ...request, returnDate: back } : request);
  return result.success ? result.data : null;
}

/** The query of a search: `?from=DOH&to=LHR&departure=2027-01-14&return=…&adults=1&children=0&infants=0&class=economy`. */
export function buildFlightSearchQuery(search: FlightSearchRequest): URLSearchParams {
  const query = new URLSearchParams({ from: search.origin, to: search.destination, departure: search.departureDate });
  if (search.returnDate !== undefined) query.set('return', search.returnDate);
  query.set('adults', String(search.adults));
  query.set('children', String(search.children));
  query.set('infants', String(search.infants));
  query.set('class', search.cabinClass.toLowerCase());
  return query;
}

/** English path of the results of a search, over the home page. */
export function flightResultsPath(search: FlightSearchRequest): string {
  const query = buildFlightSearchQuery(search);
  query.set(resultsView.key, resultsView.value);
  return `/?${query}`;
}

/** English path of the passenger form for one offer of a search. */
export function passengerInfoPath(search: FlightSearchRequest, offerId: string): string {
  const query = buildFlightSearchQuery(search);
  query.set('offer', offerId);
  return `/booking/passenger-info?${query}`;
}

function readText(query: QueryReader, key: string): string | undefined {
  return query.get(key)?.trim().slice(0, 60) || undefined;
}

function readCount(query: QueryReader, key: string): number | undefined {
  const text = query.get(key);
  return text && /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}
