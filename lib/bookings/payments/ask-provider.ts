import 'server-only';
import { siteUrl } from '@/lib/env';
import { timeouts } from '@/lib/network/timeouts';
import { callFunction } from '@/lib/supabase/cached-function';
import { type PaymentAnswer, type PaymentQuestion, paymentAnswer } from '@/supabase/functions/_shared/contracts/payments';
import { supplierLimitMs } from '@/supabase/functions/_shared/contracts/supplier-limits';

/** News that no provider of ours has sealed. */
export class ForgedNewsError extends Error {}

/** What the provider says, through the function that holds its keys. Throws when it gives no answer: nothing is known then. */
export async function askProvider(question: PaymentQuestion, requestId: string = crypto.randomUUID()): Promise<PaymentAnswer> {
  const response = await callFunction('payments', question, requestId, supplierLimitMs.payments + timeouts.functionMargin);
  if (response.status === 401 && question.do === 'news') throw new ForgedNewsError('The news are not sealed');
  if (!response.ok) throw new Error(`The function for payments answered ${response.status}`);
  return paymentAnswer.parse(await response.json());
}

/** Where a provider posts what became of a charge or a refund. */
export function newsUrl(): string {
  return `${siteUrl()}/api/payments/webhook`;
}
