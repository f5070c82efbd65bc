import type { SignedHotelOffer } from './offer';

/** The cost of cancelling from an instant on. */
export interface CancellationStep {
  /** yyyy-MM-ddTHH:mm, local at the hotel, until which the previous step applies; null when this step applies from the booking on. */
  after: string | null;
  /** QAR for the whole stay and all rooms. */
  amount: number;
  /** What the amount corresponds to, if the hotel states it. */
  part: 'firstNight' | 'wholeStay' | 'other';
}

/** The cancellation terms of a rate, as far as the supplier states them. */
export interface CancellationTerms {
  /**
   * Last moment (yyyy-MM-ddTHH:mm) or day (yyyy-MM-dd) of free cancellation, local at the hotel; null when it always costs or free cancellation
   * has ended.
   */
  freeUntil: string | null;
  /** The costs after that, or now when it is not free; empty when they are not stated. */
  steps: CancellationStep[];
}

/** `today` is yyyy-MM-dd: free cancellation that ended before it no longer applies. */
export function cancellationTerms({ freeUntil, fees }: SignedHotelOffer['cancellation'], today: string): CancellationTerms {
  const steps: CancellationStep[] = (fees ?? []).map(({ after, amount, part }) => ({
    after,
    amount: Math.round(Number(amount)),
    part: part ?? 'other',
  }));
  const until = freeUntil && (steps[0]?.after ?? freeUntil);
  if (until && until.slice(0, 10) >= today) return { freeUntil: until, steps };
  // The last step that has begun applies.
  const begun = steps.findLastIndex(({ after }) => after === null || after.slice(0, 10) < today);
  const left = steps.slice(Math.max(begun, 0)).map((step, index) => (index === 0 ? { ...step, after: null } : step));
  return { freeUntil: null, steps: left };
}
