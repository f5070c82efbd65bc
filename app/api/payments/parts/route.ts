import { answerAboutLink } from '@/lib/bookings/payments/answer-about-link';
import { changeParts } from '@/lib/bookings/payments/parts/change-parts';
import { partChange } from '@/lib/bookings/payments/parts/payment-parts';
import { onlyPost } from '@/lib/network/http';

/** Puts points toward a payment, or takes a part off, for whoever has its link: `{ outcome }`. */
export function POST(request: Request): Promise<Response> {
  return answerAboutLink(request, partChange, async (change) => ({ outcome: await changeParts(change) }));
}

export { onlyPost as DELETE, onlyPost as GET, onlyPost as OPTIONS, onlyPost as PATCH, onlyPost as PUT };
