/** MyFatoorah, version 2 of its API: an invoice whose page takes every way to pay, or one of them. See docs/operations/payments.md. */

import * as z from 'zod/mini';
import type { Charge, PaymentMethod, Refund } from '../../contracts/payments.ts';
import { RateLimited } from '../../resilience/rate-limited.ts';
import { requestJson } from '../../resilience/request-json.ts';
import { isTimeUp, NonRetryableError } from '../../resilience/retry.ts';
import { isSignedBy } from '../../webhook-signature.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { readWebhook } from './webhook.ts';

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
    requestJson(fetcher, 'MyFatoorah', {
      url: `${base}/v2/${path}`,
      headers: { Authorization: `Bearer ${apiKey}` },
      body,
      signal,
      alsoRead: [400, 404],
    });
  const askMethods = async (amount: number, signal: AbortSignal) =>
    readMethods(await ask('InitiatePayment', { InvoiceAmount: amount / 100, CurrencyIso: 'QAR' }, signal));
  const askRefunds = async (keyType: 'InvoiceId' | 'RefundId', id: string, signal: AbortSignal) =>
    readRefunds(await ask('GetRefundStatus', { Key: id, KeyType: keyType }, signal));

  return {
    name: 'myfatoorah',
    sandbox: base.includes('//apitest.'),
    timeLimitMs: 15_000,
    questionsAtOnce: 8,
    methods: async (amount, signal) => (await askMethods(amount, signal)).map(({ method }) => method),
    // MyFatoorah has no idempotency keys. An invoice whose answer was lost is ignored: nobody has its page, so nobody can pay it.
    async createCharge({ key, amount, reference, email, language, method, returnUrl }, signal) {
      const body = {
        InvoiceValue: amount / 100,
        DisplayCurrencyIso: 'QAR',
        Language: language,
        CustomerReference: key,
        CustomerName: reference,
        CustomerEmail: email,
        UserDefinedField: method ? `${reference} ${method}` : reference,
        CallBackUrl: returnUrl,
        ErrorUrl: returnUrl,
        ExpiryDate: inQatar(now() + invoiceOpenMs),
      };
      const one = method && (await askMethods(amount, signal)).find((offered) => offered.method === method);
      if (method && !one) throw new NonRetryableError(`MyFatoorah does not offer ${method}`);
      const { id, payUrl } = readMade(
        one
          ? await ask('ExecutePayment', { ...body, PaymentMethodId: one.id }, signal)
          : await ask('SendPayment', { ...body, NotificationOption: 'LNK' }, signal),
      );
      return { type: 'charge', key, id, status: 'pending', amount, fee: null, payUrl };
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
      return { type: 'refund', key, id, status: 'pending', amount };
    },
    async readRefund(id, signal) {
      const known = (await askRefunds('RefundId', id, signal)).find((one) => one.id === id);
      if (!known) throw new NonRetryableError('MyFatoorah knows no such refund');
      return known;
    },
    async readWebhook(body, signature) {
      const said = readWebhook(body);
      return said && { type: said.type, id: said.id, isSigned: await isSignedBy(webhookSecret, said.text, signature, 'base64') };
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

const idOf = z.union([z.number(), z.string()]);

/** The shape of every answer: `Data` is null when `IsSuccess` is false. Its messages are for people and are not read. */
const envelope = z.object({ IsSuccess: z.boolean(), ValidationErrors: z.optional(z.unknown()), Data: z.optional(z.unknown()) });

/** The data of an answer. Throws on a refusal, without their text. */
function dataOf(answer: unknown): unknown {
  const { IsSuccess, Data } = z.parse(envelope, answer);
  if (!IsSuccess) throw new NonRetryableError('MyFatoorah refused it');
  return Data;
}

/**
 * Codes of ways to pay. Read on 2026-11-29: docs.myfatoorah.com/docs/initiate-payment and execute-payment, the codes in MyFatoorah's plugin for
 * Magento (kn, np, ap) and in its test service (gp). Its list, docs/payment-methods, has neither Tabby nor Tamara, so they have no code here. Which
 * ones there are for an amount depends on the account: InitiatePayment says it.
 */
const methodCodes: Readonly<Record<string, PaymentMethod>> = { ap: 'apple_pay', gp: 'google_pay', np: 'naps', kn: 'knet' };
const methodsResponse = z.object({
  PaymentMethods: z.array(
    z.object({
      PaymentMethodId: z.number(),
      PaymentMethodCode: z.nullish(z.string()),
      PaymentCurrencyIso: z.nullish(z.string()),
    }),
  ),
});

/** Those that charge riyals of Qatar; with another currency than the invoice's, what was paid could not be compared. */
function readMethods(answer: unknown): { id: number; method: PaymentMethod }[] {
  return z
    .parse(methodsResponse, dataOf(answer))
    .PaymentMethods.flatMap(({ PaymentMethodId, PaymentMethodCode, PaymentCurrencyIso }) => {
      const code = PaymentMethodCode?.toLowerCase() ?? '';
      const method = Object.hasOwn(methodCodes, code) && methodCodes[code];
      return method && isQatari(PaymentCurrencyIso) ? [{ id: PaymentMethodId, method }] : [];
    });
}

const isQatari = (currency: string | null | undefined) => !currency || /^Q(A)?R$/i.test(currency);

const page = z.url({ protocol: /^https$/ });
const madeInvoice = z.object({ InvoiceId: idOf, InvoiceURL: page });
/** The page of one way to pay. */
const madePayment = z.object({ InvoiceId: idOf, PaymentURL: page });
const madeRefund = z.object({ RefundId: idOf });
const made = z.union([madeInvoice, madePayment, madeRefund]);

/** The created resource: an invoice with its page, or a refund. */
function readMade(answer: unknown): { id: string; payUrl: string | null } {
  const data = z.parse(made, dataOf(answer));
  if ('RefundId' in data) return { id: String(data.RefundId), payUrl: null };
  return { id: String(data.InvoiceId), payUrl: 'PaymentURL' in data ? data.PaymentURL : data.InvoiceURL };
}

const invoice = z.object({
  InvoiceId: idOf,
  InvoiceStatus: z.string(),
  CustomerReference: z.uuid(),
  UserDefinedField: z.nullish(z.string()),
  /** In Qatar's time, without an offset: "2026-11-23T21:00:00.123". */
  CreatedDate: z.string(),
  InvoiceValue: z.number(),
  InvoiceTransactions: z.nullish(z.array(z.object({ TransactionStatus: z.string(), Currency: z.nullish(z.string()) }))),
});

/** In milliseconds: longer than its page is open, even if their clock is wrong. After that an unpaid invoice is final. */
const invoiceEndsMs = 6 * 3_600_000;

/**
 * A failed attempt is not final, because the customer may try again on the same page: an invoice is pending until it is paid, cancelled or too
 * old. `now` in milliseconds since 1970.
 */
function readInvoice(answer: unknown, now: number): Charge {
  const { InvoiceId, InvoiceStatus, CustomerReference, UserDefinedField, CreatedDate, InvoiceValue, InvoiceTransactions } =
    z.parse(invoice, dataOf(answer));
  const tries = InvoiceTransactions ?? [];
  const common = { type: 'charge', key: CustomerReference, id: String(InvoiceId), fee: null, payUrl: null } as const;
  const amount = toDirhams(InvoiceValue);
  if (InvoiceStatus === 'Paid') {
    // The API spells it "Succss".
    const paid = tries.find(({ TransactionStatus }) => /^succ/i.test(TransactionStatus));
    if (!isQatari(paid?.Currency)) throw new NonRetryableError('MyFatoorah took another currency');
    return { ...common, amount, status: 'paid' };
  }
  const isUnderWay = tries.some(({ TransactionStatus }) => /^(inprogress|authorize)/i.test(TransactionStatus));
  // Its page takes one way to pay, and sends the customer back after a refusal.
  const isOneWay = UserDefinedField?.includes(' ');
  const isOver =
    InvoiceStatus === 'Canceled' ||
    InvoiceStatus === 'Expired' ||
    (isOneWay && tries.length > 0) ||
    now > Date.parse(`${CreatedDate.slice(0, 19)}+03:00`) + invoiceEndsMs;
  if (!isOver || isUnderWay) return { ...common, amount, status: 'pending' };
  return { ...common, amount, status: tries.length > 0 ? 'refused' : 'abandoned' };
}

const refunds = z.object({
  RefundStatusResult: z.array(
    z.object({ RefundId: idOf, RefundStatus: z.string(), Amount: z.number(), ExternalIdentifier: z.nullish(z.string()) }),
  ),
});

const refundStatuses: Readonly<Record<string, Refund['status']>> = { refunded: 'done', canceled: 'failed', pending: 'pending' };

/** The refunds with a key of ours; refunds made in their portal have none. Empty when there are none. */
function readRefunds(answer: unknown): Refund[] {
  const { IsSuccess, ValidationErrors, Data } = z.parse(envelope, answer);
  // "Not found" is a failure without a field that is wrong.
  if (!IsSuccess && !ValidationErrors && !Data) return [];
  if (!IsSuccess) throw new NonRetryableError('MyFatoorah refused it');
  return z.parse(refunds, Data).RefundStatusResult.flatMap(({ RefundId, RefundStatus, Amount, ExternalIdentifier }) => {
    const key = z.uuid().safeParse(ExternalIdentifier);
    if (!key.success) return [];
    const known = RefundStatus.toLowerCase();
    const status = (Object.hasOwn(refundStatuses, known) && refundStatuses[known]) || 'pending';
    return [{ type: 'refund', key: key.data, id: String(RefundId), status, amount: toDirhams(Amount) }];
  });
}

function toDirhams(riyals: number): number {
  return Math.round(riyals * 100);
}
