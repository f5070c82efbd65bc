import { SearchError } from './search-request';

/** What a failed search means to a visitor (docs/decisions/0005-results-errors.md); `invalid` is one that cannot be searched at all. */
export type FailureKind = 'offline' | 'slow' | 'busy' | 'usedUp' | 'paused' | 'refused' | 'invalid' | 'unexpected';

export interface SearchFailure<Kind = FailureKind> {
  kind: Kind;
  /** How long to leave the service alone; null when it did not say. */
  retryAfterSeconds: number | null;
}

const kindsByStatus: Readonly<Record<number, FailureKind>> = {
  400: 'invalid',
  429: 'busy',
  502: 'refused',
  503: 'paused',
  504: 'slow',
};

/** Nobody watches a countdown for longer: the searches of a day are used up, and people help on. */
const longestWatchedSeconds = 600;

export function explainFailure(error: unknown): SearchFailure {
  if (error instanceof SearchError) {
    const { status, retryAfterSeconds } = error;
    const kind = kindsByStatus[status] ?? 'unexpected';
    const isForLong = kind === 'busy' && retryAfterSeconds !== null && retryAfterSeconds > longestWatchedSeconds;
    return { kind: isForLong ? 'usedUp' : kind, retryAfterSeconds };
  }
  return { kind: kindOfThrown(error), retryAfterSeconds: null };
}

/** `fetch` throws a TypeError when nothing could be reached, and a TimeoutError when our own patience ended. */
function kindOfThrown(error: unknown): FailureKind {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'slow';
  return error instanceof TypeError ? 'offline' : 'unexpected';
}
