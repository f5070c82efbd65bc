import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { paidExtras } from '@/lib/bookings/model/order-extras';
import { handMethods, isPaid, ownPaymentColumns, paymentRow, type Share, splitOf } from '@/lib/bookings/model/payment-row';
import { readFlag, type SendFailure, sendAction } from '@/lib/network/send-action';
import type { Database } from '@/lib/supabase/database.types';
import { readHundredths } from '@/lib/text/amount';
import {
  orderStatuses,
  paymentRefundCauses,
  paymentRefundStatuses,
} from '@/supabase/functions/_shared/contracts/states.generated';

const refundRow = z.object({
  id: z.string(),
  amount: z.number(),
  cause: z.enum(paymentRefundCauses),
  status: z.enum(paymentRefundStatuses),
  asks: z.number(),
  first_asked_at: z.nullable(z.string()),
  failed_at: z.optional(z.nullable(z.string())),
  settled: z.nullable(z.enum(['provider', 'byHand', 'notSent'])),
  /** Unless an agent has looked into it: the provider says otherwise. */
  contradicted_at: z.nullable(z.string()),
  /** The part that it went back to; null for the card. */
  part_id: z._default(z.nullable(z.string()), null),
  charge_id: z.optional(z.nullable(z.string())),
  created_at: z.string(),
});
export type DeskRefund = z.infer<typeof refundRow>;
const chargeRow = z.object({
  provider: z.string(),
  provider_id: z.nullable(z.string()),
  status: z.string(),
  id: z.optional(z.string()),
  /** What the provider says was paid instead, and when it said so, unless an agent has looked into it. */
  mismatch: z.optional(z.nullable(z.object({ amount: z.number() }))),
  mismatch_at: z.optional(z.nullable(z.string())),
});
const deskPayment = z.extend(paymentRow, {
  /** Bags and seats in it, which are ordered once there are tickets. */
  extras: z.optional(z.nullable(z.pick(paidExtras, { items: true, amount: true }))),
  payment_refunds: z.array(refundRow),
  payment_charges: z._default(z.array(chargeRow), []),
});
export type DeskPayment = z.infer<typeof deskPayment>;

/** The payments of a booking with their refunds, the latest first. Throws when they cannot be read. */
export async function readPayments(client: SupabaseClient<Database>, bookingId: string): Promise<DeskPayment[]> {
  const { data, error } = await client
    .from('payments')
    .select(
      `${ownPaymentColumns}, extras, payment_refunds (id, amount, cause, status, asks, first_asked_at, failed_at, settled, contradicted_at, part_id, charge_id, created_at), payment_charges (id, provider, provider_id, status, mismatch, mismatch_at)`,
    )
    .eq('booking_id', bookingId)
    .order('created_at', { ascending: false });
  if (error) throw error;
  return z.array(deskPayment).parse(data);
}

/** How an agent has taken the money, and the number of the receipt or transfer; null for a payment at the provider. */
export function takenByHand({ payment_charges }: Pick<DeskPayment, 'payment_charges'>) {
  for (const { provider, provider_id: number } of payment_charges) {
    const method = handMethods.find((one) => one === provider);
    if (method) return { method, number };
  }
  return null;
}

/** Whether a refused refund must still be paid, by the rule of `is_still_unsent` in the database. `all`: the refunds of the same payment. */
export function hasFailed(refund: DeskRefund, all: readonly DeskRefund[]): boolean {
  if (refund.status !== 'failed') return false;
  const endOf = ({ failed_at, created_at }: DeskRefund) => failed_at ?? created_at;
  const like = all.filter(
    ({ cause, part_id, charge_id }) => cause === refund.cause && part_id === refund.part_id && charge_id === refund.charge_id,
  );
  const sumOf = (some: readonly DeskRefund[]) => some.reduce((sum, { amount }) => sum + amount, 0);
  const together = like.filter(
    (other) => other.status === 'failed' && other.created_at <= endOf(refund) && endOf(other) >= refund.created_at,
  );
  return sumOf(together) > sumOf(like.filter((other) => other.status !== 'failed' && other.created_at > endOf(refund)));
}

/** How much of a payment may still be refunded, in dirhams. An automatic refund that the provider refused comes first, as a whole. */
export const refundable = (payment: DeskPayment): number => refusedRefund(payment)?.amount ?? unrefunded(payment);

/** The automatic refund that the provider refused and that must be sent again. */
export const refusedRefund = ({ payment_refunds }: DeskPayment): DeskRefund | undefined =>
  payment_refunds.find((refund) => refund.cause !== 'desk' && hasFailed(refund, payment_refunds));

/** The part of a payment that we keep, in dirhams: the amount paid less refunds. */
export function unrefunded({
  status,
  amount,
  payment_refunds,
}: Pick<DeskPayment, 'status' | 'amount' | 'payment_refunds'>): number {
  if (!isPaid({ status })) return 0;
  const back = payment_refunds.filter(({ cause, status }) => cause === 'desk' && status !== 'failed');
  return amount - back.reduce((sum, one) => sum + one.amount, 0);
}

