import { explainFailure as explain, type SearchFailure as Failure, type FailureKind } from '@/lib/network/search-failure';
import { SearchError } from '@/lib/network/search-request';

export type SearchFailure = Failure<FailureKind | 'partyTooLarge'>;

/** What a failed search for flights means to a visitor. */
export function explainFailure(error: unknown): SearchFailure {
  const failure = explain(error);
  return error instanceof SearchError && error.code === 'partyTooLarge' ? { ...failure, kind: 'partyTooLarge' } : failure;
}
