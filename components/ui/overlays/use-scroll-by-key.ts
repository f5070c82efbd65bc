import { type RefObject, useEffect } from 'react';

/** What scrolls and has nothing to focus in it can be focused itself, so that its end is reached by keyboard in every browser. */
export function useScrollByKey(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const measure = () => {
      const isNeeded =
        current.scrollHeight > current.clientHeight &&
        !current.querySelector('a[href], button, input, select, textarea, summary');
      if (isNeeded) current.tabIndex = 0;
      else current.removeAttribute('tabindex');
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [frame]);
}
