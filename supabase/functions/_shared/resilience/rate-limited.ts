/** In milliseconds; a shorter Retry-After is ignored. */
export const minimumRetryAfterMs = 1_000;

/** The supplier has received too many requests. */
export class RateLimited extends Error {
  /** How long it wants no requests, in milliseconds; null when it does not state it. */
  readonly retryAfterMs: number | null;

  constructor(retryAfterMs: number | null = null) {
    super('The supplier wants to be left alone for a while');
    this.name = 'SupplierBusy';
    this.retryAfterMs = retryAfterMs;
  }
}
