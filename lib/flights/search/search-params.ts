import {
  type CabinClass,
  cabinClasses,
  endsOf,
  type FlightSearchRequest,
  flightSearchRequest,
  placesOf,
} from '@/supabase/functions/_shared/contracts/flights/flight-request';

/** The search in an address: every part may be missing, and places may be a code or a city. */
export interface FlightSearchParams {
  from?: string;
  to?: string;
  departure?: string;
  /** Empty while the return day of a round trip is still open. */
  return?: string;
  /** Counts that are no number of one or two digits are NaN. */
  adults?: number;
  children?: number;
  infants?: number;
  /** Null for a cabin that we do not know. */
  cabinClass?: CabinClass | null;
}

/** Query parameter that opens the results dialog over the home page (DECISIONS 4). */
export const resultsView = { key: 'view', value: 'results' } as const;

type QueryReader = Pick<URLSearchParams, 'get'>;

/** Reads the parts of a search from an address. They are not validated: see `parseFlightSearch`. */
export function readFlightSearchParams(query: QueryReader): FlightSearchParams {
  const parts = {
    from: readText(query, 'from'),
    to: readText(query, 'to'),
    departure: readText(query, 'departure'),
    return: query.get('return') === '' ? '' : readText(query, 'return'),
    adults: readCount(query, 'adults'),
    children: readCount(query, 'children'),
    infants: readCount(query, 'infants'),
    cabinClass: readCabin(query),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
}

/** The complete, valid search in an address; null when there is none, and the address only fills in the form. */
export function parseFlightSearch(query: QueryReader, today?: string): FlightSearchRequest | null {
  const {
    from,
    to,
    departure: departureDate,
    return: returnDate,
    adults = 1,
    children = 0,
    infants = 0,
    cabinClass = 'ECONOMY',
  } = readFlightSearchParams(query);
  const request = {
    ...endsOf((from ?? '').toUpperCase(), (to ?? '').toUpperCase()),
    departureDate,
    adults,
    children,
    infants,
    cabinClass,
    ...(returnDate && { returnDate }),
  };
  return flightSearchRequest(today ? { today } : {}).safeParse(request).data ?? null;
}

/**
 * The query of a search: `?from=DOH&to=LHR&departure=2027-01-14&return=…&adults=1&children=0&infants=0&class=economy`; of several legs
 * `?leg=DOH-LHR-2027-01-14&leg=LHR-CDG-2027-01-20&adults=1…`.
 */
export function buildFlightSearchQuery(search: FlightSearchRequest): URLSearchParams {
  const { departureDate, furtherLegs } = search;
  const [from, to] = placesOf(search);
  const query = new URLSearchParams(furtherLegs ? '' : { from, to, departure: departureDate });
  for (const leg of furtherLegs ? [search, ...furtherLegs] : [])
    query.append('leg', [...placesOf(leg), leg.departureDate].join('-'));
  if (search.returnDate !== undefined) query.set('return', search.returnDate);
  for (const kind of ['adults', 'children', 'infants'] as const) query.set(kind, String(search[kind]));
  query.set('class', search.cabinClass.toLowerCase());
  for (const { airline, corporateCode } of search.corporateFares ?? []) query.append('company', `${airline}-${corporateCode}`);
  return query;
}

/** English path of the results of a search, over the home page. */
export function flightResultsPath(search: FlightSearchRequest): string {
  const query = buildFlightSearchQuery(search);
  query.set(resultsView.key, resultsView.value);
  return `/?${query}`;
}

function readText(query: QueryReader, key: string): string | undefined {
  return query.get(key)?.trim().slice(0, 60) || undefined;
}

function readCabin(query: QueryReader): CabinClass | null | undefined {
  const written = readText(query, 'class')?.toLowerCase();
  if (!written) return undefined;
  return cabinClasses.find((cabin) => cabin.toLowerCase() === written) ?? null;
}

function readCount(query: QueryReader, key: string): number | undefined {
  const text = query.get(key);
  if (!text) return undefined;
  return /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
}
