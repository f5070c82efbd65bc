import { expect, it } from 'vitest';
import { describedBy } from '@/components/ui/fields/field';
import { withoutErrorOf } from '@/components/ui/forms/use-field-errors';

const errors = { 'contact-name': 'Please fill in your name.', 'contact-rating': 'Please choose.' };

/** A control in the page; radio buttons are described by the group around them. */
function control(description: string | undefined) {
  const tokens = description?.split(' ') ?? [];
  const closest = (selector: string) => tokens.some((token) => selector === `[aria-describedby~="${token}"]`) || null;
  return { closest } as unknown as Pick<Element, 'closest'>;
}

it('a field that is edited loses what was said of it, and no other does', () => {
  const name = control(describedBy('contact-name', 'As we may call you', errors['contact-name']));
  expect(withoutErrorOf(errors, name)).toEqual({ 'contact-rating': errors['contact-rating'] });
});

it('an edit of a field that was right changes nothing, and draws nothing anew', () => {
  expect(withoutErrorOf(errors, control(describedBy('contact-phone', 'With country code', undefined)))).toBe(errors);
});
