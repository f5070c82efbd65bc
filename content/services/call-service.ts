import type { Guide } from '../guide.ts';

/** A service that is booked by phone only (SPEC section 1). */
export interface CallService extends Guide {
  /** What we ask on the phone, so that the caller has it at hand. */
  ready: { en: readonly string[]; ar: readonly string[] };
}
