import 'server-only';
import { isTakenByHand } from '@/lib/bookings/model/payment-row';
import { describeError, logError } from '@/lib/log';
import { createAdminClient } from '@/lib/supabase/admin';
import { readMethods, readProviders } from './call-provider';
import { namedMethods } from './methods/offered-methods';

/**
 * Logs problems with the next payment or an open one: site and function name different providers, or the provider of an open payment is no
 * longer configured, or does not take a way to pay that is named. `taking` is the provider for new payments. Never rejects.
 */
export async function checkProviders(taking: string): Promise<void> {
  try {
    const named = await readProviders();
    if (named[0] !== taking) report(`the function begins with ${named[0] ?? 'none'}, the site with ${taking}`);
    for (const provider of await openProviders()) {
      if (!named.includes(provider)) report(`payments are open at ${provider}, which PAYMENT_PROVIDER does not name`);
    }
    await checkMethods(taking);
  } catch (failure) {
    report(describeError(failure));
  }
}

/** A way to pay that is no such, or that the provider does not take for a usual amount, would never be shown. */
async function checkMethods(provider: string): Promise<void> {
  const { methods, unknown } = namedMethods();
  for (const name of unknown) report(`PAYMENT_METHODS names ${name}, which is no way to pay`);
  if (methods.length === 0) return;
  const taken = await readMethods(provider, usualAmount, crypto.randomUUID());
  for (const method of methods)
    if (!taken.includes(method)) report(`PAYMENT_METHODS names ${method}, which ${provider} does not take in QAR`);
}

/** In dirhams. */
const usualAmount = 200_000;

const report = (cause: string) => logError('payment-setup', { cause });

/** Providers with unfinished charges or refunds. */
async function openProviders(): Promise<Set<string>> {
  const client = createAdminClient();
  const [charges, refunds] = await Promise.all([
    client.from('payment_charges').select('provider').in('status', ['new', 'pending']).limit(1000),
    client.from('payment_refunds').select('payment_charges (provider)').in('status', ['new', 'pending']).limit(1000),
  ]);
  if (charges.error ?? refunds.error)
    throw new Error('The open payments cannot be read', { cause: charges.error ?? refunds.error });
  const open = [...charges.data, ...refunds.data.flatMap((refund) => refund.payment_charges ?? [])];
  return new Set(open.map(({ provider }) => provider).filter((provider) => !isTakenByHand(provider)));
}

/** Whether a charge or a refund of that name is ours. Throws when the database does not answer. */
export async function isOurs({ provider, id }: { provider: string; id: string }): Promise<boolean> {
  const client = createAdminClient();
  const [charge, refund] = await Promise.all([
    client.from('payment_charges').select('id').eq('provider', provider).eq('provider_id', id).limit(1),
    client.from('payment_refunds').select('id').eq('provider_id', id).limit(1),
  ]);
  if (charge.error ?? refund.error) throw new Error('The charges cannot be read', { cause: charge.error ?? refund.error });
  return charge.data.length + refund.data.length > 0;
}
