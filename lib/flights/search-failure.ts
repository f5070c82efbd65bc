import { explainFailure as explain, type SearchFailure as Failure, type FailureKind } from '@/lib/search-failure';
import { SearchError } from '@/lib/search-request';

/** Failures we have words and a way on for; anything else is unexpected. */
export type ExplainedFailure = Exclude<FailureKind, 'unexpected'> | 'partyTooLarge';

export type SearchFailure = Failure<ExplainedFailure | 'unexpected'>;

/** What a failed search for flights means to a visitor. */
export function explainFailure(error: unknown): SearchFailure {
  const failure = explain(error);
  return error instanceof SearchError && error.code === 'partyTooLarge' ? { ...failure, kind: 'partyTooLarge' } : failure;
}
