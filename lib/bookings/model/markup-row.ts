import * as z from 'zod/mini';
import { convertedFrom } from '@/supabase/functions/_shared/contracts/converted-price';

/** What the agency has added to one offer, as in `booking_markups.offers`; for staff alone. */
export const offerMarkup = z.object({
  /** In dirhams. */
  total: z.number(),
  /** The rule, as it was. */
  basisPoints: z.number(),
  /** In dirhams. */
  fixedAmount: z.number(),
  /** The supplier's price in its own currency. */
  convertedFrom: z.nullable(convertedFrom),
});
export type OfferMarkup = z.infer<typeof offerMarkup>;
