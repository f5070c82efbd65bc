import { SupplierRefusal } from '../resilience/supplier-refusal.ts';

/**
 * The supplier answered, but we have no exchange rate for its currency. Treated as a refusal: no retry, and no failure for the circuit breaker.
 * The caller gets a failure.
 */
export class NoExchangeRate extends SupplierRefusal {
  constructor(message: string) {
    super('supplierRefused');
    this.name = 'NoExchangeRate';
    this.message = message;
  }
}

/** The error for an answer without usable offers. `lost` has the reasons; 'noRate' is our own failure. */
export function noUsableOffers(sent: string, lost: readonly string[]): Error {
  const counts = [...new Set(lost)].map((why) => `${lost.filter((each) => each === why).length} ${why}`);
  const message = `${sent} of which none can be shown: ${counts.join(', ')}`;
  return lost.every((why) => why === 'noRate') ? new NoExchangeRate(message) : new Error(message);
}
