'use client';

import { useId } from 'react';
import { useAnswerFocus } from '../feedback/use-answer-focus';
import { Icon } from '../icon';

export interface SummaryError {
  id: string;
  text: string;
}

interface ErrorSummaryProps {
  title: string;
  errors: readonly SummaryError[];
}

/** All errors of a form, each a link to its field. Takes the focus when it appears; a new key does so again. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const id = useId();
  const section = useAnswerFocus<HTMLElement>();

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={id}
      className="rounded-card border-2 border-danger bg-danger-soft p-4 md:p-5"
    >
      <h2 id={id} className="flex items-center gap-2 font-semibold">
        <Icon name="warning" className="size-5 shrink-0 text-danger" />
        {title}
      </h2>
      <ul className="mt-2 list-disc space-y-1 ps-5">
        {errors.map((error) => (
          <li key={error.id}>
            <a
              href={`#${error.id}`}
              onClick={(event) => goTo(event, error.id)}
              className="text-danger underline underline-offset-4"
            >
              {error.text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Moves to the field without a fragment in the address, which would add a step for the Back button. */
function goTo(event: { preventDefault: () => void }, id: string): void {
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center' });
}
