import * as z from 'zod/mini';
import { tidyDigits } from './reference';
import { typedAs } from './typed-as';

/** What only the holder of a gift card knows, as typed. */
export const giftCardSecret = z.object({
  number: typedAs((typed) => tidyDigits(typed, 12), 'number'),
  pin: typedAs((typed) => tidyDigits(typed, 6), 'pin'),
});
