/** Amounts as they are typed. */
import { toLatinDigits } from './digits';
import { withoutDirection } from './direction';

/** 1250.50 and 1,250.50, then 1.250,50 and 1250,50 as written on the European mainland. */
const plainAmount = /^(?:\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.\d{0,6})?$/;
const mainlandAmount = /^(?:\d{1,12}|\d{1,3}(?:\.\d{3}){1,3}),\d{1,2}$/;

/** What a visitor typed as an amount, in Latin, Arabic or Persian digits; null when it is no amount. */
export function readAmount(text: string): number | null {
  const latin = toLatinDigits(text).replace(/٫/g, '.').replace(/٬/g, ',').replace(/\s/g, '');
  if (plainAmount.test(latin)) return Number(latin.replace(/,/g, ''));
  if (mainlandAmount.test(latin)) return Number(latin.replace(/\./g, '').replace(',', '.'));
  return null;
}

/** The same in hundredths; null for more than two decimals too. Marks of direction, which are copied along with amounts, do not count. */
export function readHundredths(text: string): number | null {
  const amount = readAmount(withoutDirection(text));
  if (amount === null) return null;
  const hundredths = Math.round(amount * 100);
  return hundredths / 100 === amount ? hundredths : null;
}
