import { timeouts } from './timeouts';

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

/** Whether the site responds: if so, code that fails to load was removed by a release; if not, the network is down. */
export async function isSiteThere(): Promise<boolean> {
  const answer = fetch(window.location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeouts.browserAccount),
  });
  return answer.then(
    ({ ok }) => ok,
    () => false,
  );
}

export type SendFailure = 'signedOut' | 'refused' | 'offline' | 'failed';

/** Posts an action; resolves to its outcome. Never rejects; the same action may be sent again. */
export async function sendAction<Outcome extends string>(
  address: string,
  action: unknown,
  outcomes: readonly Outcome[],
): Promise<Outcome | SendFailure> {
  try {
    const answer = await postJson(address, action);
    if (answer.status === 401) return 'signedOut';
    if (answer.status === 403) return 'refused';
    const said: { outcome?: unknown } | null = answer.ok ? await answer.json() : null;
    return outcomes.find((outcome) => outcome === said?.outcome) ?? 'failed';
  } catch {
    return navigator.onLine ? 'failed' : 'offline';
  }
}

/** Whether `flag` is set in the answer of `address`. Throws when that cannot be read. */
export async function readFlag(address: string, flag: string): Promise<boolean> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(25_000) });
  const said: Record<string, unknown> = answer.ok ? await answer.json() : {};
  if (typeof said[flag] !== 'boolean') throw new Error(`${address} does not say ${flag}`);
  return said[flag];
}
