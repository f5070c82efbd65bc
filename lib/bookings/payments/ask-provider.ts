import 'server-only';
import { siteUrl } from '@/lib/env';
import { timeouts } from '@/lib/network/timeouts';
import { callFunction } from '@/lib/supabase/cached-function';
import {
  type PaymentAnswer,
  type PaymentQuestion,
  paymentAnswer,
  paymentRefusal,
  providersAnswer,
} from '@/supabase/functions/_shared/contracts/payments';
import { supplierLimitMs } from '@/supabase/functions/_shared/contracts/supplier-limits';

/** What a charge or a refund is called where it was made. */
interface Named {
  provider: string;
  id: string;
}

/** News without a seal that fits; `named` is what they are about, if anything. */
export class UnsealedNewsError extends Error {
  readonly named: Named | null;

  constructor(named: Named | null) {
    super('The news are not sealed');
    this.named = named;
  }
}

/** The function for payments refused: `code` says why ("notTheSite": site and functions hold different values of OFFER_SIGNING_SECRET). */
class FunctionRefusalError extends Error {
  readonly code: string;

  constructor(status: number, code: string) {
    super(`The function for payments answered ${status}`);
    this.name = 'FunctionRefusalError';
    this.code = code;
  }
}

async function callPayments(question: PaymentQuestion, requestId: string): Promise<unknown> {
  const response = await callFunction('payments', question, requestId, supplierLimitMs.payments + timeouts.functionMargin);
  if (response.ok) return response.json();
  const refusal = paymentRefusal.safeParse(await response.json().catch(() => null));
  const code = refusal.success ? refusal.data.code : `status ${response.status}`;
  if (code === 'forged') throw new UnsealedNewsError(refusal.data?.named ?? null);
  throw new FunctionRefusalError(response.status, code);
}

/** What the provider says, through the function that holds its keys. Throws when it gives no answer: nothing is known then. */
export async function askProvider(
  question: Exclude<PaymentQuestion, { do: 'providers' }>,
  requestId: string = crypto.randomUUID(),
): Promise<PaymentAnswer> {
  return paymentAnswer.parse(await callPayments(question, requestId));
}

/** The providers that the function can ask, the one for new payments first. Throws when it does not say, or lacks a setting. */
export async function readProviders(): Promise<string[]> {
  return providersAnswer.parse(await callPayments({ do: 'providers' }, crypto.randomUUID())).providers;
}

/** Where a provider posts what became of a charge or a refund. */
export function newsUrl(): string {
  return `${siteUrl()}/api/payments/webhook`;
}
