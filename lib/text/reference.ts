import * as z from 'zod/mini';
import { toLatinDigits } from './digits';

/** A text of at most 200 characters that `tidy` accepts. */
export const typedAs = (tidy: (typed: string) => string | null, error: string) =>
  z.pipe(z.pipe(z.string({ error }).check(z.maxLength(200, { error })), z.transform(tidy)), z.string({ error }));

/** The first letters of a reference: a booking, a visa application, a refund. */
type ReferenceLetters = 'KT' | 'KV' | 'KR';

const written = /^[2-9A-HJ-NP-Z]{6}$/;

/**
 * A typed reference in the agency's form ("KT-7F3K9Q"); null when it cannot be one with these letters. Spaces, dashes, lower case and Arabic
 * digits are accepted. When only one kind is possible, its letters may be missing.
 */
export function tidyReference(typed: string, letters: readonly [ReferenceLetters, ...ReferenceLetters[]]): string | null {
  const text = toLatinDigits(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
  const [only] = letters.length === 1 ? letters : [];
  const bare = only && written.test(text) ? `${only}${text}` : text;
  const kind = letters.find((one) => bare.startsWith(one) && written.test(bare.slice(2)));
  return kind ? `${kind}-${bare.slice(2)}` : null;
}

/** Exactly `count` digits as typed; null for anything else. */
export function tidyDigits(typed: string, count: number): string | null {
  const text = toLatinDigits(typed).replace(/[\s\p{Bidi_Control}-]/gu, '');
  return text.length === count && /^\d+$/.test(text) ? text : null;
}

/** Whether the last digit of a card number fits the others (Luhn): it does not when one is mistyped, or two have changed places. */
export function isCardNumber(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function tidyCardNumber(typed: string): string | null {
  const digits = tidyDigits(typed, 12);
  return digits && isCardNumber(digits) ? digits : null;
}

/** What only the holder of a gift card knows, as typed. */
export const giftCardSecret = z.object({
  number: typedAs(tidyCardNumber, 'number'),
  pin: typedAs((typed) => tidyDigits(typed, 6), 'pin'),
});
