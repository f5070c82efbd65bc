import * as z from 'zod/mini';
import {
  choiceKinds,
  paymentMethods,
  paymentRefundCauses,
  paymentRefundStatuses,
  paymentStatuses,
} from '@/supabase/functions/_shared/contracts/states.generated';

/** How an agent takes money, instead of a provider. */
export const handMethods = ['cash', 'transfer'] as const;
export const isTakenByHand = (provider: string): boolean => handMethods.some((method) => method === provider);

/** An offer that ends sooner cannot be paid at once. One more than in `begin_pay_now`, which is called later. */
export const minutesToPay = 11;

/** The key in a payment link. */
export const linkKey = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** The part of a payment that a gift card (by its last digits) or club points pay, in dirhams. */
export const paymentPart = z.object({
  id: z.string(),
  amount: z.number(),
  points: z.nullable(z.number()),
  last_digits: z.nullable(z.string()),
});
export type PaymentPart = z.infer<typeof paymentPart>;

/** A payment of a booking, as its owner and the desk read it. Amounts are in dirhams. */
export const paymentRow = z.object({
  id: z.string(),
  status: z.enum(paymentStatuses),
  amount: z.number(),
  refunded: z.number(),
  pay_by: z.string(),
  paid_at: z.nullable(z.string()),
  link_key: z.string(),
  /** The purpose, if it is not the booking itself. */
  choice: z._default(z.nullable(z.enum(choiceKinds)), null),
  /** How it was paid; null for a card. */
  method: z._default(z.nullable(z.enum(paymentMethods)), null),
  /** Of the difference of a price that rose after it was paid: the price of the booking before. */
  price_before: z._default(z.nullable(z.number()), null),
  /** Of an immediate payment: whether the supplier's order follows automatically. */
  then_order: z.optional(z.boolean()),
  payment_parts: z._default(z.array(paymentPart), []),
  payment_refunds: z._default(
    z.array(z.object({ amount: z.number(), cause: z.enum(paymentRefundCauses), status: z.enum(paymentRefundStatuses) })),
    [],
  ),
});
export type Payment = z.infer<typeof paymentRow>;

/** The columns of `paymentRow`, but for its refunds. */
export const ownPaymentColumns =
  'id, status, amount, refunded, pay_by, paid_at, link_key, choice, method, price_before, then_order, payment_parts (id, amount, points, last_digits)' as const;
export const paymentColumns = `${ownPaymentColumns}, payment_refunds (amount, cause, status)` as const;

/** Whether the customer may still pay: its time has not passed, or a payment has begun at the provider. */
export function isOpenPayment({ status, pay_by }: Pick<Payment, 'status' | 'pay_by'>, now = Date.now()): boolean {
  return status === 'pending' || ((status === 'created' || status === 'failed') && Date.parse(pay_by) > now);
}

export function isPaid({ status }: Pick<Payment, 'status'>): boolean {
  return status === 'paid' || status === 'partly_refunded' || status === 'refunded';
}

/** What pays some of a payment, in dirhams: a part, or the provider, by `method`; null for a card. */
export interface Share {
  part: PaymentPart | null;
  method: Payment['method'];
  amount: number;
}

/**
 * The parts of a payment: gift cards, then points; the provider, for which there is no part, takes the rest. Empty when it is paid by card
 * alone.
 */
export function splitOf(amount: number, parts: readonly PaymentPart[], method: Payment['method'] = null): Share[] {
  if (parts.length === 0 && !method) return [];
  const byCard = amount - parts.reduce((sum, part) => sum + part.amount, 0);
  const inOrder = parts.toSorted((one, other) => Number(one.points !== null) - Number(other.points !== null));
  const split: Share[] = inOrder.map((part) => ({ part, method: null, amount: part.amount }));
  return byCard > 0 ? [...split, { part: null, method, amount: byCard }] : split;
}

/** English path of the page where a payment is paid, and followed. */
export function paymentPath(linkKey: string): string {
  return `/booking/payment?key=${linkKey}`;
}

/** The step before it, where bags and seats are chosen. */
export function extrasPath(linkKey: string): string {
  return `${paymentPath(linkKey)}&step=extras`;
}
