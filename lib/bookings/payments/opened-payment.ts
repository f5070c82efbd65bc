import * as z from 'zod/mini';
import { paymentStatuses } from '@/lib/supabase/rows/payment-row';

/** The key in a payment link. */
export const linkKey = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** What the holder of the link sees of a payment. Amounts are in dirhams. */
export const openedPayment = z.object({
  status: z.enum(paymentStatuses),
  failure: z.nullable(z.enum(['refused', 'abandoned'])),
  amount: z.number(),
  refunded: z.number(),
  /** Of the whole booking, and what was paid for it so far and not sent back. */
  total: z.number(),
  paid: z.number(),
  payBy: z.string(),
  paidAt: z.nullable(z.string()),
  /** The agency has confirmed the booking; else it is a request that is paid at once. */
  isConfirmed: z.boolean(),
  /** For bags or seats that are added to a booking. */
  isForExtras: z._default(z.boolean(), false),
  reference: z.string(),
  kind: z.string(),
  title: z.nullable(z.object({ en: z.string(), ar: z.string() })),
  firstDay: z.string(),
});
export type OpenedPayment = z.infer<typeof openedPayment>;
