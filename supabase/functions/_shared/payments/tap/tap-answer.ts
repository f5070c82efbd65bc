import * as z from 'zod/mini';
import type { Charge, Refund } from '../../contracts/payments.ts';
import { parseJson } from '../../resilience/ask-json.ts';

/** The fields that are read of a charge and of a refund. */
const common = { id: z.string(), amount: z.number(), currency: z.literal('QAR'), status: z.string() };
const tapCharge = z.object({
  ...common,
  reference: z.object({ transaction: z.uuid() }),
  transaction: z.optional(z.object({ url: z.optional(z.nullable(z.string())) })),
});
const tapRefund = z.object({ ...common, reference: z.object({ merchant: z.uuid() }) });

/** All documented statuses, in both spellings of a timeout. */
const chargeStatuses: Readonly<Record<string, Charge['status']>> = {
  INITIATED: 'pending',
  IN_PROGRESS: 'pending',
  UNKNOWN: 'pending',
  CAPTURED: 'paid',
  DECLINED: 'refused',
  FAILED: 'refused',
  RESTRICTED: 'refused',
  VOID: 'refused',
  ABANDONED: 'abandoned',
  CANCELLED: 'abandoned',
  TIMEDOUT: 'abandoned',
  TIMED_OUT: 'abandoned',
};

/** A refund that timed out may still be sent: it stays open until Tap has a final status, or an agent closes it at the desk. */
const refundStatuses: Readonly<Record<string, Refund['status']>> = {
  PENDING: 'pending',
  ACCEPTED: 'pending',
  IN_PROGRESS: 'pending',
  UNKNOWN: 'pending',
  TIMEDOUT: 'pending',
  TIMED_OUT: 'pending',
  REFUNDED: 'done',
  DECLINED: 'failed',
  FAILED: 'failed',
  RESTRICTED: 'failed',
  CANCELLED: 'failed',
};

/** An unknown status is not final: nothing is decided on it. */
export function readCharge(answer: unknown): Charge {
  const { id, amount, status, reference, transaction } = z.parse(tapCharge, answer);
  const known = (Object.hasOwn(chargeStatuses, status) && chargeStatuses[status]) || 'pending';
  const page = transaction?.url;
  const payUrl = known === 'pending' && page?.startsWith('https://') ? page : null;
  return { is: 'charge', key: reference.transaction, id, status: known, amount: toDirhams(amount), fee: null, payUrl };
}

export function readRefund(answer: unknown): Refund {
  const { id, amount, status, reference } = z.parse(tapRefund, answer);
  const known = (Object.hasOwn(refundStatuses, status) && refundStatuses[status]) || 'pending';
  return { is: 'refund', key: reference.merchant, id, status: known, amount: toDirhams(amount) };
}

function toDirhams(riyals: number): number {
  return Math.round(riyals * 100);
}

/** A webhook about a charge or a refund: the fields that Tap signs, in its order. */
const webhook = z.object({
  ...common,
  currency: z.string(),
  object: z.optional(z.string()),
  reference: z.optional(z.object({ gateway: z.optional(z.string()), payment: z.optional(z.string()) })),
  transaction: z.optional(z.object({ created: z.optional(z.union([z.string(), z.number()])) })),
  created: z.optional(z.union([z.string(), z.number()])),
});

/** The text that `hashstring` signs, and its subject; null when it is not a webhook of Tap. */
export function readSignedWebhook(body: string): { text: string; is: 'charge' | 'refund'; id: string } | null {
  const said = webhook.safeParse(parseJson(body));
  if (!said.success) return null;
  const { id, amount, currency, status, reference, transaction, created } = said.data;
  const isRefund = /^re_/.test(id);
  if (!isRefund && !/^chg_/.test(id)) return null;
  const text =
    `x_id${id}x_amount${amount.toFixed(2)}x_currency${currency}x_gateway_reference${reference?.gateway ?? ''}` +
    `x_payment_reference${reference?.payment ?? ''}x_status${status}x_created${transaction?.created ?? created ?? ''}`;
  return { text, is: isRefund ? 'refund' : 'charge', id };
}
