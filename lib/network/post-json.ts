interface PostOptions {
  /** In milliseconds; longer than the site's own limit, so that its answer comes first. */
  timeoutMs?: number;
  signal?: AbortSignal;
  /** The media type of the answer. */
  accept?: string;
  headers?: Record<string, string>;
  method?: 'POST' | 'DELETE';
}

/** Sends `body` as JSON to our own API, from the browser. Rejects as `fetch` does: a TypeError, a TimeoutError, or the AbortError of `signal`. */
export function postJson(
  address: string,
  body: unknown,
  { timeoutMs = 25_000, signal, accept, headers, method = 'POST' }: PostOptions = {},
): Promise<Response> {
  const limit = AbortSignal.timeout(timeoutMs);
  return fetch(address, {
    method,
    headers: { 'Content-Type': 'application/json', ...(accept && { Accept: accept }), ...headers },
    body: JSON.stringify(body),
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  });
}
