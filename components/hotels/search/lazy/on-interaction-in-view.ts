import { onFirstInteraction } from '@/lib/browser/first-interaction';

/**
 * Runs once, when the element is in view and the visitor has interacted with the page or focused the element. `isUrgent` needs no
 * interaction. Returns a function that cancels.
 */
export function onInteractionInView(element: Element, isUrgent: boolean, run: () => void): () => void {
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

  // An element in a closed tab panel is not in view.
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
