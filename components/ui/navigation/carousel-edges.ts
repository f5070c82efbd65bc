/** SPEC section 9: how far an arrow scrolls, and the distance that counts as the end, in pixels. */
export const carouselStep = 320;
const nearEnd = 10;

interface Scroller {
  scrollLeft: number;
  scrollWidth: number;
  clientWidth: number;
}

/** From the start of reading: in right-to-left, scrollLeft is negative. Zoom causes fractions. */
export function edgesOf({ scrollLeft, scrollWidth, clientWidth }: Scroller): { atStart: boolean; atEnd: boolean } {
  const travelled = Math.abs(scrollLeft);
  return { atStart: travelled < 1, atEnd: scrollWidth - clientWidth - travelled <= nearEnd };
}

/** The change of scrollLeft for an arrow. */
export function stepOf(arrow: 'previous' | 'next', direction: string): number {
  return (arrow === 'next') === (direction === 'rtl') ? -carouselStep : carouselStep;
}
