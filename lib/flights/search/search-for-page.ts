import 'server-only';
import { isSearchPaused } from '@/lib/env';
import { failure, type Result, success } from '@/lib/result';
import { answerSearchPaused } from '@/lib/search/answer-search-paused';
import { type ExplainedFailure, explainFailure } from '@/lib/search/search-failure';
import { readSearchAnswer } from '@/lib/search/search-request';
import type { PackedAnswer } from '@/supabase/functions/_shared/contracts/flights/packed/packed-answer';
import type { FlightSearchRequest } from '../offer';
import { answerFlightSearch } from './search-answers';

/** The offers for a page that shows them, under the same limits as `POST /api/flights/search`. `headers` are those of its request. Never rejects. */
export async function searchForPage(
  search: FlightSearchRequest,
  headers: Headers,
): Promise<Result<PackedAnswer, ExplainedFailure>> {
  try {
    const request = new Request('http://localhost/api/flights/search', { headers });
    const answer = isSearchPaused() ? answerSearchPaused() : await answerFlightSearch(request, search);
    return success((await readSearchAnswer<PackedAnswer>('Flight search', answer)) as PackedAnswer);
  } catch (error) {
    return failure(explainFailure(error));
  }
}
