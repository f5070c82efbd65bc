import type { HotelSearchAnswer, HotelSearchRequest } from './offer';

/** Why a search brought no answer. `message` has the words of SPEC section 8 for the log, never a supplier's own text. */
export class HotelSearchError extends Error {
  readonly status: number;
  /** The answer's own word for it; empty when it gave none. */
  readonly code: string;
  /** From the header Retry-After; null when there was none. */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, message: string, code = '', retryAfterSeconds: number | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Longer than the function's own limit for suppliers (20 s), so that its answer wins. */
const patienceMs = 25_000;

/**
 * Asks our own API for hotels, from the browser. Throws `HotelSearchError` for an answer without hotels; without any answer,
 * what `fetch` throws: a TypeError, a TimeoutError, or the AbortError of an aborted `signal`.
 */
export async function searchHotels(search: HotelSearchRequest, signal: AbortSignal): Promise<HotelSearchAnswer> {
  const response = await fetch('/api/hotels/search', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(search),
    signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
  });
  const answer: Partial<HotelSearchAnswer> & { error?: string; code?: string } = await response.json().catch(() => ({}));
  if (!response.ok || answer.error || !answer.hotels || !answer.place) {
    const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
    throw new HotelSearchError(
      response.status,
      `Hotel search failed: ${answer.error ?? response.status}`,
      answer.code,
      Number.isFinite(retryAfter) ? retryAfter : null,
    );
  }
  return answer as HotelSearchAnswer;
}
