import { DelegateBackoff, handleWhen, type IRetryBackoffContext, retry } from 'cockatiel';
import * as z from 'zod/mini';
import { RateLimited } from './rate-limited.ts';
import { SupplierRefusal } from './supplier-refusal.ts';

/** In milliseconds; a longer Retry-After is not waited for. */
const longestWaitMs = 2_000;

/** A failure that a retry would repeat, or be billed for again. */
export class NonRetryableError extends Error {}

/** The caller stopped waiting: says nothing about the supplier. */
export class CallerAborted extends Error {
  constructor() {
    super('The caller stopped waiting');
    this.name = 'AbortError';
  }
}

/**
 * Retries `work` once after a failure of the connection or the service, unless less time is left until `endsAt` (by `performance.now()`) than the first
 * attempt took.
 */
export function retryOnce<Value>(work: () => Promise<Value>, signal: AbortSignal, endsAt: number): Promise<Value> {
  const began = performance.now();
  const hasTime = (error: Error) => endsAt - performance.now() - askedWait(error) > performance.now() - began;
  const mayRetry = (error: Error) => isRetryable(error) && hasTime(error);
  return retry(handleWhen(mayRetry), { maxAttempts: 1, backoff: new DelegateBackoff(waitBefore) }).execute(work, signal);
}

function isRetryable(error: Error): boolean {
  if (error instanceof RateLimited) return error.retryAfterMs !== null && error.retryAfterMs <= longestWaitMs;
  const isMeant = error instanceof SupplierRefusal || error instanceof NonRetryableError || error instanceof z.core.$ZodError;
  return !isMeant && !isTimeUp(error);
}

/** Random, so that requests that failed together are not retried together. */
function waitBefore({ result }: IRetryBackoffContext<unknown>): number {
  const asked = 'error' in result ? askedWait(result.error) : 0;
  return Math.max(asked, 150) + Math.random() * 250;
}

function askedWait(error: Error): number {
  return error instanceof RateLimited ? (error.retryAfterMs ?? 0) : 0;
}

export function isTimeUp(error: unknown): boolean {
  return error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError');
}
