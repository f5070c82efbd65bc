import { describe, expect, it } from 'vitest';
import { edgesOf, stepOf } from '@/components/ui/navigation/carousel-edges';

/** A row of 1500 px in a frame of 500 px: it scrolls by 1000. */
const row = (scrollLeft: number) => ({ scrollLeft, scrollWidth: 1500, clientWidth: 500 });

describe('the edges of a carousel', () => {
  it.each([
    ['the start', 0, { atStart: true, atEnd: false }],
    ['one step from the start', 320, { atStart: false, atEnd: false }],
    ['11 px before the end', 989, { atStart: false, atEnd: false }],
    ['10 px before the end', 990, { atStart: false, atEnd: true }],
    ['the end', 1000, { atStart: false, atEnd: true }],
  ])('at %s are alike in both directions of reading', (_, travelled, edges) => {
    expect(edgesOf(row(travelled))).toEqual(edges);
    expect(edgesOf(row(-travelled))).toEqual(edges);
  });

  it('tolerate fractions on a zoomed page', () => {
    expect(edgesOf(row(0.4)).atStart).toBe(true);
    expect(edgesOf(row(-0.4)).atStart).toBe(true);
  });

  it('are both reached when everything fits', () => {
    expect(edgesOf({ scrollLeft: 0, scrollWidth: 500, clientWidth: 500 })).toEqual({ atStart: true, atEnd: true });
  });
});

describe('the arrows of a carousel', () => {
  it('move by 320 px in the direction of reading', () => {
    expect(stepOf('next', 'ltr')).toBe(320);
    expect(stepOf('previous', 'ltr')).toBe(-320);
    expect(stepOf('next', 'rtl')).toBe(-320);
    expect(stepOf('previous', 'rtl')).toBe(320);
  });
});
