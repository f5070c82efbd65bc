/** Tap Payments, charges API version 2: cards, Apple Pay and Qatar's debit cards (NAPS, QPay) on Tap's own page. See docs/operations/payments.md. */

import * as z from 'zod/mini';
import type { Charge, PaymentMethod, Refund } from '../../contracts/payments.ts';
import { parseJson, requestJson } from '../../resilience/request-json.ts';
import { NonRetryableError } from '../../resilience/retry.ts';
import { isSignedBy } from '../../webhook-signature.ts';
import type { PaymentProvider } from '../payment-provider.ts';

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
function readCharge(answer: unknown): Charge {
  const { id, amount, status, reference, transaction } = z.parse(tapCharge, answer);
  const known = (Object.hasOwn(chargeStatuses, status) && chargeStatuses[status]) || 'pending';
  const page = transaction?.url;
  const payUrl = known === 'pending' && page?.startsWith('https://') ? page : null;
  return { type: 'charge', key: reference.transaction, id, status: known, amount: toDirhams(amount), fee: null, payUrl };
}

function readRefund(answer: unknown): Refund {
  const { id, amount, status, reference } = z.parse(tapRefund, answer);
  const known = (Object.hasOwn(refundStatuses, status) && refundStatuses[status]) || 'pending';
  return { type: 'refund', key: reference.merchant, id, status: known, amount: toDirhams(amount) };
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
function readSignedWebhook(body: string): { text: string; type: 'charge' | 'refund'; id: string } | null {
  const said = webhook.safeParse(parseJson(body));
  if (!said.success) return null;
  const { id, amount, currency, status, reference, transaction, created } = said.data;
  const isRefund = /^re_/.test(id);
  if (!isRefund && !/^chg_/.test(id)) return null;
  const text =
    `x_id${id}x_amount${amount.toFixed(2)}x_currency${currency}x_gateway_reference${reference?.gateway ?? ''}` +
    `x_payment_reference${reference?.payment ?? ''}x_status${status}x_created${transaction?.created ?? created ?? ''}`;
  return { text, type: isRefund ? 'refund' : 'charge', id };
}

const defaultBaseUrl = 'https://api.tap.company/v2';
/** All payment methods of the account. */
const allPaymentMethods = 'src_all';

/**
 * Ways to pay that have a source of their own, with the currencies they take, as read on developers.tap.company on 2026-11-29: docs/redirect
 * (src_apple_pay, which takes the currency of the account), docs/qpay ("in Qatari Riyal (QAR) only"), docs/knet ("KWD currency only"), docs/tabby (at
 * least 10 SAR, 10 AED or 1 KWD, with a mobile number), docs/tamara (its examples are in SAR, with a mobile number). Google Pay has no source: it
 * appears on the page of `src_all` by itself, in AED, SAR, KWD and USD (docs/google-pay). So in riyals of Qatar there are Apple Pay and NAPS.
 */
const sources: Partial<Record<PaymentMethod, { id: string; currencies: readonly string[] }>> = {
  apple_pay: { id: 'src_apple_pay', currencies: ['QAR'] },
  naps: { id: 'src_qa.qpay', currencies: ['QAR'] },
  knet: { id: 'src_kw.knet', currencies: ['KWD'] },
  tabby: { id: 'src_tabby.installement', currencies: ['SAR', 'AED', 'KWD'] },
  tamara: { id: 'src_tamara', currencies: ['SAR'] },
};
const currency = 'QAR';

export interface TapSettings {
  secretKey: string | undefined;
  merchant?: string | undefined;
  /** Base address; the usual one by default. */
  address?: string | undefined;
  fetch?: typeof fetch;
}

/** Throws without a key. A key that begins with "sk_test_" moves no money. */
export function createTap({ secretKey, merchant, address, fetch: fetcher = fetch }: TapSettings): PaymentProvider {
  if (!secretKey) throw new Error('TAP_SECRET_KEY is not set, so Tap cannot be asked');
  const base = (address || defaultBaseUrl).replace(/\/$/, '');
  const ask = (path: string, signal: AbortSignal, body?: object) =>
    requestJson(fetcher, 'Tap', {
      url: `${base}${path}`,
      headers: { Authorization: `Bearer ${secretKey}` },
      ...(body && { body }),
      signal,
    });
  return {
    name: 'tap',
    sandbox: secretKey.startsWith('sk_test_'),
    timeLimitMs: 15_000,
    questionsAtOnce: 8,
    methods: async () =>
      Object.entries(sources).flatMap(([method, { currencies }]) =>
        currencies.includes(currency) ? [method as PaymentMethod] : [],
      ),
    async createCharge({ key, amount, reference, email, language, method, phone, returnUrl, webhookUrl }, signal) {
      const source = method && sources[method];
      if (method && !source) throw new NonRetryableError(`Tap has no source for ${method}`);
      const body = {
        amount: amount / 100,
        currency,
        customer_initiated: true,
        threeDSecure: true,
        save_card: false,
        description: `Karam Travel ${reference}`,
        // For 24 hours Tap answers the same `idempotent` with the first charge.
        reference: { transaction: key, order: reference, idempotent: key },
        // Only the e-mail address, for the receipt, and the number that instalments need: Tap does not need the travellers.
        customer: { first_name: reference, email, ...(phone && { phone: { country_code: phone.code, number: phone.number } }) },
        receipt: { email: false, sms: false },
        source: { id: source ? source.id : allPaymentMethods },
        ...(merchant && { merchant: { id: merchant } }),
        post: { url: webhookUrl },
        redirect: { url: returnUrl },
      };
      const headers = { Authorization: `Bearer ${secretKey}`, lang_code: language };
      return readCharge(await requestJson(fetcher, 'Tap', { url: `${base}/charges/`, headers, body, signal }));
    },
    readCharge: async (id, signal) => readCharge(await ask(`/charges/${encodeURIComponent(id)}`, signal)),
    async refund({ key, charge, amount, webhookUrl }, signal) {
      const body = {
        charge_id: charge,
        amount: amount / 100,
        currency,
        reason: 'requested_by_customer',
        reference: { merchant: key, idempotent: key },
        post: { url: webhookUrl },
      };
      return readRefund(await ask('/refunds/', signal, body));
    },
    readRefund: async (id, signal) => readRefund(await ask(`/refunds/${encodeURIComponent(id)}`, signal)),
    async readWebhook(body, signature) {
      const said = readSignedWebhook(body);
      return said && { type: said.type, id: said.id, isSigned: await isSignedBy(secretKey, said.text, signature) };
    },
  };
}
