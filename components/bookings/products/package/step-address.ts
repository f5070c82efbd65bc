/** The step is part of the address: Back returns to the previous step, and a reload stays on it. */
export const bookingSteps = ['dates', 'rooms', 'extras', 'travellers', 'review'] as const;
export type BookingStep = (typeof bookingSteps)[number];

const parameter = 'step';

/** History state of a step opened by this page, so that leaving the step can go back in history. */
interface StepMark {
  karamPackageStep?: true;
  /** Opened from the review to change one thing: leaving returns there. */
  karamFromReview?: true;
}

/** The step in an address; the first by default. */
export function stepIn(query: URLSearchParams): BookingStep {
  return bookingSteps.find((step) => step === query.get(parameter)) ?? 'dates';
}

export function openStep(step: BookingStep, { fromReview = false } = {}): void {
  window.history.pushState(
    { karamPackageStep: true, ...(fromReview && { karamFromReview: true }) } satisfies StepMark,
    '',
    addressOf(step),
  );
}

/** Replaces a step in the address that cannot be shown. */
export function replaceStep(step: BookingStep): void {
  window.history.replaceState(null, '', addressOf(step));
}

/** Back to the previous step: by history if this page opened the current one. */
export function leaveStep(step: BookingStep): void {
  const before = bookingSteps[bookingSteps.indexOf(step) - 1];
  if ((window.history.state as StepMark | null)?.karamPackageStep) window.history.back();
  else if (before) replaceStep(before);
}

export function isFromReview(): boolean {
  return (window.history.state as StepMark | null)?.karamFromReview === true;
}

export function stepAfter(step: BookingStep): BookingStep {
  return isFromReview() ? 'review' : (bookingSteps[bookingSteps.indexOf(step) + 1] ?? 'review');
}

function addressOf(step: BookingStep): URL {
  const address = new URL(window.location.href);
  if (step === 'dates') address.searchParams.delete(parameter);
  else address.searchParams.set(parameter, step);
  return address;
}