/** How a refund of this amount, in dirhams, is split, as in the database: first to gift cards, then to points, then to the card (null). */
export function refundSplit(
  payment: Pick<DeskPayment, 'amount' | 'method' | 'payment_parts' | 'payment_refunds'>,
  amount: number,
): Share[] {
  let rest = amount;
  const split: Share[] = [];
  for (const { part } of splitOf(payment.amount, payment.payment_parts)) {
    if (!part) continue;
    const back = payment.payment_refunds.filter(({ part_id }) => part_id === part.id).reduce((sum, one) => sum + one.amount, 0);
    const given = Math.min(rest, part.amount - back);
    if (given > 0) split.push({ part, method: null, amount: given });
    rest -= given;
  }
  return rest > 0 ? [...split, { part: null, method: payment.method, amount: rest }] : split;
}

/** The provider stores our idempotency key for a day, and we retry for 20 hours: after that, only an agent can send it again. */
const keyLifeMs = 20 * 3_600_000;

export type RefundIssue = 'none' | 'waiting' | 'lost' | 'refused' | 'contradicted' | 'byHand';

/** Why an agent must look at a refund: it is late, lost, refused, paid back by hand, or the provider contradicts its end. */
export function refundIssue(
  refund: DeskRefund,
  payment: Pick<DeskPayment, 'payment_refunds' | 'payment_charges'>,
  now: number,
): RefundIssue {
  const { status, asks, first_asked_at, settled, contradicted_at } = refund;
  if (contradicted_at) return 'contradicted';
  if (settled === null && hasFailed(refund, payment.payment_refunds)) return 'refused';
  if (status === 'new' && takenByHand(payment)) return 'byHand';
  if ((status !== 'new' && status !== 'pending') || asks < 3) return 'none';
  return status === 'new' && first_asked_at && Date.parse(first_asked_at) <= now - keyLifeMs ? 'lost' : 'waiting';
}

const dirhams = (least: number) => z.int().check(z.minimum(least), z.maximum(100_000_000));

/** The payment actions of the desk. Each id is an idempotency key, made in the browser. */
export const deskPaymentAction = z.discriminatedUnion('type', [
  /** `seen`: the amount paid on the screen. */
  z.object({
    type: z.literal('ask'),
    payment: z.uuid(),
    booking: z.uuid(),
    amount: dirhams(100),
    payBy: z.iso.datetime(),
    seen: dirhams(0),
  }),
  /** `number`: of the receipt or the transfer. `seen`: as above. */
  z.object({
    type: z.literal('record'),
    payment: z.uuid(),
    booking: z.uuid(),
    amount: dirhams(100),
    method: z.enum(handMethods),
    number: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    seen: dirhams(0),
  }),
  z.object({ type: z.literal('withdraw'), payment: z.uuid() }),
  /** What `record` has recorded never arrived. */
  z.object({ type: z.literal('undoRecord'), payment: z.uuid() }),
  /** `seen`: the refundable amount on the screen; `order`: the status of the latest order there. `again`: the automatic refund that was refused. */
  z.object({
    type: z.literal('refund'),
    payment: z.uuid(),
    refund: z.uuid(),
    amount: dirhams(1),
    seen: dirhams(1),
    order: z.enum([...orderStatuses, 'none']),
    again: z.optional(z.uuid()),
  }),
  z.object({ type: z.literal('askAgain'), refund: z.uuid() }),
  z.object({ type: z.literal('closeCharge'), charge: z.uuid() }),
  /** `seen`: a contradiction by the provider was looked into. */
  z.object({ type: z.literal('settle'), refund: z.uuid(), how: z.enum(['provider', 'byHand', 'notSent', 'seen']) }),
]);
export type DeskPaymentAction = z.infer<typeof deskPaymentAction>;

export const actionOutcomes = [
  ...(['created', 'repeated', 'withdrawn', 'notConfirmed', 'deadline', 'open', 'stale', 'tooMuch', 'gone'] as const),
  ...(['askedAgain', 'settled', 'tooSoon', 'busy', 'sameNumber', 'closed', 'undone'] as const),
] as const;
export type ActionOutcome = (typeof actionOutcomes)[number] | SendFailure;

const address = '/api/desk/payments';

export const sendPaymentAction = (action: DeskPaymentAction): Promise<ActionOutcome> =>
  sendAction(address, action, actionOutcomes);

/** Whether the site takes payments. Throws when that cannot be read. */
export const readTakesPayments = () => readFlag(address, 'takesPayments');

/** Riyals as typed by an agent, in dirhams, `least` of them at least: no provider takes less than a riyal. Null when it is not such an amount. */
export function readRiyals(typed: string, least = 100): number | null {
  const amount = readHundredths(typed);
  return amount !== null && amount >= least && amount <= 100_000_000 ? amount : null;
}

/** A deposit as typed, in dirhams; or what is wrong with it. One digit too many would charge the customer more than the price. */
export function readDeposit(typed: string, due: number): number | 'amount' | 'aboveDue' {
  const amount = readRiyals(typed) ?? 'amount';
  return amount !== 'amount' && amount > due ? 'aboveDue' : amount;
}
