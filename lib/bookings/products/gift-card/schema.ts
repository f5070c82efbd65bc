/**
 * The purchase of a gift card, for its form, the route handler and the tests. Sent to `POST /api/bookings/gift-card`, at most 8 kB (see
 * `../../store/take-booking.ts`). Paths of field errors begin with `gift.` or `contact.`.
 */
import * as z from 'zod/mini';
import { giftDesigns } from '@/content/gift-card-design';
import { contact, freeText } from '@/lib/text/contact';
import { isDay } from '@/lib/time/dates';
import { requestHead } from '../../product';

/** In riyals. */
export const giftAmounts = { least: 100, most: 10_000, suggested: [250, 500, 1000] } as const;
export const giftMessageLength = 300;

/** The card is sent to somebody who did not ask for it, so its words lead nowhere. */
const webAddress = /:\/\/|\bwww\.|[a-z\d]\.[a-z]{2}/i;

const words = (missing: string, tooLong: string, most: number, least = 1) =>
  z.string({ error: missing }).check(
    z.overwrite(freeText),
    z.minLength(least, { error: missing, abort: true }),
    z.maxLength(most, { error: tooLong, abort: true }),
    z.refine((text) => !webAddress.test(text), { error: 'webAddress' }),
  );
const name = (missing: string) =>
  z.pipe(
    words(missing, 'nameTooLong', 60),
    z.transform((text) => text.replace(/\s+/g, ' ')),
  );

export const giftRequest = z.object({
  ...requestHead,
  gift: z.object({
    /** In whole riyals. */
    amount: z
      .int({ error: 'amountRange' })
      .check(z.gte(giftAmounts.least, { error: 'amountRange', abort: true }), z.lte(giftAmounts.most, { error: 'amountRange' })),
    design: z.enum(giftDesigns, { error: 'unknown' }),
    recipientName: name('recipientNameRequired'),
    recipientEmail: contact.shape.email,
    senderName: name('senderNameRequired'),
    message: words('messageTooLong', 'messageTooLong', giftMessageLength, 0),
    /** Of the card and its mail. */
    language: z.enum(['en', 'ar'], { error: 'languageRequired' }),
    /** yyyy-MM-dd, in Qatar. */
    sendOn: z.string({ error: 'unreadable' }).check(z.refine(isDay, { error: 'unreadable' })),
  }),
  /** How the sender is reached. */
  contact: z.omit(contact, { notes: true }),
});
export type GiftRequest = z.infer<typeof giftRequest>;
