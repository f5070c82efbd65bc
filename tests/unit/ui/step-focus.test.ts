import { describe, expect, it } from 'vitest';
import { showBeginning } from '@/components/ui/forms/use-step-focus';

/** What is called, in order, when the heading ends `bottom` pixels below the top of a page shown on a phone. */
function movesFor(bottom: number): string[] {
  const moves: string[] = [];
  const heading = {
    getBoundingClientRect: () => ({ bottom }) as DOMRect,
    scrollIntoView: (options?: boolean | ScrollIntoViewOptions) => void moves.push(`heading ${JSON.stringify(options)}`),
  };
  showBeginning(heading, { innerHeight: 844, scrollTo: (options) => void moves.push(`page ${JSON.stringify(options)}`) });
  return moves;
}

const toTop = 'page {"top":0,"behavior":"instant"}';

describe('a new step begins', () => {
  it('at the top of the page when its heading is on the first screen', () => {
    expect(movesFor(300)).toEqual([toTop]);
  });

  it.each([860, 925, 1243])('at its heading when that ends at %d', (bottom) => {
    expect(movesFor(bottom)).toEqual([toTop, 'heading {"block":"start","behavior":"instant"}']);
  });
});
