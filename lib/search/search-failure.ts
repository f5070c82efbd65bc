import { isSearchFailure, type SearchFailure as SearchFailureCode } from '@/supabase/functions/_shared/contracts/search-failure';
import { SearchError } from './search-request';

/** The text for a failure (docs/decisions/0005-results-errors.md); several codes share one. */
export type FailureKind = 'offline' | 'slow' | 'busy' | 'usedUp' | 'paused' | 'refused' | 'invalid' | 'unexpected';

export interface SearchFailure<Kind = FailureKind> {
  code: SearchFailureCode;
  kind: Kind;
  /** Seconds to wait before another search; null when the service did not say. */
  retryAfterSeconds: number | null;
}

const kinds: Readonly<Record<SearchFailureCode, FailureKind>> = {
  supplierRefused: 'refused',
  partyTooLarge: 'invalid',
  supplierFailed: 'refused',
  supplierBusy: 'refused',
  supplierTooSlow: 'slow',
  searchUnavailable: 'refused',
  invalidSearch: 'invalid',
  tooManyRequests: 'busy',
  paused: 'paused',
  dailyLimitReached: 'usedUp',
  offline: 'offline',
  unexpected: 'unexpected',
};

/** For answers without one of our codes: a proxy may answer instead. */
const codesByStatus: Readonly<Record<number, SearchFailureCode>> = {
  400: 'invalidSearch',
  429: 'tooManyRequests',
  502: 'supplierFailed',
  503: 'paused',
  504: 'supplierTooSlow',
};

/** In seconds. A longer wait means that the day's quota is used up: contact details are shown instead of a countdown. */
const longestWatchedSeconds = 600;

export function explainFailure(error: unknown): SearchFailure {
  const code = codeOf(error);
  return { code, kind: kinds[code], retryAfterSeconds: error instanceof SearchError ? error.retryAfterSeconds : null };
}

function codeOf(error: unknown): SearchFailureCode {
  if (!(error instanceof SearchError)) return codeOfThrown(error);
  const code = isSearchFailure(error.code) ? error.code : (codesByStatus[error.status] ?? 'unexpected');
  return code === 'tooManyRequests' && (error.retryAfterSeconds ?? 0) > longestWatchedSeconds ? 'dailyLimitReached' : code;
}

/** `fetch` throws a TypeError without a connection, and a TimeoutError at our timeout. */
function codeOfThrown(error: unknown): SearchFailureCode {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'supplierTooSlow';
  return error instanceof TypeError ? 'offline' : 'unexpected';
}
