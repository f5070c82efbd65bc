import { FlightSearchError } from './search-flights';

/** Failures we have words and a way on for; anything else is unexpected (docs/decisions/0005-results-errors.md). */
export type ExplainedFailure = 'offline' | 'slow' | 'busy' | 'paused' | 'refused' | 'partyTooLarge' | 'invalid';

export interface SearchFailure {
  kind: ExplainedFailure | 'unexpected';
  /** How long to leave the service alone; null when it did not say. */
  retryAfterSeconds: number | null;
}

const kindsByStatus: Readonly<Record<number, ExplainedFailure>> = {
  400: 'invalid',
  429: 'busy',
  502: 'refused',
  503: 'paused',
  504: 'slow',
};

/** What a failed search means to a visitor. */
export function explainFailure(error: unknown): SearchFailure {
  if (error instanceof FlightSearchError) {
    const kind = error.code === 'partyTooLarge' ? 'partyTooLarge' : (kindsByStatus[error.status] ?? 'unexpected');
    return { kind, retryAfterSeconds: error.retryAfterSeconds };
  }
  return { kind: kindOfThrown(error), retryAfterSeconds: null };
}

/** `fetch` throws a TypeError when nothing could be reached, and a TimeoutError when our own patience ended. */
function kindOfThrown(error: unknown): SearchFailure['kind'] {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'slow';
  return error instanceof TypeError ? 'offline' : 'unexpected';
}
