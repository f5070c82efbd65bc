/** Tap Payments, charges API version 2: cards, Apple Pay and Qatar's debit cards (NAPS, QPay) on Tap's own page. See docs/operations/payments.md. */
import { askJson } from '../../resilience/ask-json.ts';
import { isSignedBy } from '../../webhook-signature.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { readCharge, readRefund, readSignedWebhook } from './tap-answer.ts';

const defaultBaseUrl = 'https://api.tap.company/v2';
/** All payment methods of the account, including src_qa.qpay. */
const allPaymentMethods = 'src_all';

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
    askJson(fetcher, 'Tap', {
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
    async createCharge({ key, amount, reference, email, language, returnUrl, webhookUrl }, signal) {
      const body = {
        ...{ amount: amount / 100, currency: 'QAR', customer_initiated: true, threeDSecure: true, save_card: false },
        description: `Karam Travel ${reference}`,
        // For 24 hours Tap answers the same `idempotent` with the first charge.
        reference: { transaction: key, order: reference, idempotent: key },
        // Only the e-mail address, for the receipt: Tap does not need the travellers.
        customer: { first_name: reference, email },
        receipt: { email: false, sms: false },
        source: { id: allPaymentMethods },
        ...(merchant && { merchant: { id: merchant } }),
        post: { url: webhookUrl },
        redirect: { url: returnUrl },
      };
      const headers = { Authorization: `Bearer ${secretKey}`, lang_code: language };
      return readCharge(await askJson(fetcher, 'Tap', { url: `${base}/charges/`, headers, body, signal }));
    },
    readCharge: async (id, signal) => readCharge(await ask(`/charges/${encodeURIComponent(id)}`, signal)),
    async refund({ key, charge, amount, webhookUrl }, signal) {
      const body = {
        ...{ charge_id: charge, amount: amount / 100, currency: 'QAR', reason: 'requested_by_customer' },
        reference: { merchant: key, idempotent: key },
        post: { url: webhookUrl },
      };
      return readRefund(await ask('/refunds/', signal, body));
    },
    readRefund: async (id, signal) => readRefund(await ask(`/refunds/${encodeURIComponent(id)}`, signal)),
    async readWebhook(body, signature) {
      const said = readSignedWebhook(body);
      return said && { is: said.is, id: said.id, isSigned: await isSignedBy(secretKey, said.text, signature) };
    },
  };
}
