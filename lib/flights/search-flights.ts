import type { FlightSearchAnswer, FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flight-search';

/** Why a search brought no answer; `message` is for the error card, never a supplier's own text. */
export class FlightSearchError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Longer than the function's own limit for suppliers (20 s), so that its answer wins. */
const patienceMs = 25_000;

/**
 * Asks our own API for offers, from the browser. Throws `FlightSearchError` with the words of SPEC section 8;
 * an aborted `signal` rejects with its own AbortError.
 */
export async function searchFlights(search: FlightSearchRequest, signal: AbortSignal): Promise<FlightSearchAnswer> {
  const response = await fetch('/api/flights/search', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(search),
    signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
  });
  const answer: Partial<FlightSearchAnswer> & { error?: string; details?: unknown } = await response.json().catch(() => ({}));
  if (!response.ok || answer.error || answer.details) {
    throw new FlightSearchError(response.status, `Flight search failed: ${answer.error ?? response.status}`);
  }
  if (!answer.data) throw new FlightSearchError(response.status, 'No response received from flight search service');
  return answer as FlightSearchAnswer;
}
