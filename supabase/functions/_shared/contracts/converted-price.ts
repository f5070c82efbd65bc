import * as z from 'zod/mini';

/** Where a price in QAR comes from: ISO 4217 code, total in that currency, and the day of the exchange rate (yyyy-MM-dd), null for a peg. */
export const convertedFrom = z.object({
  currency: z.string(),
  total: z.string().check(z.regex(/^\d+(\.\d{1,3})?$/)),
  asOf: z.nullable(z.string()),
});
