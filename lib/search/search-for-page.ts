import 'server-only';
import { isSearchPaused } from '@/lib/env';
import { failure, type Result, success } from '@/lib/result';
import { searchPausedResponse } from './handle-search';
import { type ExplainedFailure, explainFailure } from './search-failure';
import { readSearchResponse } from './search-request';

/**
 * The answer of `search` for a page that shows it, under the same limits as the API. `name` is the search's name in messages; `headers` are those of
 * the request for the page. Never rejects.
 */
export async function searchForPage<Answer>(
  name: string,
  headers: Headers,
  search: (request: Request) => Promise<Response>,
): Promise<Result<Answer, ExplainedFailure>> {
  try {
    const answer = isSearchPaused() ? searchPausedResponse() : await search(new Request('http://localhost/', { headers }));
    return success((await readSearchResponse<Answer>(name, answer)) as Answer);
  } catch (error) {
    return failure(explainFailure(error));
  }
}
