import * as z from 'zod/mini';
import { choiceKinds } from '@/lib/supabase/rows/order-row';
import { paymentPart, paymentStatuses } from '@/lib/supabase/rows/payment-row';

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
  isTicketed: z.boolean(),
  /** Declined or cancelled. */
  isOff: z._default(z.boolean(), false),
  /** What it is for, of what a customer has chosen a moment ago. */
  choice: z._default(z.nullable(z.enum(choiceKinds)), null),
  /** The airline has done what was chosen. */
  isChoiceDone: z._default(z.boolean(), false),
  parts: z._default(z.array(paymentPart), []),
  /** What the parts leave for the card. */
  rest: z.number(),
  reference: z.string(),
  kind: z.string(),
  title: z.nullable(z.object({ en: z.string(), ar: z.string() })),
  firstDay: z.string(),
});
export type OpenedPayment = z.infer<typeof openedPayment>;

/** The points of whoever is signed in: how many vouchers can pay of this payment, and the part that does already. */
export const openedPoints = z.object({ points: z.number(), most: z.number(), part: z.nullable(z.string()) });
export type OpenedPoints = z.infer<typeof openedPoints>;

/** Where a payment goes on: at the page of the provider, or here. */
export const begunPayment = z.union([z.object({ url: z.string() }), z.object({ outcome: z.enum(['paid', 'changed']) })]);
export type BegunPayment = z.infer<typeof begunPayment>;
