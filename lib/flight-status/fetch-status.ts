import type { FlightStatusRequest, FlightStatusResponse } from '@/supabase/functions/_shared/contracts/flights/flight-status';
import { statusQuery } from './question';

/** Why there is no answer, as shown to the visitor. */
export type StatusFailure = 'offline' | 'slow' | 'busy' | 'usedUp' | 'failed';
export type StatusOutcome = { ok: true; answer: FlightStatusResponse } | { ok: false; failure: StatusFailure };

/** In milliseconds; longer than the function's own limit for suppliers (10 s), so that its answer comes first. */
const timeoutMs = 15_000;

/** A longer wait means that the day's quota is used up: no countdown then. */
const longestWaitSeconds = 600;

const failuresByStatus: Readonly<Record<number, StatusFailure>> = { 429: 'busy', 503: 'busy', 504: 'slow' };

/** Asks our own API, from the browser. Never rejects; resolves to null when `signal` was aborted. */
export async function fetchStatus(question: FlightStatusRequest, signal: AbortSignal): Promise<StatusOutcome | null> {
  try {
    const response = await fetch(`/api/flight-status?${statusQuery(question)}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    if (!response.ok) return { ok: false, failure: failureOf(response) };
    return { ok: true, answer: (await response.json()) as FlightStatusResponse };
  } catch (error) {
    return signal.aborted ? null : { ok: false, failure: failureOfThrown(error) };
  }
}

function failureOf({ status, headers }: Response): StatusFailure {
  const failure = failuresByStatus[status] ?? 'failed';
  return failure === 'busy' && Number(headers.get('retry-after')) > longestWaitSeconds ? 'usedUp' : failure;
}

/** `fetch` throws a TypeError without a connection, and a TimeoutError at our timeout. */
function failureOfThrown(error: unknown): StatusFailure {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'slow';
  return error instanceof TypeError ? 'offline' : 'failed';
}
