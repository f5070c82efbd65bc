import 'server-only';
import * as z from 'zod/mini';
import { logError } from '@/lib/log';
import { kickOutbox } from '@/lib/mail-transport/mail-sender';
import { createAdminClient } from '@/lib/supabase/admin';
import type { PaymentResponse } from '@/supabase/functions/_shared/contracts/payments';
import { kickOrders } from '../orders/watch-orders';
import { callProvider, webhookUrl } from './call-provider';

/** Stores the provider's answer; storing it twice changes nothing. Throws when the database refuses it. */
export async function record(answer: PaymentResponse): Promise<void> {
  const { id, status, amount, key } = answer;
  const { data: outcome, error } =
    answer.type === 'charge'
      ? await createAdminClient().rpc('record_charge', {
          charge: key,
          charge_id: id,
          said: status,
          said_amount: amount,
          fee: answer.fee ?? 0,
        })
      : await createAdminClient().rpc('record_refund', { refund: key, refund_id: id, said: status, said_amount: amount });
  if (error) throw new Error('What the provider said is not stored', { cause: error });
  // An agent must check: the provider reports another amount, a charge that is not ours, or something a person has closed.
  if (outcome === 'mismatch' || outcome === 'unknown' || outcome === 'contradiction')
    logError('payment-not-matched', { type: answer.type, outcome, id });
  else if (outcome !== 'unchanged') kickOutbox();
  // A request that is paid at once is ordered by the same transaction.
  if (outcome === 'paid') kickOrders();
}

const unsettled = z.nullable(
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('charge'), id: z.string(), provider: z.string(), providerId: z.string() }),
    z.object({
      type: z.literal('refund'),
      id: z.string(),
      provider: z.string(),
      providerId: z.nullable(z.string()),
      charge: z.string(),
      amount: z.number(),
    }),
  ]),
);

export type Unsettled = NonNullable<z.infer<typeof unsettled>>;

/** A charge or refund that is due; null when none is. */
export async function claimUnsettled(): Promise<Unsettled | null> {
  const { data, error } = await createAdminClient().rpc('claim_payment_work');
  if (error) throw new Error('Nobody knows what is due', { cause: error });
  return unsettled.parse(data);
}

/** Requests its status from the provider, and stores it. Rejects on failure: it is due again later. */
export async function settle(due: Unsettled): Promise<void> {
  const { id: key, provider, providerId } = due;
  if (due.type === 'charge') await record(await callProvider({ type: 'read', provider, id: due.providerId }));
  else if (providerId) await record(await callProvider({ type: 'readRefund', provider, id: providerId }));
  else {
    const { charge, amount } = due;
    await record(await callProvider({ type: 'refund', provider, key, charge, amount, webhookUrl: webhookUrl() }));
  }
}

/** As `settle`, for the next one that is due; false when none is. */
export async function settleNext(): Promise<boolean> {
  const due = await claimUnsettled();
  if (due) await settle(due);
  return due !== null;
}
