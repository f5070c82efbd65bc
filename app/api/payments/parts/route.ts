import { answerAboutLink } from '@/lib/bookings/payments/answer-about-link';
import { changeParts } from '@/lib/bookings/payments/parts/change-parts';
import { partChange } from '@/lib/bookings/payments/parts/payment-parts';

/** Applies points to a payment, or removes a part: `{ outcome }`. The link is the authorization. */
export function POST(request: Request): Promise<Response> {
  return answerAboutLink(request, partChange, async (change) => ({ outcome: await changeParts(change) }));
}
