import { type FormEvent, useState } from 'react';

/** Errors by id of the control, in the order of the form. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * The errors of the last check of a form. Editing a field clears its error until the next check; the form must pass on `onInput`. `attempt`
 * counts the checks; as a key it makes a summary take the focus again.
 */
export function useFieldErrors(first: FieldErrors = {}) {
  const [errors, setErrors] = useState(first);
  const [attempt, setAttempt] = useState(0);

  function report(found: FieldErrors) {
    setErrors(found);
    setAttempt((count) => count + 1);
  }

  return {
    errors,
    lines: Object.entries(errors).map(([id, text]) => ({ id, text })),
    attempt,
    report,
    clear: () => setErrors({}),
    onInput: ({ target }: FormEvent) => setErrors((shown) => withoutErrorOf(shown, target as Element)),
  };
}

/** The errors without those of this control or its group. */
export function withoutErrorOf(errors: FieldErrors, control: Pick<Element, 'closest'>): FieldErrors {
  const edited = Object.keys(errors).find((id) => control.closest(`[aria-describedby~="${id}-error"]`));
  if (edited === undefined) return errors;
  const { [edited]: _, ...others } = errors;
  return others;
}
