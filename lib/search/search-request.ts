import { postJson } from '@/lib/network/post-json';

/** A failed search. `message` has the text of SPEC section 8 for the log, never a supplier's own text. */
export class SearchError extends Error {
  readonly status: number;
  /** The code of the answer, such as `partyTooLarge`; empty when there was none. */
  readonly code: string;
  /** From the Retry-After header; null when there was none. */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, message: string, code = '', retryAfterSeconds: number | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** In milliseconds; longer than the functions' own limit for suppliers (20 s), so that their answer comes first. */
const timeoutMs = 25_000;

/**
 * Posts a search to our own API, from the browser. The caller checks the answer. `name` is the search's name in messages, `accept` the media type of the answer.
 * Throws `SearchError` for a refusal; without any answer, what `fetch` throws: a TypeError, a TimeoutError, or the AbortError of an
 * aborted `signal`.
 */
export async function postSearch<Answer>(
  name: string,
  path: string,
  search: object,
  signal: AbortSignal,
  accept = 'application/json',
): Promise<Partial<Answer>> {
  return readSearchResponse<Answer>(name, await postJson(path, search, { timeoutMs, signal, accept }));
}

/** The content of an answer to a search. Throws `SearchError` for a refusal. */
export async function readSearchResponse<Answer>(name: string, response: Response): Promise<Partial<Answer>> {
  const answer: Partial<Answer> & { error?: string; code?: string; details?: unknown } = await response.json().catch(() => ({}));
  if (response.ok && !answer.error && !answer.details) return answer;
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  throw new SearchError(
    response.status,
    answer.error ? `${name} failed: ${answer.error}` : `Failed to search ${name === 'Flight search' ? 'flights' : 'hotels'}`,
    answer.code,
    Number.isFinite(retryAfter) ? retryAfter : null,
  );
}
