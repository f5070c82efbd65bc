import * as z from 'zod/mini';

export const paymentStatuses = [
  'created',
  'pending',
  'paid',
  'failed',
  'expired',
  'cancelled',
  'partly_refunded',
  'refunded',
] as const;

/** A payment of a booking, as its owner and the desk read it. Amounts are in dirhams. */
export const paymentRow = z.object({
  id: z.string(),
  status: z.enum(paymentStatuses),
  amount: z.number(),
  refunded: z.number(),
  pay_by: z.string(),
  paid_at: z.nullable(z.string()),
  link_key: z.string(),
});
export type Payment = z.infer<typeof paymentRow>;

/** The columns of `paymentRow`. */
export const paymentColumns = 'id, status, amount, refunded, pay_by, paid_at, link_key';

/** Whether the customer may still pay: its time has not passed, or a payment has begun at the provider. */
export function isOpenPayment({ status, pay_by }: Pick<Payment, 'status' | 'pay_by'>, now = Date.now()): boolean {
  return status === 'pending' || ((status === 'created' || status === 'failed') && Date.parse(pay_by) > now);
}

export function isPaid({ status }: Pick<Payment, 'status'>): boolean {
  return status === 'paid' || status === 'partly_refunded' || status === 'refunded';
}

/** English path of the page where a payment is paid, and followed. */
export function paymentPath(linkKey: string): string {
  return `/booking/payment?key=${linkKey}`;
}
