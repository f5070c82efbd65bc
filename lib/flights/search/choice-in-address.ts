import { legsOf } from '@/supabase/functions/_shared/contracts/flights/legs-of-search';
import { oneTicketSearch, parseMultiCity } from '../multi-city/address';
import type { FlightSearchRequest } from '../offer';
import { isKnownPlace } from '../place-names';
import { withCompanyFares } from './company-fares';
import { parseFlightSearch } from './search-params';

/** One offer of one search, as `passengerInfoPath` writes it. */
export interface ChoiceInAddress {
  search: FlightSearchRequest;
  offerId: string;
}

/** The flight selected in an address, on a ticket of one or several legs; null when it cannot be searched. */
export function choiceInAddress(query: URLSearchParams): ChoiceInAddress | null {
  const asked = parseFlightSearch(query) ?? oneTicketSearch(parseMultiCity(query) ?? []);
  const offerId = query.get('offer');
  if (!asked || !offerId) return null;
  const search = withCompanyFares(asked, query);
  const areKnown = legsOf(search).every((leg) => isKnownPlace(leg.origin) && isKnownPlace(leg.destination));
  return areKnown ? { search, offerId } : null;
}
