/** How LiteAPI is asked: the key in a header, an answer of bounded size, and none of its words in an error. */
import { SupplierBusy } from '../supplier-busy.ts';
import { SupplierRefusal } from '../supplier-refusal.ts';

export interface LiteApiClient {
  /** The JSON of the answer; null when it has nothing. Throws SupplierRefusal, SupplierBusy, or an Error that quotes nothing. */
  get(path: string, query: Readonly<Record<string, string>>, signal: AbortSignal): Promise<unknown>;
  post(path: string, body: object, signal: AbortSignal): Promise<unknown>;
}

const usualAddress = 'https://api.liteapi.travel/v3.0';
/** An answer for a hundred hotels has about half a megabyte, the list of facilities in all languages about four. */
const mostBytes = 8 * 1024 * 1024;

export function createClient(key: string, address = usualAddress, fetcher: typeof fetch = fetch): LiteApiClient {
  const root = address.replace(/\/$/, '');

  async function ask(url: string, request: RequestInit): Promise<unknown> {
    const headers = { Accept: 'application/json', 'X-API-Key': key, ...request.headers };
    const response = await fetcher(url, { ...request, headers, redirect: 'error' });
    if (response.status === 204) return null;
    if (response.ok) return readJson(response);
    await response.body?.cancel();
    if (response.status === 429) throw new SupplierBusy(waitOf(response.headers.get('Retry-After')));
    if (response.status === 400) throw new SupplierRefusal('searchRefused');
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
  };
}

async function readJson(response: Response): Promise<unknown> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop closes the stream.
    if (size > mostBytes) throw new Error('LiteAPI answered more than can be read');
    text += decoder.decode(chunk, { stream: true });
  }
  try {
    return JSON.parse(text + decoder.decode());
  } catch {
    throw new Error('LiteAPI answered what is no JSON');
  }
}

/** Retry-After is seconds or a date. */
function waitOf(header: string | null): number | null {
  if (!header) return null;
  const milliseconds = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : null;
}
