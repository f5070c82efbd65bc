import * as z from 'zod/mini';
import { contact } from '@/lib/text/contact';

/** Where the tab keeps the form of a gift card until the card is paid: then the next one is for somebody else. */
export const giftDraftKey = 'karam.gift-card.v1';

/** The link in the sender's receipt: where the card goes is read, or changed and the card sent again. */
export const giftCardRequest = z.discriminatedUnion('type', [
  z.object({ type: z.literal('open'), gift: z.string().check(z.maxLength(120)) }),
  z.object({ type: z.literal('send'), gift: z.string().check(z.maxLength(120)), email: contact.shape.email }),
]);
export const giftAddress = z.object({ email: z.string(), queuedAt: z.nullable(z.string()) });
export type GiftAddress = z.infer<typeof giftAddress>;

/** `changed`: it goes out later. `used`: something was spent, so the address stays. `over`: refunded. */
export const giftOutcomes = ['sent', 'changed', 'used', 'tooSoon', 'tooMany', 'over', 'gone'] as const;
export type GiftOutcome = (typeof giftOutcomes)[number];
