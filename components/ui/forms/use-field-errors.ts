import { type FormEvent, useState } from 'react';

/** What is wrong, by the id of the control, in the order of the form. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * What the last check said of the fields of a form. A field that is edited loses its message, and the summary its line, until the next check:
 * the form passes its `onInput` on. `attempt` counts the checks; as a key it makes a summary take the focus again.
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

/** The same errors, but for the one that describes this control or its group. */
export function withoutErrorOf(errors: FieldErrors, control: Pick<Element, 'closest'>): FieldErrors {
  const edited = Object.keys(errors).find((id) => control.closest(`[aria-describedby~="${id}-error"]`));
  if (edited === undefined) return errors;
  const { [edited]: _, ...others } = errors;
  return others;
}
