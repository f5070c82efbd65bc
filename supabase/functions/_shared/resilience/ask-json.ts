import { readBoundedJson, readRetryAfterMs } from './bounded-answer.ts';
import { connectionError } from './connection-error.ts';
import { RateLimited } from './rate-limited.ts';
import { NonRetryableError } from './retry.ts';

export interface JsonQuestion {
  url: string;
  headers: Record<string, string>;
  /** Sent as POST; without a body the request is a GET. */
  body?: object;
  signal: AbortSignal;
  /** Error statuses with a readable JSON answer, for services that use them for "not found". */
  alsoRead?: readonly number[];
}

const answerLimit = 256 * 1024;
const passingStatuses = new Set([500, 502, 503, 504]);

/** The JSON of a provider's answer. Throws RateLimited, or an error without the provider's text. */
export async function askJson(
  fetcher: typeof fetch,
  name: string,
  { url, headers, body, signal, alsoRead = [] }: JsonQuestion,
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
  if (response.ok || alsoRead.includes(response.status)) return readBoundedJson(response, answerLimit);
  await response.body?.cancel();
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
