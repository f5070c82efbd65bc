import { type ScrollMark, scrollMarks } from '../events';

export interface ScrollDepth {
  /** The marks that are reached for the first time on this page. `share`: how much of the page has been seen, 0 to 1. */
  reach: (share: number) => ScrollMark[];
}

export function createScrollDepth(): ScrollDepth {
  let left: ScrollMark[] = [...scrollMarks];
  return {
    reach(share) {
      const reached = left.filter((mark) => share * 100 >= mark);
      left = left.filter((mark) => !reached.includes(mark));
      return reached;
    },
  };
}

/** How much of the page has passed the lower edge of the window, 0 to 1. */
export function visibleShare(): number {
  const { scrollHeight } = document.documentElement;
  return scrollHeight > 0 ? Math.min(1, (window.scrollY + window.innerHeight) / scrollHeight) : 0;
}
