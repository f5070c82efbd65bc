/** A local MyFatoorah, after its public description: invoices and refunds. It has no idempotency: each request makes another one. */
import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson, startService } from '../suppliers/local-service';
import type { Misbehaviour } from '../suppliers/misbehaving-service';

export const fakeApiKey = 'key_of_the_tests';
export const fakeWebhookSecret = 'secret_of_the_webhook';

type Body = Record<string, unknown>;

interface Invoice {
  id: number;
  status: string;
  created: string;
  body: Body;
  tries: string[];
}

interface Refund {
  id: number;
  status: string;
  body: Body;
}

const paths = ['SendPayment', 'InitiatePayment', 'ExecutePayment', 'GetPaymentStatus', 'MakeRefund', 'GetRefundStatus'];

export async function startFakeMyFatoorah() {
  const invoices = new Map<string, Invoice>();
  const refunds = new Map<string, Refund>();
  const posted: { path: string; body: Body }[] = [];
  const errors: string[] = [];
  let misbehaviour: Misbehaviour | null = null;
  let listsLate = false;
  const noMatch = { status: 400, data: null };

  function answer(path: string, body: Body): { status: number; data: unknown } {
    if (path === 'InitiatePayment') return { status: 200, data: { PaymentMethods: offered(body['InvoiceAmount'] as number) } };
    if (path === 'SendPayment' || path === 'ExecutePayment') {
      const id = 6_000_000 + invoices.size;
      const created = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 23);
      invoices.set(String(id), { id, status: 'Pending', created, body, tries: [] });
      if (path === 'ExecutePayment') {
        const own = { CustomerReference: body['CustomerReference'], UserDefinedField: body['UserDefinedField'], RecurringId: '' };
        return {
          status: 200,
          data: { InvoiceId: id, IsDirectPayment: false, PaymentURL: `https://qa.myfatoorah.test/one/${id}`, ...own },
        };
      }
      return { status: 200, data: { InvoiceId: id, InvoiceURL: `https://qa.myfatoorah.test/${id}`, UserDefinedField: null } };
    }
    if (path === 'GetPaymentStatus') {
      const found = body['KeyType'] === 'InvoiceId' && invoices.get(String(body['Key']));
      return found ? { status: 200, data: shownInvoice(found) } : noMatch;
    }
    if (path === 'MakeRefund') {
      const id = 270_000 + refunds.size;
      refunds.set(String(id), { id, status: 'Pending', body });
      return { status: 200, data: { Key: body['Key'], RefundId: id, RefundReference: `2026${id}`, Amount: body['Amount'] } };
    }
    const found = [...refunds.values()].filter(
      (one) => !listsLate && String(body['KeyType'] === 'RefundId' ? one.id : one.body['Key']) === String(body['Key']),
    );
    return found.length > 0 ? { status: 200, data: { RefundStatusResult: found.map(shownRefund) } } : noMatch;
  }

  /** As their test service lists them: only some are of Qatar, and each has a code. */
  const offered = (TotalAmount: number) =>
    (
      [
        [2, 'VISA/MASTER', 'vm', 'QR'],
        [7, 'Qatar Debit Cards', 'np', 'QAR'],
        [11, 'Apple Pay', 'ap', 'QR'],
        [16, 'Google Pay', 'gp', 'QAR'],
        [1, 'KNET', 'kn', 'KWD'],
        [99, 'A new one', 'constructor', 'QAR'],
      ] as const
    ).map(([PaymentMethodId, PaymentMethodEn, PaymentMethodCode, PaymentCurrencyIso]) => ({
      ...{ PaymentMethodId, PaymentMethodEn, PaymentMethodAr: '', PaymentMethodCode, PaymentCurrencyIso },
      ...{ IsDirectPayment: false, ServiceCharge: 0, TotalAmount, CurrencyIso: 'QAR', ImageUrl: '', IsEmbeddedSupported: false },
    }));

  const shownInvoice = ({ id, status, created, body, tries }: Invoice) => ({
    InvoiceId: id,
    InvoiceStatus: status,
    InvoiceReference: `2026${id}`,
    CustomerReference: body['CustomerReference'],
    CreatedDate: created,
    ExpiryDate: 'November 23, 2026',
    InvoiceValue: body['InvoiceValue'],
    InvoiceDisplayValue: `${body['InvoiceValue']} QR`,
    UserDefinedField: body['UserDefinedField'],
    InvoiceItems: [],
    InvoiceTransactions: tries.map((TransactionStatus) => ({ TransactionStatus, Currency: 'QR', PaymentId: `07${id}` })),
  });
  const shownRefund = ({ id, status, body }: Refund) => ({
    RefundId: id,
    RefundStatus: status,
    InvoiceId: Number(body['Key']),
    Amount: body['Amount'],
    RefundAmount: body['Amount'],
    RefundReference: `2026${id}`,
    ExternalIdentifier: body['ExternalIdentifier'],
    BaseCurrency: 'QR',
  });

  const service = await startService((request, response) => void send(request, response));

  async function send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').replace('/v2/', '');
    if (request.headers.authorization !== `Bearer ${fakeApiKey}`) errors.push('the key');
    if (request.method !== 'POST' || !paths.includes(path)) errors.push(`the path ${request.url}`);
    let text = '';
    for await (const chunk of request) text += chunk;
    const body = JSON.parse(text) as Body;
    posted.push({ path, body });
    const { status, data } = answer(path, body);
    const envelope = { IsSuccess: status === 200, Message: status === 200 ? '' : 'No data match the provided values!' };
    const sent = JSON.stringify({ ...envelope, ValidationErrors: null, Data: data });
    if (misbehaviour) misbehaviour(response, sent);
    else sendJson(response, sent, status);
  }

  return {
    ...service,
    posted,
    errors,
    invoices,
    refunds,
    misbehave: (how: Misbehaviour | null) => {
      misbehaviour = how;
    },
    /** Whether refunds are made but not listed yet. */
    listLate: (isLate: boolean) => {
      listsLate = isLate;
    },
    /** The outcome of an attempt to pay an invoice: "Succss" (their spelling), "Failed" or "InProgress". */
    try: (id: string, became: string) => {
      const invoice = invoices.get(id);
      invoice?.tries.push(became);
      if (invoice && became === 'Succss') invoice.status = 'Paid';
    },
    /** The webhook about an invoice or a refund, with its signature. */
    webhook: (id: string, secret = fakeWebhookSecret) => {
      const refund = refunds.get(id);
      const invoice = invoices.get(id);
      const Data = refund
        ? {
            Refund: { Id: refund.id, Status: refund.status.toUpperCase() },
            Amount: { BaseCurrency: 'QAR', ValueInBaseCurrency: '100.50' },
            ReferencedInvoice: { Id: String(refund.body['Key']) },
          }
        : {
            Invoice: { Id: id, Status: invoice?.status.toUpperCase(), ExternalIdentifier: null },
            Transaction: { Status: 'SUCCESS', PaymentId: `07${id}` },
          };
      const text =
        'Refund' in Data
          ? `Refund.Id=${id},Refund.Status=${Data.Refund?.Status},Amount.ValueInBaseCurrency=100.50,ReferencedInvoice.Id=${Data.ReferencedInvoice?.Id}`
          : `Invoice.Id=${id},Invoice.Status=${Data.Invoice.Status},Transaction.Status=SUCCESS,Transaction.PaymentId=07${id},Invoice.ExternalIdentifier=`;
      const Event = { Code: refund ? 2 : 1, Name: refund ? 'REFUND_STATUS_CHANGED' : 'PAYMENT_STATUS_CHANGED' };
      return { body: JSON.stringify({ Event, Data }), signature: createHmac('sha256', secret).update(text).digest('base64') };
    },
  };
}
