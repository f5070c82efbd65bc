import { connectionError } from './connection-error.ts';
import { minimumRetryAfterMs } from './rate-limited.ts';
import { NonRetryableError } from './retry.ts';

/** The JSON of a supplier's answer of at most `limit` bytes, decompressed. Throws an error without its text. */
export async function readBoundedJson(response: Response, limit: number): Promise<unknown> {
  const text = await readText(response, limit);
  try {
    return JSON.parse(text);
  } catch {
    throw new NonRetryableError(`The answer is not JSON (${text.length} characters, status ${response.status})`);
  }
}

async function readText({ body }: Response, limit: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength;
      // Leaving the loop early cancels the rest.
      if (size > limit) break;
      text += decoder.decode(chunk, { stream: true });
    }
  } catch (error) {
    throw connectionError(error);
  }
  if (size > limit) throw new NonRetryableError(`The answer is larger than ${limit} bytes`);
  return text + decoder.decode();
}

/**
 * How long a supplier that answered 429 wants no requests, in milliseconds: its Retry-After, else the header `reset`; both in seconds or as a
 * date. Unreadable values, and values under a second (clocks differ), are ignored.
 */
export function readRetryAfterMs({ headers }: Response, reset = 'ratelimit-reset', now = Date.now()): number | null {
  const times = [headers.get('Retry-After'), headers.get(reset)].map((said) => {
    if (said === null) return 0;
    return /^\d+(\.\d+)?$/.test(said) ? Number(said) * 1000 : Date.parse(said) - now;
  });
  return times.find((milliseconds) => Number.isFinite(milliseconds) && milliseconds >= minimumRetryAfterMs) ?? null;
}
