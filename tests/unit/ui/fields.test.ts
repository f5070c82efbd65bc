import { describe, expect, it } from 'vitest';
import { nightTexts } from '@/components/gallery/date-demos';
import { comboboxAfterKey } from '@/components/ui/fields/combobox';
import { describedBy } from '@/components/ui/fields/field';
import { withoutErrorOf } from '@/components/ui/forms/use-field-errors';
import { showBeginning } from '@/components/ui/forms/use-step-focus';
import { tabAfterKey } from '@/components/ui/navigation/tabs';

describe('forms', () => {
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
});

describe('the keys of a combobox', () => {
  const open = (active: number) => ({ open: true, active });
  const closed = { open: false, active: 0 };

  it('open the list at its first or last option', () => {
    expect(comboboxAfterKey('ArrowDown', closed, 3)).toEqual(open(0));
    expect(comboboxAfterKey('ArrowUp', closed, 3)).toEqual(open(2));
  });

  it('move through the list and wrap around', () => {
    expect(comboboxAfterKey('ArrowDown', open(0), 3)).toEqual(open(1));
    expect(comboboxAfterKey('ArrowDown', open(2), 3)).toEqual(open(0));
    expect(comboboxAfterKey('ArrowUp', open(0), 3)).toEqual(open(2));
  });

  it('select the active option with Enter, only while the list is open', () => {
    expect(comboboxAfterKey('Enter', open(1), 3)).toEqual({ open: false, active: 1, pick: true });
    expect(comboboxAfterKey('Enter', closed, 3)).toBeNull();
    expect(comboboxAfterKey('Enter', open(0), 0)).toBeNull();
  });

  it('select nothing with Enter before an arrow key, in a list for an empty field', () => {
    expect(comboboxAfterKey('Enter', open(-1), 3)).toBeNull();
    expect(comboboxAfterKey('ArrowDown', open(-1), 3)).toEqual(open(0));
    expect(comboboxAfterKey('ArrowUp', open(-1), 3)).toEqual(open(2));
  });

  it('close with Escape, which then belongs to the dialog around it', () => {
    expect(comboboxAfterKey('Escape', open(1), 3)).toEqual({ open: false, active: 1 });
    expect(comboboxAfterKey('Escape', closed, 3)).toBeNull();
  });

  it('work with an empty list', () => {
    expect(comboboxAfterKey('ArrowDown', closed, 0)).toEqual(open(0));
    expect(comboboxAfterKey('ArrowUp', open(0), 0)).toEqual(open(0));
  });

  it.each(['Home', 'End', 'Tab', 'a', 'ArrowLeft'])('ignore %s', (key) => {
    expect(comboboxAfterKey(key, open(1), 3)).toBeNull();
  });
});

describe('the keys of tabs', () => {
  it('follow the direction of reading', () => {
    expect(tabAfterKey('ArrowRight', 0, 3, 'ltr')).toBe(1);
    expect(tabAfterKey('ArrowLeft', 1, 3, 'ltr')).toBe(0);
    expect(tabAfterKey('ArrowLeft', 0, 3, 'rtl')).toBe(1);
    expect(tabAfterKey('ArrowRight', 1, 3, 'rtl')).toBe(0);
  });

  it('wrap around', () => {
    expect(tabAfterKey('ArrowRight', 2, 3, 'ltr')).toBe(0);
    expect(tabAfterKey('ArrowRight', 0, 3, 'rtl')).toBe(2);
  });

  it('find the first and the last in either direction', () => {
    for (const direction of ['ltr', 'rtl']) {
      expect(tabAfterKey('Home', 2, 3, direction)).toBe(0);
      expect(tabAfterKey('End', 0, 3, direction)).toBe(2);
    }
  });

  it('ignore every other key', () => {
    expect(tabAfterKey('ArrowDown', 0, 3, 'ltr')).toBeNull();
    expect(tabAfterKey('Enter', 0, 3, 'rtl')).toBeNull();
  });
});

describe('the gallery of components', () => {
  it('counts nights in both languages', () => {
    expect(nightTexts('en').slice(0, 3)).toEqual(['0 nights', '1 night', '2 nights']);
    expect([1, 2, 3, 10, 11].map((nights) => nightTexts('ar')[nights])).toEqual([
      'ليلة واحدة',
      'ليلتان',
      '3 ليالٍ',
      '10 ليالٍ',
      '11 ليلة',
    ]);
  });
});
