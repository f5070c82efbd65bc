import { type RefObject, useEffect, useRef } from 'react';
import type { Step } from './step-list';

interface StepFocus {
  heading: RefObject<HTMLHeadingElement | null>;
  /** Names the element that takes the focus on the next step instead of its heading. */
  aimAt: (id: string) => void;
}

/** After a change of step the view and the focus stand at its beginning, as after a page load; on arrival nothing moves. */
export function useStepFocus(step: Step): StepFocus {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef(step);
  const aim = useRef<string | null>(null);

  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    const target = aim.current ? document.getElementById(aim.current) : null;
    aim.current = null;
    (target ?? heading.current)?.focus({ preventScroll: true });
    if (target) target.scrollIntoView({ block: 'center', behavior: 'instant' });
    else window.scrollTo({ top: 0, behavior: 'instant' });
  }, [step]);

  return {
    heading,
    aimAt: (id) => {
      aim.current = id;
    },
  };
}
