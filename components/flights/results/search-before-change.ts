import type { FlightSearchRequest, FlightSearchResponse } from '@/lib/flights/offer';
import type { ResultsView } from '@/lib/flights/results/result-params';
import { placesOf } from '@/supabase/functions/_shared/contracts/flights/flight-request';

/** A search and its answer. */
export interface FoundSearch {
  search: FlightSearchRequest;
  answer: FlightSearchResponse;
}

interface SearchBeforeChange {
  search: FlightSearchRequest;
  view: ResultsView;
  found: FoundSearch | null;
}

let left: SearchBeforeChange | null = null;

/** Saves order, filters and flights while the traveller changes the search in the form; null clears them. */
export function keepBeforeChange(before: SearchBeforeChange | null): void {
  left = before;
}

/** The saved state, if it is of the same route. */
export function searchBeforeChange(search: FlightSearchRequest): SearchBeforeChange | null {
  return left && isSameRoute(left.search, search) ? left : null;
}

export function isSameRoute(one: FlightSearchRequest, other: FlightSearchRequest): boolean {
  return String(placesOf(one)) === String(placesOf(other));
}
