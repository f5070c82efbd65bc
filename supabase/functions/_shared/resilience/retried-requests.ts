import { retryOnce } from './retry.ts';

type Ask = <Answer>(request: () => Promise<Answer>) => Promise<Answer>;

interface Caller {
  /** Aborts when the caller stops waiting. */
  signal: AbortSignal;
  /** By `performance.now()`; by default `timeLimitMs` from now. */
  endsAt?: number;
}

/**
 * Runs several requests as one, for adapters with `repeatsRequests`: each is retried once at most (`retryOnce`); when one fails, `own` aborts the
 * others.
 */
export async function inOneAttempt<Answer>(
  { signal, endsAt }: Caller,
  timeLimitMs: number,
  work: (ask: Ask, own: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const attempt = new AbortController();
  const own = AbortSignal.any([signal, attempt.signal]);
  const end = endsAt ?? performance.now() + timeLimitMs;
  try {
    return await work((request) => retryOnce(request, own, end), own);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    attempt.abort();
  }
}
