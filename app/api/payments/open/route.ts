import * as z from 'zod/mini';
import { answerAboutLink } from '@/lib/bookings/payments/answer-about-link';
import { linkKey } from '@/lib/bookings/payments/opened-payment';
import { openPayment } from '@/lib/bookings/payments/pay';
import { onlyPost } from '@/lib/network/http';

/** How a payment stands, for whoever has its link. */
export function POST(request: Request): Promise<Response> {
  return answerAboutLink(request, z.object({ key: linkKey }), async ({ key }, requestId) => {
    const payment = await openPayment(key, requestId);
    return payment && { payment };
  });
}

export { onlyPost as DELETE, onlyPost as GET, onlyPost as OPTIONS, onlyPost as PATCH, onlyPost as PUT };
