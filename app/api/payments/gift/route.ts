import * as z from 'zod/mini';
import { type GiftAddress, giftCardRequest, giftOutcomes } from '@/lib/bookings/model/gift-card';
import { answerAboutLink } from '@/lib/bookings/payments/answer-about-link';
import { giftOf } from '@/lib/bookings/payments/gift/secrets';
import { kickOutbox } from '@/lib/mail-transport/mail-sender';
import { createAdminClient } from '@/lib/supabase/admin';

const row = z.nullable(z.object({ recipient_email: z.nullable(z.string()), queued_at: z.nullable(z.string()) }));

/** For the sender of a gift card, with the signed link of the receipt: `{ email, queuedAt }`, or, sending it again, `{ outcome }`. */
export function POST(request: Request): Promise<Response> {
  return answerAboutLink(request, giftCardRequest, async (asked) => {
    const id = giftOf(asked.gift);
    if (!id) return null;
    const admin = createAdminClient();
    if (asked.type === 'send') {
      const { data, error } = await admin.rpc('resend_gift', { gift: id, wanted_email: asked.email });
      if (error) throw new Error('The gift card cannot be sent again', { cause: error });
      kickOutbox();
      return { outcome: z.enum(giftOutcomes).parse(data) };
    }
    const { data, error } = await admin
      .from('gift_orders')
      .select('recipient_email, queued_at')
      .eq('booking_id', id)
      .maybeSingle();
    if (error) throw new Error('The gift card cannot be read', { cause: error });
    const gift = row.parse(data);
    if (!gift?.recipient_email) return null;
    return { email: gift.recipient_email, queuedAt: gift.queued_at } satisfies GiftAddress;
  });
}
