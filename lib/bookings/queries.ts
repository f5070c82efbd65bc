import 'server-only';
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

/** The receipt of a request that was stored before, with this key and this content. Rejects when nobody can say. */
export async function findReceipt(idempotencyKey: string, fingerprint: string): Promise<BookingReceipt | null> {
  const { data, error } = await createAdminClient()
    .from('bookings')
    .select('reference, created_at, offer')
    .eq('idempotency_key', idempotencyKey)
    .eq('request_fingerprint', fingerprint)
    .maybeSingle();
  if (error) throw new Error('Bookings cannot be read', { cause: error });
  const row = stored.parse(data);
  return row && receiptOf(row.reference, row.created_at, row.offer.priceUnconfirmed);
}
