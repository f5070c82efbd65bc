import 'server-only';
import { timeouts } from '@/lib/network/timeouts';
import { callFunction } from '@/lib/supabase/cached-function';
import { type OrderRequest, type OrderResponse, orderResponse } from '@/supabase/functions/_shared/contracts/orders';
import { supplierLimitMs } from '@/supabase/functions/_shared/contracts/supplier-limits';

/** Thrown for a webhook whose signature belongs to none of our suppliers. */
export class ForgedWebhookError extends Error {}

/** Sends a request to the supplier through the function that holds its keys. Throws without an answer: the outcome is then unknown. */
export async function callSupplier(
  question: OrderRequest,
  requestId: string = crypto.randomUUID(),
  limitMs: number = supplierLimitMs.orders + timeouts.functionMargin,
): Promise<OrderResponse> {
  const response = await callFunction('orders', question, requestId, limitMs);
  if (response.status === 401 && question.type === 'webhook') throw new ForgedWebhookError('The webhook has no valid signature');
  if (!response.ok) throw new Error(`The function for orders answered ${response.status}`);
  return orderResponse.parse(await response.json());
}
