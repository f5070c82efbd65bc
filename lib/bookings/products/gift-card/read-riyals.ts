import { toLatinDigits } from '@/lib/text/digits';

/** The typed amount in whole riyals; NaN for anything else. */
export function readRiyals(typed: string): number {
  const digits = toLatinDigits(typed).replace(/[\s,٬\p{Bidi_Control}]/gu, '');
  return /^\d{1,7}$/.test(digits) ? Number(digits) : Number.NaN;
}
