/** Sums of a supplier in hundredths of riyals. */
import { convert, type Rates } from '../exchange-rates/rates.ts';

/** Rounded to whole hundredths; null when the currency has no rate. */
export function inRiyals(amount: number, currency: string, rates: Rates): number | null {
  const riyals = currency === 'QAR' ? amount : convert(amount, currency, 'QAR', rates);
  return riyals === null ? null : Math.round(riyals * 100);
}

/** As contracts write it: "1850.00". */
export function toAmount(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}
