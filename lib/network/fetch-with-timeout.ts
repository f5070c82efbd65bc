import { setTimeout as wait } from 'node:timers/promises';

const connectionFailures = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);
const pauseMs = 150;

/**
 * A fetch that rejects with a TimeoutError after `timeLimitMs`, body included. It retries once when the connection is refused or reset within the
 * first half of that time; later, a paid search would be made twice and still be too late. Use it only for requests that may arrive twice.
 */
export function createFetchWithTimeout(timeLimitMs: number): typeof fetch {
  return async (input, init) => {
    const began = performance.now();
    const limit = AbortSignal.timeout(timeLimitMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
    try {
      return await fetch(input, { ...init, signal });
    } catch (error) {
      const hasTime = performance.now() - began < timeLimitMs / 2;
      if (signal.aborted || !hasTime || !isConnectionFailure(error)) throw error;
      await wait(pauseMs, undefined, { signal });
      return fetch(input, { ...init, signal });
    }
  };
}

/** Resolves like `promise`, or rejects with a TimeoutError after `timeLimitMs`. The work behind the promise is not stopped. */
export function withTimeout<Value>(timeLimitMs: number, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new DOMException('No answer in time', 'TimeoutError'));
    // If the process was busy, the answer may have arrived already: read it before rejecting.
    const timer = setTimeout(() => setImmediate(late), timeLimitMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function isConnectionFailure(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && connectionFailures.has(String(cause.code))) return true;
    // Both addresses of a host with two failed.
    if (cause instanceof AggregateError && cause.errors.some(isConnectionFailure)) return true;
  }
  return false;
}
