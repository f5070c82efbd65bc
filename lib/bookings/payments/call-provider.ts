import 'server-only';
import { siteUrl } from '@/lib/env';
import { timeouts } from '@/lib/network/timeouts';
import { callFunction } from '@/lib/supabase/cached-function';
import {
  methodsResponse,
  type PaymentMethod,
  type PaymentRequest,
  type PaymentResponse,
  paymentRefusal,
  paymentResponse,
  providersResponse,
} from '@/supabase/functions/_shared/contracts/payments';
import { supplierLimitMs } from '@/supabase/functions/_shared/contracts/supplier-limits';

/** The provider and the id that it gave to a charge or a refund. */
interface Named {
  provider: string;
  id: string;
}

/** A webhook without a valid signature; `named` is the charge or refund it is about, if any. */
export class UnsignedWebhookError extends Error {
  readonly named: Named | null;

  constructor(named: Named | null) {
    super('The webhook has no valid signature');
    this.named = named;
  }
}

/** The function for payments refused; `code` says why ("notTheSite": site and function have different values of OFFER_SIGNING_SECRET). */
class FunctionRefusalError extends Error {
  readonly code: string;

  constructor(status: number, code: string) {
    super(`The function for payments answered ${status}`);
    this.name = 'FunctionRefusalError';
    this.code = code;
  }
}

async function callPayments(question: PaymentRequest, requestId: string): Promise<unknown> {
  const response = await callFunction('payments', question, requestId, supplierLimitMs.payments + timeouts.functionMargin);
  if (response.ok) return response.json();
  const refusal = paymentRefusal.safeParse(await response.json().catch(() => null));
  const code = refusal.success ? refusal.data.code : `status ${response.status}`;
  if (code === 'forged') throw new UnsignedWebhookError(refusal.data?.named ?? null);
  throw new FunctionRefusalError(response.status, code);
}

/** Sends a request to the provider, through the function that holds its keys. Throws without an answer: the outcome is then unknown. */
export async function callProvider(
  question: Exclude<PaymentRequest, { type: 'providers' | 'methods' }>,
  requestId: string = crypto.randomUUID(),
): Promise<PaymentResponse> {
  return paymentResponse.parse(await callPayments(question, requestId));
}

/** The providers that the function has keys for, the one for new payments first. Throws when the function does not answer, or lacks a setting. */
export async function readProviders(): Promise<string[]> {
  return providersResponse.parse(await callPayments({ type: 'providers' }, crypto.randomUUID())).providers;
}

/** The ways to pay, beside the card, that a provider takes for `amount` dirhams. Throws when it does not answer. */
export async function readMethods(provider: string, amount: number, requestId: string): Promise<PaymentMethod[]> {
  return methodsResponse.parse(await callPayments({ type: 'methods', provider, amount }, requestId)).methods;
}

/** The address of the webhook for charges and refunds. */
export function webhookUrl(): string {
  return `${siteUrl()}/api/payments/webhook`;
}
