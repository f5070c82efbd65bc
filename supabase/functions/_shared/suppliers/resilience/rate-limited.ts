/** A shorter Retry-After than this counts as none. */
export const minimumRetryAfterMs = 1_000;

/** The supplier has been asked too often. */
export class RateLimited extends Error {
  /** How long it wants to be left alone, milliseconds; null when it does not say. */
  readonly retryAfterMs: number | null;

  constructor(retryAfterMs: number | null = null) {
    super('The supplier wants to be left alone for a while');
    this.name = 'SupplierBusy';
    this.retryAfterMs = retryAfterMs;
  }
}
