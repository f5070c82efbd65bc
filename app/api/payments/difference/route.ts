import * as z from 'zod/mini';
import { linkKey } from '@/lib/bookings/model/payment-row';
import { answerAboutLink } from '@/lib/bookings/payments/answer-about-link';
import { refuseDifference } from '@/lib/bookings/payments/pay';

/** Takes everything back instead of paying the difference of a risen price: `{ outcome }`. The link is the authorization. */
export function POST(request: Request): Promise<Response> {
  return answerAboutLink(request, z.object({ key: linkKey }), async ({ key }) => ({ outcome: await refuseDifference(key) }));
}
