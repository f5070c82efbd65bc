import 'server-only';
import { subMinutes } from 'date-fns';
import * as z from 'zod/mini';
import { createAdminClient } from '@/lib/supabase/admin';
import { type BookingReceipt, receiptOf } from './schema';

const stored = z.nullable(
  z.object({
    reference: z.string(),
    created_at: z.string(),
    offer: z.object({ priceUnconfirmed: z.optional(z.boolean()) }),
  }),
);

const sameRequestMinutes = 60;

/**
 * The receipt of a request that was stored before with this content: with this key at any time, or with another by the same
 * person within the hour, as two tabs send it, unless the agency has begun to work on it. Rejects when nobody can say.
 */
export async function findReceipt(
  idempotencyKey: string,
  fingerprint: string,
  userId: string | null,
): Promise<BookingReceipt | null> {
  const since = subMinutes(new Date(), sameRequestMinutes).toISOString();
  const { data, error } = await createAdminClient()
    .from('bookings')
    .select('reference, created_at, offer')
    .eq('request_fingerprint', fingerprint)
    .or(
      `idempotency_key.eq.${idempotencyKey},` +
        `and(user_id.${userId ? `eq.${userId}` : 'is.null'},status.eq.requested,created_at.gte."${since}")`,
    )
    .order('created_at')
    .limit(1)
    .maybeSingle();
  if (error) throw new Error('Bookings cannot be read', { cause: error });
  const row = stored.parse(data);
  return row && receiptOf(row.reference, row.created_at, row.offer.priceUnconfirmed);
}
