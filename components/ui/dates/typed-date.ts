import { toLatinDigits } from '@/lib/text/digits';

/** Two pairs of digits that must be a year (20/26), or are one because of what follows: a separator, or the month of 2012-05-03. */
const yearFirst = /^(?:19|20)\/(?:00|1[3-9]|[2-9]\d|\d{2}\/(?:[-.]|0|1[0-2]))$/;

/**
 * Adds the slash after a day or month, because phones show a digit keyboard; a typed slash is not doubled. A year first, a hyphen, a dot, a space
 * or the name of a month get no slash.
 */
export function withSlash(text: string): string {
  if (text.endsWith('//')) return text.slice(0, -1);
  if (yearFirst.test(toLatinDigits(text))) return text.replaceAll('/', '');
  if (/\/[^/\p{Nd}]$/u.test(text)) return text.slice(0, -2) + text.slice(-1);
  return /^(?:\p{Nd}{2}|\p{Nd}{1,2}\/\p{Nd}{2})$/u.test(text) ? `${text}/` : text;
}
