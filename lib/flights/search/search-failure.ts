import { explainFailure as explain, type SearchFailure as Failure, type FailureKind } from '@/lib/search/search-failure';

export type SearchFailure = Failure<FailureKind | 'partyTooLarge'>;

/** A failed flight search; a party that is too large has a text of its own. */
export function explainFailure(error: unknown): SearchFailure {
  const failure = explain(error);
  return failure.code === 'partyTooLarge' ? { ...failure, kind: 'partyTooLarge' } : failure;
}
