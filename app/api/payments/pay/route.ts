import * as z from 'zod/mini';
import { linkKey } from '@/lib/bookings/model/payment-row';
import { answerAboutLink } from '@/lib/bookings/payments/answer-about-link';
import { beginPayment } from '@/lib/bookings/payments/pay';
import { locales } from '@/lib/i18n/locales';
import { onlyPost } from '@/lib/network/http';

const asked = z.object({ key: linkKey, locale: z.enum(locales) });

/** Starts paying a payment: `{ url }` of the provider's page, or `{ outcome }` when it needs none. */
export function POST(request: Request): Promise<Response> {
  return answerAboutLink(request, asked, ({ key, locale }, requestId) => beginPayment(key, locale, requestId));
}

export { onlyPost as DELETE, onlyPost as GET, onlyPost as OPTIONS, onlyPost as PATCH, onlyPost as PUT };
