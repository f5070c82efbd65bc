import { errorResponse } from '@/lib/network/http';
import { handleSearch } from '@/lib/search/handle-search';
import { refuseBeyondQuota, searchesInAMinute } from '@/lib/security/rate-limit';
import type { FlightSearchRequest } from '../offer';
import { type FlightSearchFailure, findFlightOffers } from './queries';

const failures: Record<FlightSearchFailure, { status: number; error: string }> = {
  supplierRefused: { status: 502, error: 'The airline system did not answer this search.' },
  supplierFailed: { status: 502, error: 'The airline system failed.' },
  supplierBusy: { status: 502, error: 'The airline system has been asked too often.' },
  searchUnavailable: { status: 502, error: 'Flight search is not available right now.' },
  partyTooLarge: {
    status: 400,
    error: 'More seats than airlines sell online in one search. For groups, please call us or message us on WhatsApp.',
  },
  supplierTooSlow: { status: 504, error: 'The airline system took too long to answer.' },
};

export function searchFailureResponse(code: FlightSearchFailure): Response {
  const { status, error } = failures[code];
  return errorResponse(status, { error, code });
}

/** Answers a checked search within the limits of its sender. */
export function handleFlightSearch(request: Request, search: FlightSearchRequest): Promise<Response> {
  return handleSearch(request, {
    question: search,
    find: findFlightOffers,
    perMinute: searchesInAMinute('flight'),
    refuseBeyond: refuseBeyondQuota,
    failureResponse: searchFailureResponse,
  });
}
