import type { FlightStatusAnswer, FlightStatusRequest } from '@/supabase/functions/_shared/contracts/flights/flight-status';
import { statusQuery } from './question';

/** Why there is no answer, as far as the visitor is told. */
export type StatusFailure = 'offline' | 'slow' | 'busy' | 'usedUp' | 'failed';
export type StatusOutcome = { ok: true; answer: FlightStatusAnswer } | { ok: false; failure: StatusFailure };

/** Longer than the function's own limit for suppliers (10 s), so that its answer wins. */
const timeoutMs = 15_000;

/** Nobody waits longer for a try again: the questions of a day are used up. */
const longestWaitSeconds = 600;

const failuresByStatus: Readonly<Record<number, StatusFailure>> = { 429: 'busy', 503: 'busy', 504: 'slow' };

/** Asks our own API, from the browser. Never rejects; null when `signal` was aborted. */
export async function fetchStatus(question: FlightStatusRequest, signal: AbortSignal): Promise<StatusOutcome | null> {
  try {
    const response = await fetch(`/api/flight-status?${statusQuery(question)}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    if (!response.ok) return { ok: false, failure: failureOf(response) };
    return { ok: true, answer: (await response.json()) as FlightStatusAnswer };
  } catch (error) {
    return signal.aborted ? null : { ok: false, failure: failureOfThrown(error) };
  }
}

function failureOf({ status, headers }: Response): StatusFailure {
  const failure = failuresByStatus[status] ?? 'failed';
  return failure === 'busy' && Number(headers.get('retry-after')) > longestWaitSeconds ? 'usedUp' : failure;
}

/** `fetch` throws a TypeError when nothing could be reached, and a TimeoutError when our own patience ended. */
function failureOfThrown(error: unknown): StatusFailure {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'slow';
  return error instanceof TypeError ? 'offline' : 'failed';
}
