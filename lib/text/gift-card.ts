import * as z from 'zod/mini';
import { tidyDigits } from './reference';
import { typedAs } from './typed-as';

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
