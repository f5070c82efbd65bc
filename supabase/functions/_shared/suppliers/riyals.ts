/** Sums of a supplier in hundredths of riyals. */
import { convert, type Rates } from '../exchange-rates/rates.ts';

/** Rounded to whole hundredths, half of one upwards also where a binary fraction falls short of it; null when the currency has no rate. */
export function inRiyals(amount: number, currency: string, rates: Rates): number | null {
  const riyals = currency === 'QAR' ? amount : convert(amount, currency, 'QAR', rates);
  return riyals === null ? null : Math.round(Number((riyals * 100).toPrecision(12)));
}

/** As contracts write it: "1850.00". */
export function toAmount(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}
