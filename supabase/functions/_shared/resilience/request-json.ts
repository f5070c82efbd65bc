import { readBoundedJson, readRetryAfterMs } from './bounded-response.ts';
import { connectionError } from './connection-error.ts';
import { RateLimited } from './rate-limited.ts';
import { NonRetryableError } from './retry.ts';

export interface JsonRequest {
  url: string;
  headers: Record<string, string>;
  /** Sent as POST; without a body the request is a GET. */
  body?: object;
  signal: AbortSignal;
  /** Error statuses with a readable JSON answer, for services that use them for "not found". */
  alsoRead?: readonly number[];
  /** Statuses without an answer to read, for which the result is null. */
  none?: readonly number[];
  /** In bytes; an answer that is larger is a failure. */
  limit?: number;
}

const usualLimit = 256 * 1024;
const passingStatuses = new Set([500, 502, 503, 504]);

/** The JSON of the answer of a provider or supplier. Throws RateLimited, or an error without their text. */
export async function requestJson(
  fetcher: typeof fetch,
  name: string,
  { url, headers, body, signal, alsoRead = [], none = [], limit = usualLimit }: JsonRequest,
): Promise<unknown> {
  const request: RequestInit = {
    method: body ? 'POST' : 'GET',
    headers: { Accept: 'application/json', ...headers, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal,
  };
  const response = await fetcher(url, request).catch((error: unknown) => {
    throw connectionError(error);
  });
  const isNone = none.includes(response.status);
  if (!isNone && (response.ok || alsoRead.includes(response.status))) return readBoundedJson(response, limit);
  await response.body?.cancel();
  if (isNone) return null;
  if (response.status === 429) throw new RateLimited(readRetryAfterMs(response));
  const ErrorType = passingStatuses.has(response.status) ? Error : NonRetryableError;
  throw new ErrorType(`${name} answered ${response.status}`);
}

/** The value of a JSON text; null when it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
