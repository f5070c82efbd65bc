import { flightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import type { FlightSearchRequest } from '../offer';
import { knownPlaces } from '../place-names';
import { withCompanyFares } from './company-fares';
import { parseFlightSearch } from './search-params';

/** The search in the address of results, with the codes of a company; null when it cannot be searched. */
export function searchInAddress(query: URLSearchParams): FlightSearchRequest | null {
  const search = parseFlightSearch(query);
  if (!search || !flightSearchRequest(knownPlaces).safeParse(search).success) return null;
  return withCompanyFares(search, query);
}
