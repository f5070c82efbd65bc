import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { type GiftOutcome, giftOutcomes } from '@/lib/bookings/model/gift-card';
import type { Database } from '@/lib/supabase/database.types';

/** A gift card that was bought online; names and address are gone 90 days after it was sent. */
const deskGift = z.nullable(
  z.object({
    recipient: z.nullable(z.string()),
    email: z.nullable(z.string()),
    language: z.enum(['en', 'ar']),
    sendAt: z.string(),
    queuedAt: z.nullable(z.string()),
    sentAt: z.nullable(z.string()),
    /** Null until the card is made. */
    lastDigits: z.nullable(z.string()),
    validUntil: z.nullable(z.string()),
    isBlocked: z.boolean(),
    /** In dirhams. */
    left: z.number(),
  }),
);
export type DeskGift = NonNullable<z.infer<typeof deskGift>>;

/** Null for users who are not staff. Throws when it cannot be read. */
export async function readGift(client: SupabaseClient<Database>, booking: string): Promise<DeskGift | null> {
  const { data, error } = await client.rpc('desk_gift', { booking });
  if (error) throw error;
  return deskGift.parse(data);
}

/** Sends the card again, or to another address. Throws when that is not confirmed. */
export async function sendGiftAgain(client: SupabaseClient<Database>, booking: string, email: string): Promise<GiftOutcome> {
  const { data, error } = await client.rpc('desk_send_gift', { booking, email });
  if (error) throw error;
  return z.enum(giftOutcomes).parse(data);
}
