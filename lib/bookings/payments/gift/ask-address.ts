import * as z from 'zod/mini';
import { type GiftAddress, type GiftOutcome, giftAddress, giftOutcomes } from '@/lib/bookings/model/gift-card';
import { type Asked, post } from '../ask-payment';

/** Where the card of this signed link goes; `found` is null without a valid one. Never rejects. */
export function askGiftAddress(gift: string): Promise<Asked<GiftAddress>> {
  return post('payments/gift', { type: 'open', gift }, (answer) => giftAddress.parse(answer));
}

/** Sends the card again, or to another address. Never rejects. */
export function sendGift(gift: string, email: string): Promise<Asked<GiftOutcome>> {
  return post(
    'payments/gift',
    { type: 'send', gift, email },
    (answer) => z.object({ outcome: z.enum(giftOutcomes) }).parse(answer).outcome,
  );
}
