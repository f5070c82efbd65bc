import type { FlightSearchRequest } from '@/lib/flights/offer';
import type { ExplainedFailure } from '@/lib/search/search-failure';

/** A search that failed, for the card above the form. */
export interface FailedFlightSearch {
  search: FlightSearchRequest;
  failure: ExplainedFailure;
  /** The address of its results, from the root. */
  address: string;
  /** A search of the same route whose flights this page still has. */
  before: FlightSearchRequest | null;
}

/** The id of the element above the form that shows it. */
export const failedSearchPlace = 'failed-flight-search';

let failed: FailedFlightSearch | null = null;
const readers = new Set<() => void>();

/** Null when another search begins. */
export function reportFailedSearch(now: FailedFlightSearch | null): void {
  failed = now;
  for (const notify of readers) notify();
}

export const failedSearch = {
  read: () => failed,
  readOnServer: () => null,
  subscribe: (notify: () => void) => {
    readers.add(notify);
    return () => readers.delete(notify);
  },
};
