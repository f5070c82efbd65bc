/** SPEC section 9: how far an arrow scrolls, and how near the end counts as the end, in pixels. */
export const carouselStep = 320;
const nearEnd = 10;

interface Scroller {
  scrollLeft: number;
  scrollWidth: number;
  clientWidth: number;
}

/** Counted from the start of reading: right-to-left browsers count scrollLeft downwards from zero. Zoom leaves fractions. */
export function edgesOf({ scrollLeft, scrollWidth, clientWidth }: Scroller): { atStart: boolean; atEnd: boolean } {
  const travelled = Math.abs(scrollLeft);
  return { atStart: travelled < 1, atEnd: scrollWidth - clientWidth - travelled <= nearEnd };
}

/** What an arrow adds to scrollLeft. */
export function stepOf(arrow: 'previous' | 'next', direction: string): number {
  return (arrow === 'next') === (direction === 'rtl') ? -carouselStep : carouselStep;
}
