/** The step is part of the address: Back returns to the form, and a reload stays on the step. */
export const reviewStep = { key: 'step', value: 'review' } as const;

/** The same step with another value: only who asks is named. */
export const askStep = 'ask';

/** Opens the form that asks for one name, or the one that asks for all. */
export function openForm(step: typeof askStep | null): void {
  const address = new URL(window.location.href);
  if (step) address.searchParams.set(reviewStep.key, step);
  else address.searchParams.delete(reviewStep.key);
  window.history.pushState(null, '', address);
}

/** Marks a review that was opened from the form of this page, so that leaving it can go back to the form. */
const mark = 'karamReviewOfForm';

export function openReview(): void {
  const address = new URL(window.location.href);
  address.searchParams.set(reviewStep.key, reviewStep.value);
  window.history.pushState({ [mark]: true }, '', address);
}

/** Returns to the form: one step back when the form opened the review, else the same page without the step. */
export function leaveReview(): void {
  if (window.history.state?.[mark]) {
    window.history.back();
    return;
  }
  const address = new URL(window.location.href);
  address.searchParams.delete(reviewStep.key);
  window.history.replaceState(null, '', address);
}
