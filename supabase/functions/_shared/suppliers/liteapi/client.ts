/** The client of LiteAPI: the key in a header, answers of limited size, and no text of LiteAPI or the platform in errors. */
import { readBoundedJson, readRetryAfterMs } from '../../resilience/bounded-response.ts';
import { connectionError } from '../../resilience/connection-error.ts';
import { RateLimited } from '../../resilience/rate-limited.ts';
import { SupplierRefusal } from '../../resilience/supplier-refusal.ts';

export interface LiteApiClient {
  /** The JSON of the answer; null when it is empty. Throws SupplierRefusal, RateLimited, or an Error without their text. */
  get(path: string, query: Readonly<Record<string, string>>, signal: AbortSignal): Promise<unknown>;
  post(path: string, body: object, signal: AbortSignal): Promise<unknown>;
  /** Without a body. */
  put(path: string, signal: AbortSignal): Promise<unknown>;
}

/** For searching and describing hotels, and for pricing rates again and booking them. */
export const usualAddresses = { search: 'https://api.liteapi.travel/v3.0', book: 'https://book.liteapi.travel/v3.0' };
/** The codes of the second host: errors that state what was not done. */
export const codedStatuses = [400, 404, 408];
/** In bytes. The rates of a search have at most four megabytes (rates-question.ts), the facilities in all languages about as many. */
const maxBytes = 8 * 1024 * 1024;

interface ClientOptions {
  key: string;
  address: string;
  fetch: typeof fetch | undefined;
  /** Error statuses whose body has a code, and is returned like any other. */
  readStatuses?: readonly number[];
}

export function createClient({ key, address, fetch: fetcher = fetch, readStatuses = [] }: ClientOptions): LiteApiClient {
  const root = address.replace(/\/$/, '');

  async function ask(url: string, request: RequestInit): Promise<unknown> {
    const headers = { Accept: 'application/json', 'X-API-Key': key, ...request.headers };
    const response = await fetcher(url, { ...request, headers, redirect: 'error' }).catch((error: unknown) => {
      throw connectionError(error);
    });
    // For a cancellation, 304 means that nothing was changed.
    if (response.status === 204 || response.status === 304) return null;
    if (response.ok || readStatuses.includes(response.status)) return readBoundedJson(response, maxBytes);
    await response.body?.cancel();
    if (response.status === 404 && !request.method) return null;
    if (response.status === 429) throw new RateLimited(readRetryAfterMs(response));
    if (response.status === 400) throw new SupplierRefusal('supplierRefused');
    throw new Error(`LiteAPI answered ${response.status}`);
  }

  return {
    get: (path, query, signal) => ask(`${root}${path}?${new URLSearchParams(query)}`, { signal }),
    post: (path, body, signal) =>
      ask(`${root}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        signal,
      }),
    put: (path, signal) => ask(`${root}${path}`, { method: 'PUT', signal }),
  };
}
