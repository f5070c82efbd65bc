import * as z from 'zod/mini';
import { parseJson } from '../../resilience/request-json.ts';

const idOf = z.union([z.number(), z.string()]);
const field = z.nullish(idOf);
const paymentNews = z.object({
  Data: z.object({
    Invoice: z.object({ Id: idOf, Status: field, ExternalIdentifier: field }),
    Transaction: z.object({ Status: field, PaymentId: field }),
  }),
});
const refundWebhook = z.object({
  Data: z.object({
    Refund: z.object({ Id: idOf, Status: field }),
    Amount: z.nullish(z.object({ ValueInBaseCurrency: field })),
    ReferencedInvoice: z.nullish(z.object({ Id: field })),
  }),
});

/** A webhook of version 2: the signed text, its fields in the order of their documentation, and its subject; null when it is not one. */
export function readWebhook(body: string): { text: string; type: 'charge' | 'refund'; id: string } | null {
  const said = parseJson(body);
  const payment = paymentNews.safeParse(said);
  if (payment.success) {
    const { Invoice, Transaction } = payment.data.Data;
    const text =
      `Invoice.Id=${Invoice.Id},Invoice.Status=${Invoice.Status ?? ''},Transaction.Status=${Transaction.Status ?? ''},` +
      `Transaction.PaymentId=${Transaction.PaymentId ?? ''},Invoice.ExternalIdentifier=${Invoice.ExternalIdentifier ?? ''}`;
    return { text, type: 'charge', id: String(Invoice.Id) };
  }
  const refund = refundWebhook.safeParse(said);
  if (!refund.success) return null;
  const { Refund, Amount, ReferencedInvoice } = refund.data.Data;
  const text =
    `Refund.Id=${Refund.Id},Refund.Status=${Refund.Status ?? ''},Amount.ValueInBaseCurrency=${Amount?.ValueInBaseCurrency ?? ''},` +
    `ReferencedInvoice.Id=${ReferencedInvoice?.Id ?? ''}`;
  return { text, type: 'refund', id: String(Refund.Id) };
}
