/** The step is part of the address: Back returns to the form, and a reload stays on the step. */
export const reviewStep = { key: 'step', value: 'review' } as const;

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
