import { explainFailure as explain, type SearchFailure as Failure, type FailureKind } from '@/lib/search/search-failure';

export type SearchFailure = Failure<FailureKind | 'partyTooLarge'>;

/** A failed search for flights, which has a text of its own for a party that is too large. */
export function explainFailure(error: unknown): SearchFailure {
  const failure = explain(error);
  return failure.code === 'partyTooLarge' ? { ...failure, kind: 'partyTooLarge' } : failure;
}
