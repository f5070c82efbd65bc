/** A supplier's sums in hundredths of riyals. */
import { convert, type Rates } from '../exchange-rates/rates.ts';

/** Rounded half up to whole hundredths, with a correction for binary fractions; null when the currency has no rate. */
export function inRiyals(amount: number, currency: string, rates: Rates): number | null {
  const riyals = currency === 'QAR' ? amount : convert(amount, currency, 'QAR', rates);
  return riyals === null ? null : Math.round(Number((riyals * 100).toPrecision(12)));
}

/** The inverse of `toAmount`. */
export function toHundredths(amount: string): number {
  return Math.round(Number(amount) * 100);
}

/** In the format of the contracts: "1850.00". */
export function toAmount(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}
