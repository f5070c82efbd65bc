import * as z from 'zod/mini';

/** Where a price in QAR comes from: ISO 4217 code, total in that currency, and the day of the exchange rate (yyyy-MM-dd), null for a peg. */
export const convertedFrom = z.object({
  currency: z.string(),
  total: z.string().check(z.regex(/^\d+(\.\d{1,3})?$/)),
  asOf: z.nullable(z.string()),
});

interface Price {
  total: string;
  convertedFrom?: z.infer<typeof convertedFrom> | undefined;
}

/** Compares in the supplier's own currency, because functions update exchange rates at different times. */
export function isSamePrice(now: Price, before: Price): boolean {
  if (Number(now.total) === Number(before.total)) return true;
  const [is, was] = [now.convertedFrom, before.convertedFrom];
  return Boolean(is && was && is.currency === was.currency && Number(is.total) === Number(was.total));
}

/** The price of something sold, in hundredths: whole riyals, so that nothing is shown rounded and paid exactly. */
export function soldFor(hundredths: number): number {
  return Math.ceil(hundredths / 100) * 100;
}
