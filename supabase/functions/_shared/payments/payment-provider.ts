import type { Charge, NewCharge, NewRefund, PaymentMethod, Refund } from '../contracts/payments.ts';
import type { Source } from '../resilience/supplier.ts';

/**
 * The port of payment providers (docs/product/payments.md). The card is entered on their page, never on ours. Every call may be
 * made twice: `key` is an idempotency key. Outages are thrown like those of suppliers.
 */
export interface PaymentProvider extends Source {
  /** The ways to pay, beside the card, that it takes for an amount in dirhams, in Qatari riyals. */
  methods(amount: number, signal: AbortSignal): Promise<PaymentMethod[]>;
  createCharge(asked: NewCharge, signal: AbortSignal): Promise<Charge>;
  readCharge(id: string, signal: AbortSignal): Promise<Charge>;
  refund(asked: NewRefund, signal: AbortSignal): Promise<Refund>;
  readRefund(id: string, signal: AbortSignal): Promise<Refund>;
  /**
   * The subject of a webhook, and whether its signature is valid; null when it is not a webhook of this provider. Only signed webhooks lead to a
   * request.
   */
  readWebhook(body: string, signature: string): Promise<{ type: 'charge' | 'refund'; id: string; isSigned: boolean } | null>;
}
