import type { SignedHotelOffer } from './offer';

/** What cancelling costs from a moment on. */
export interface CancellationStep {
  /** yyyy-MM-ddTHH:mm on the clock of the hotel, to which the step before counts; null when it counts from the booking on. */
  after: string | null;
  /** QAR for the whole stay and all rooms. */
  amount: number;
  /** What of the stay that is, where the hotel says. */
  part: 'firstNight' | 'wholeStay' | 'other';
}

/** The way out of a rate, as far as its supplier says. */
export interface CancellationTerms {
  /** Last moment (yyyy-MM-ddTHH:mm) or day (yyyy-MM-dd) of cancelling for nothing, at the hotel; null when it always costs or no longer can be free. */
  freeUntil: string | null;
  /** What it costs then, or now when it is not free; empty when nobody says. */
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
  // Of the steps that have begun, the last one counts.
  const begun = steps.findLastIndex(({ after }) => after === null || after.slice(0, 10) < today);
  const left = steps.slice(Math.max(begun, 0)).map((step, index) => (index === 0 ? { ...step, after: null } : step));
  return { freeUntil: null, steps: left };
}
