/** MyFatoorah, version 2 of its API: an invoice whose page takes cards, Apple Pay and NAPS. See docs/operations/payments.md. */

import { askJson } from '../../resilience/ask-json.ts';
import { RateLimited } from '../../resilience/rate-limited.ts';
import { isTimeUp, NonRetryableError } from '../../resilience/retry.ts';
import { isSignedBy } from '../../webhook-signature.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { readInvoice, readMade, readRefunds, readWebhook } from './myfatoorah-answer.ts';

/** For accounts of Qatar. */
const defaultBaseUrl = 'https://api-qa.myfatoorah.com';
/** How long the page of an invoice can be paid, milliseconds. */
const invoiceOpenMs = 2 * 3_600_000;

export interface MyFatoorahSettings {
  apiKey: string | undefined;
  /** The secret that signs webhooks, set in their portal. */
  webhookSecret: string | undefined;
  /** Base address, such as that of their test service; by default that of Qatar. */
  address?: string | undefined;
  fetch?: typeof fetch;
  now?: () => number;
}

/** Throws without its keys. */
export function createMyFatoorah(settings: MyFatoorahSettings): PaymentProvider {
  const { apiKey, webhookSecret, address, fetch: fetcher = fetch, now = Date.now } = settings;
  if (!apiKey) throw new Error('MYFATOORAH_API_KEY is not set, so MyFatoorah cannot be asked');
  if (!webhookSecret) throw new Error('MYFATOORAH_WEBHOOK_SECRET is not set, so webhooks of MyFatoorah cannot be checked');
  const base = (address || defaultBaseUrl).replace(/\/$/, '');
  const ask = (path: string, body: object, signal: AbortSignal) =>
    askJson(fetcher, 'MyFatoorah', {
      url: `${base}/v2/${path}`,
      headers: { Authorization: `Bearer ${apiKey}` },
      body,
      signal,
      alsoRead: [400, 404],
    });
  const askRefunds = async (keyType: 'InvoiceId' | 'RefundId', id: string, signal: AbortSignal) =>
    readRefunds(await ask('GetRefundStatus', { Key: id, KeyType: keyType }, signal));

  return {
    name: 'myfatoorah',
    sandbox: base.includes('//apitest.'),
    timeLimitMs: 15_000,
    questionsAtOnce: 8,
    // MyFatoorah has no idempotency keys. An invoice whose answer was lost is ignored: nobody has its page, so nobody can pay it.
    async createCharge({ key, amount, reference, email, language, returnUrl }, signal) {
      const body = {
        NotificationOption: 'LNK',
        InvoiceValue: amount / 100,
        DisplayCurrencyIso: 'QAR',
        Language: language,
        CustomerReference: key,
        CustomerName: reference,
        CustomerEmail: email,
        UserDefinedField: reference,
        CallBackUrl: returnUrl,
        ErrorUrl: returnUrl,
        ExpiryDate: inQatar(now() + invoiceOpenMs),
      };
      const { id, payUrl } = readMade(await ask('SendPayment', body, signal));
      return { is: 'charge', key, id, status: 'pending', amount, fee: null, payUrl };
    },
    readCharge: async (id, signal) =>
      readInvoice(await ask('GetPaymentStatus', { Key: id, KeyType: 'InvoiceId' }, signal), now()),
    async refund({ key, charge, amount }, signal) {
      // Without idempotency keys a repeated request would refund twice, so existing refunds are looked up first.
      const known = (await askRefunds('InvoiceId', charge, signal)).find((one) => one.key === key);
      if (known) return known;
      const body = {
        KeyType: 'InvoiceId',
        Key: charge,
        Amount: amount / 100,
        Comment: 'Karam Travel',
        ExternalIdentifier: key,
        ServiceChargeOnCustomer: false,
      };
      const { id } = readMade(await ask('MakeRefund', body, signal).catch(refuseRetry));
      return { is: 'refund', key, id, status: 'pending', amount };
    },
    async readRefund(id, signal) {
      const known = (await askRefunds('RefundId', id, signal)).find((one) => one.id === id);
      if (!known) throw new NonRetryableError('MyFatoorah knows no such refund');
      return known;
    },
    async readWebhook(body, signature) {
      const said = readWebhook(body);
      return said && { is: said.is, id: said.id, isSigned: await isSignedBy(webhookSecret, said.text, signature, 'base64') };
    },
  };
}

/** ISO with Qatar's offset, which never changes. */
function inQatar(moment: number): string {
  return `${new Date(moment + 3 * 3_600_000).toISOString().slice(0, 19)}+03:00`;
}

/** A refund whose answer was lost may exist without being listed yet, so it is not repeated at once. After 429 none was made. */
function refuseRetry(error: unknown): never {
  if (error instanceof RateLimited || isTimeUp(error) || !(error instanceof Error)) throw error;
  throw new NonRetryableError(error.message);
}
