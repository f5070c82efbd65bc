/** Step and trip are part of the address: Back returns to the previous step, a reload stays on it, and the server draws it. */
import { type TripDraft, tripFields, writeTrip } from '@/lib/bookings/products/package/trip-address';

export const bookingSteps = ['dates', 'rooms', 'extras', 'travellers', 'review'] as const;
/** `ask`: the one screen of a request that is free, instead of the steps. */
export type BookingStep = (typeof bookingSteps)[number] | 'ask';

export const stepField = 'step';
/** Under which the server keeps what was posted without script. */
const postedField = 'posted';

/** History state of a step opened by this page, so that leaving the step can go back in history. */
interface StepMark {
  karamPackageStep?: true;
  /** Opened from the review to change one thing: leaving returns there. */
  karamFromReview?: true;
}

/** The step in an address, by default `first`. The last counts: a form without script names its own before that of its button. */
export function stepIn(query: URLSearchParams, first: BookingStep = 'dates'): BookingStep {
  const asked = query.getAll(stepField).at(-1);
  return [...bookingSteps, 'ask' as const].find((step) => step === asked) ?? first;
}

/** Step and trip as a query, with what else is in `query`. */
export function queryOf(step: BookingStep, trip: TripDraft, query = new URLSearchParams()): string {
  const isOurs = (name: string) => name === stepField || Object.values(tripFields).some((fields) => fields.test(name));
  const others = [...query].filter(([name]) => !isOurs(name));
  return queryText(new URLSearchParams([...others, [stepField, step], ...writeTrip(trip)]));
}

export const hasPosted = (query: URLSearchParams) => query.has(postedField);

/** What the addresses of the steps carry on without script; with script, the tab keeps what was typed. */
export function carriedIn(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => name === postedField));
}

function withoutPosted(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => name !== postedField));
}

function queryText(query: URLSearchParams): string {
  const text = String(query);
  return text && `?${text}`;
}

export function openStep(step: BookingStep, trip: TripDraft, { fromReview = false } = {}): void {
  const mark: StepMark = { karamPackageStep: true, ...(fromReview && { karamFromReview: true }) };
  const query = new URLSearchParams(window.location.search);
  window.history.pushState(mark, '', window.location.pathname + queryOf(step, trip, query));
}

/**
 * Writes the trip into the present address, with the step that `stepFor` allows of the one it asks for. Not into the address that was `rendered`: a
 * step that a visitor opened since would be lost. The router hears of an address only once it has started, so it is told again of one that was not
 * rendered.
 */
export function settleAddress(
  trip: TripDraft,
  first: BookingStep,
  stepFor: (asked: BookingStep) => BookingStep,
  rendered: URLSearchParams,
): void {
  const present = new URLSearchParams(window.location.search);
  const next = queryOf(stepFor(stepIn(present, first)), trip, withoutPosted(present));
  if (next !== queryText(present) || next !== queryText(rendered)) replaceAddress(next);
}

function replaceAddress(next: string): void {
  const { karamPackageStep, karamFromReview } = markOf();
  const mark: StepMark = { ...(karamPackageStep && { karamPackageStep }), ...(karamFromReview && { karamFromReview }) };
  window.history.replaceState(mark, '', window.location.pathname + next);
}

/** Back to the previous step: by history if this page opened the current one. */
export function leaveStep(step: BookingStep, trip: TripDraft, query: URLSearchParams): void {
  if (markOf().karamPackageStep) window.history.back();
  else replaceAddress(queryOf(stepBefore(step), trip, withoutPosted(query)));
}

export function stepBefore(step: BookingStep): BookingStep {
  return bookingSteps[positionOf(step) - 1] ?? 'dates';
}

export function isFromReview(): boolean {
  return markOf().karamFromReview === true;
}

export function stepAfter(step: BookingStep): BookingStep {
  return bookingSteps[positionOf(step) + 1] ?? 'review';
}

const positionOf = (step: BookingStep) => (bookingSteps as readonly BookingStep[]).indexOf(step);

function markOf(): StepMark {
  return (window.history.state as StepMark | null) ?? {};
}
