import { isSearchFailure, mayPass, type SearchFailure } from '@/supabase/functions/_shared/contracts/search-failure';
import { SearchError } from './search-request';

/** What a screen needs to know of a failure; it chooses its words by the code (docs/product/flights.md). */
export interface ExplainedFailure {
  code: SearchFailure;
  /** Whether to offer the same search again. */
  mayRetry: boolean;
  /** Seconds to wait before another search; null when the service did not say. */
  retryAfterSeconds: number | null;
}

/** For answers without one of our codes: a proxy may answer instead. */
const codesByStatus: Readonly<Record<number, SearchFailure>> = {
  400: 'invalidSearch',
  429: 'tooManyRequests',
  502: 'supplierFailed',
  503: 'paused',
  504: 'supplierTooSlow',
};

/** In seconds. A longer wait means that the day's quota is used up: contact details are shown instead of a countdown. */
const longestWatchedSeconds = 600;

export function explainFailure(error: unknown): ExplainedFailure {
  const code = codeOf(error);
  return { code, mayRetry: mayPass(code), retryAfterSeconds: error instanceof SearchError ? error.retryAfterSeconds : null };
}

function codeOf(error: unknown): SearchFailure {
  if (!(error instanceof SearchError)) return codeOfThrown(error);
  const code = isSearchFailure(error.code) ? error.code : (codesByStatus[error.status] ?? 'unexpected');
  return code === 'tooManyRequests' && (error.retryAfterSeconds ?? 0) > longestWatchedSeconds ? 'dailyLimitReached' : code;
}

/** `fetch` throws a TypeError without a connection, and a TimeoutError at our timeout. */
function codeOfThrown(error: unknown): SearchFailure {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'supplierTooSlow';
  return error instanceof TypeError ? 'offline' : 'unexpected';
}
