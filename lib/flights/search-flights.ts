import type { FlightSearchAnswer, FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flight-search';

/** Why a search brought no answer. `message` has the words of SPEC section 8 for the log, never a supplier's own text. */
export class FlightSearchError extends Error {
  readonly status: number;
  /** The answer's own word for it, such as `partyTooLarge`; empty when it gave none. */
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
 * Asks our own API for offers, from the browser. Throws `FlightSearchError` for an answer without offers; without any
 * answer, what `fetch` throws: a TypeError, a TimeoutError, or the AbortError of an aborted `signal`.
 */
export async function searchFlights(search: FlightSearchRequest, signal: AbortSignal): Promise<FlightSearchAnswer> {
  const response = await fetch('/api/flights/search', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(search),
    signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
  });
  const answer: Partial<FlightSearchAnswer> & { error?: string; code?: string; details?: unknown } = await response
    .json()
    .catch(() => ({}));
  if (!response.ok || answer.error || answer.details) {
    const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
    throw new FlightSearchError(
      response.status,
      `Flight search failed: ${answer.error ?? response.status}`,
      answer.code,
      Number.isFinite(retryAfter) ? retryAfter : null,
    );
  }
  if (!answer.data) throw new FlightSearchError(response.status, 'No response received from flight search service');
  return answer as FlightSearchAnswer;
}
