import 'server-only';
import * as z from 'zod/mini';
import { paymentMethodNames, paymentProvider } from '@/lib/env';
import { describeError, logError } from '@/lib/log';
import { sharedState } from '@/lib/state/shared-state';
import { type PaymentMethod, paymentMethod } from '@/supabase/functions/_shared/contracts/payments';
import { readMethods } from '../call-provider';

const cacheMs = 5 * 60_000;
const cached = z.array(paymentMethod);

/** The names in `PAYMENT_METHODS` that are ways to pay, in its sequence, and the others. */
export function namedMethods(): { methods: PaymentMethod[]; unknown: string[] } {
  const methods: PaymentMethod[] = [];
  const unknown: string[] = [];
  for (const name of new Set(paymentMethodNames())) {
    const method = paymentMethod.safeParse(name);
    if (method.success) methods.push(method.data);
    else unknown.push(name);
  }
  return { methods, unknown };
}

/**
 * The ways to pay `amount` dirhams beside the card: named in the settings, and taken by the provider for that amount. None when the provider does
 * not answer. Never rejects.
 */
export async function offeredMethods(amount: number, requestId: string): Promise<PaymentMethod[]> {
  const provider = paymentProvider();
  const { methods } = namedMethods();
  if (!provider || methods.length === 0 || amount < 100) return [];
  try {
    const key = `payment-methods:${provider}:${amount}`;
    const known = await sharedState().read(key);
    const taken = known ? cached.parse(JSON.parse(known)) : await readMethods(provider, amount, requestId);
    if (!known) await sharedState().write(key, JSON.stringify(taken), cacheMs);
    return methods.filter((method) => taken.includes(method));
  } catch (error) {
    logError('payment-methods-failed', { requestId, provider, cause: describeError(error) });
    return [];
  }
}
