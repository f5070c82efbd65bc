import * as z from 'zod/mini';
import { linkKey } from '@/lib/bookings/model/payment-row';
import { answerAboutLink } from '@/lib/bookings/payments/answer-about-link';
import { bookingOfPass } from '@/lib/bookings/payments/visitor-pass';
import { onlyPost } from '@/lib/network/http';

const asked = z.object({ key: linkKey, pass: z.string().check(z.maxLength(100)) });

/** Reference and surname of a booking, for the visitor who has just paid for it. */
export function POST(request: Request): Promise<Response> {
  return answerAboutLink(request, asked, ({ key, pass }) => bookingOfPass(key, pass));
}

export { onlyPost as DELETE, onlyPost as GET, onlyPost as OPTIONS, onlyPost as PATCH, onlyPost as PUT };
