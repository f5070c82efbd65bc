import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface StepFocus {
  heading: RefObject<HTMLHeadingElement | null>;
  /** Names the element that takes the focus on the next step instead of its heading. */
  aimAt: (id: string) => void;
}

/** The top of the page, unless the heading would be below the first screen: then the heading, clear of the sticky header. */
export function showBeginning(
  heading: Pick<HTMLElement, 'getBoundingClientRect' | 'scrollIntoView'>,
  view: Pick<Window, 'innerHeight' | 'scrollTo'>,
): void {
  view.scrollTo({ top: 0, behavior: 'instant' });
  if (heading.getBoundingClientRect().bottom > view.innerHeight) heading.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** The step of a page that is being replaced, until its replacement is on screen. */
let replacedStep: string | null = null;

/**
 * After a change of step, scrolls to its start and focuses it, as a page load would; does nothing on arrival. `start`: the top of the page, or of the
 * heading's column. A heading below the first screen is scrolled to.
 */
export function useStepFocus(step: string, start: 'page' | 'column' = 'page'): StepFocus {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef(step);
  const aim = useRef<string | null>(null);

  // After a reload and Back, the router draws the page anew with the next step: that is a change, not an arrival.
  useLayoutEffect(() => {
    if (replacedStep !== null) lastStep.current = replacedStep;
    return () => {
      replacedStep = lastStep.current;
      queueMicrotask(() => {
        replacedStep = null;
      });
    };
  }, []);

  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    const target = aim.current ? document.getElementById(aim.current) : null;
    aim.current = null;
    (target ?? heading.current)?.focus({ preventScroll: true });
    if (target) target.scrollIntoView({ block: 'center', behavior: 'instant' });
    else if (start === 'column') heading.current?.parentElement?.scrollIntoView({ block: 'start', behavior: 'instant' });
    else if (heading.current) showBeginning(heading.current, window);
  }, [step, start]);

  return {
    heading,
    aimAt: (id) => {
      aim.current = id;
    },
  };
}
