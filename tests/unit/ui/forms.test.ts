import { describe, expect, it } from 'vitest';
import { describedBy } from '@/components/ui/fields/field';
import { withoutErrorOf } from '@/components/ui/forms/use-field-errors';
import { showBeginning } from '@/components/ui/forms/use-step-focus';

/** The calls in order when the heading ends `bottom` pixels below the top of a page on a phone. */
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

const errors = { 'contact-name': 'Please fill in your name.', 'contact-rating': 'Please choose.' };

/** A control in the page; radio buttons are described by the group around them. */
function control(description: string | undefined) {
  const tokens = description?.split(' ') ?? [];
  const closest = (selector: string) => tokens.some((token) => selector === `[aria-describedby~="${token}"]`) || null;
  return { closest } as unknown as Pick<Element, 'closest'>;
}

it('only an edited field loses its error', () => {
  const name = control(describedBy('contact-name', 'As we may call you', errors['contact-name']));
  expect(withoutErrorOf(errors, name)).toEqual({ 'contact-rating': errors['contact-rating'] });
});

it('an edit of a valid field changes nothing, and renders nothing again', () => {
  expect(withoutErrorOf(errors, control(describedBy('contact-phone', 'With country code', undefined)))).toBe(errors);
});
