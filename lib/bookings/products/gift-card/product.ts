import 'server-only';
import { isPaidAtOnce } from '@/lib/env';
import { dayError } from '@/lib/time/dates';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { BookingProduct } from '../../product';
import { type GiftRequest, giftRequest } from './schema';

const title = { en: 'Gift card', ar: 'بطاقة هدية' };

/** A gift card that is bought and sent online. Its purchase is a booking, so it is paid, refunded and kept like every other. */
export const giftCard: BookingProduct<GiftRequest> = {
  kind: 'gift',
  maxBodyBytes: 8_000,
  rateLimit: 'gift-request',
  schema: giftRequest,
  hasNoOwner: true,
  contentOf: ({ gift, contact }) => ({ gift, contact }),
  check({ gift }, { now }) {
    if (!isPaidAtOnce('gift')) return { code: 'offerGone', details: {} };
    const error = dayError(gift.sendOn, todayInQatar(now));
    return error ? { code: 'invalidBooking', errors: [{ path: 'gift.sendOn', message: error }] } : null;
  },
  record({ gift }) {
    const { amount, design, recipientName, recipientEmail, senderName, message, language, sendOn } = gift;
    // The last word of a name is the surname, by which the desk finds the sender.
    const [, givenNames = senderName, surname = senderName] = /^(.+) (\S+)$/.exec(senderName) ?? [];
    return {
      search: {},
      offer: { title },
      total: amount.toFixed(2),
      currency: 'QAR',
      departureDate: sendOn,
      lastDay: sendOn,
      passengers: [{ type: 'adult', givenNames, surname }],
      gift: {
        recipient_name: recipientName,
        recipient_email: recipientEmail,
        sender_name: senderName,
        message,
        design,
        language,
        send_on: sendOn,
      },
    };
  },
};
