import type { Charge, NewCharge, NewRefund, Refund } from '../contracts/payments.ts';
import type { Source } from '../suppliers/supplier.ts';

/**
 * The port of payment providers (docs/decisions/0083-payment-providers.md). The card is entered on their page, never on ours. Every call may be made
 * twice: `key` names what is made, and the second answer is that of the first. Outages are thrown as suppliers throw them.
 */
export interface PaymentProvider extends Source {
  createCharge(asked: NewCharge, signal: AbortSignal): Promise<Charge>;
  readCharge(id: string, signal: AbortSignal): Promise<Charge>;
  refund(asked: NewRefund, signal: AbortSignal): Promise<Refund>;
  readRefund(id: string, signal: AbortSignal): Promise<Refund>;
  /** What news are about, and whether their seal is this provider's; null when they do not even look like its news. Only sealed news are worth a question. */
  readNews(body: string, seal: string): Promise<{ is: 'charge' | 'refund'; id: string; isSealed: boolean } | null>;
}
