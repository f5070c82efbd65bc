/** The figures of the indicative price of travel insurance: the type of their file, and the form of the desk. */
import * as z from 'zod/mini';
import { day, whole } from '@/lib/checks';

/** With one decimal, as the price is computed in tenths. */
const factor = z
  .number({ error: 'factor' })
  .check(z.gte(0.1, { error: 'factor' }), z.lte(20, { error: 'factor' }), z.multipleOf(0.1, { error: 'factor' }));

export const insuranceContent = z.object({
  /** Day on which the figures were last looked at, yyyy-MM-dd. */
  asOf: day,
  /** QAR for one traveller and one day, before the factors. */
  perDay: whole(1, 500, 'perDay'),
  /** Shorter trips cost as much as this many days. */
  fewestDays: whole(1, 60, 'fewestDays'),
  regions: z.object({ gulf: factor, nearby: factor, europe: factor, world: factor, america: factor }),
  levels: z.object({ essential: factor, comfort: factor, full: factor }),
});
export type InsuranceContent = z.infer<typeof insuranceContent>;
