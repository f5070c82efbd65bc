import { onFirstInteraction } from '@/lib/browser/first-interaction';

/**
 * Runs once the element is in sight and somebody is there: moves, touches, types, or comes to the element by another way. What is
 * urgent waits for nobody, but for being in sight. Answers how to give up.
 */
export function whenWanted(element: Element, isUrgent: boolean, run: () => void): () => void {
  let isInSight = false;
  let isSomebodyThere = isUrgent;
  let isDone = false;
  function look() {
    if (isDone || !isInSight || !isSomebodyThere) return;
    isDone = true;
    run();
  }
  function come() {
    isSomebodyThere = true;
    look();
  }

  // What stands in a closed tab is not in sight.
  const observer = new IntersectionObserver((entries) => {
    isInSight ||= entries.some(({ isIntersecting }) => isIntersecting);
    look();
  });
  observer.observe(element);
  const ignoreIntent = onFirstInteraction(come);
  element.addEventListener('focusin', come);
  return () => {
    observer.disconnect();
    ignoreIntent();
    element.removeEventListener('focusin', come);
  };
}
