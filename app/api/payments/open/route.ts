import * as z from 'zod/mini';
import { linkKey } from '@/lib/bookings/model/payment-row';
import { answerAboutLink } from '@/lib/bookings/payments/answer-about-link';
import { findPoints } from '@/lib/bookings/payments/parts/change-parts';
import { openPayment } from '@/lib/bookings/payments/pay';

/** The status of a payment; the link is the authorization. Includes the points of a signed-in visitor. */
export function POST(request: Request): Promise<Response> {
  return answerAboutLink(request, z.object({ key: linkKey }), async ({ key }, requestId) => {
    const payment = await openPayment(key, requestId);
    return payment && { payment, points: await findPoints(key, payment, requestId) };
  });
}
