import * as z from 'zod/mini';
import { answerAboutLink } from '@/lib/bookings/payments/answer-about-link';
import { beginPayment } from '@/lib/bookings/payments/pay';
import { locales } from '@/lib/i18n/locales';
import { onlyPost } from '@/lib/network/http';
import { linkKey } from '@/lib/supabase/rows/payment-row';

const asked = z.object({ key: linkKey, locale: z.enum(locales) });

/** Where a payment is paid now: `{ url }` of the page of the provider, or `{ outcome }` where it went without. */
export function POST(request: Request): Promise<Response> {
  return answerAboutLink(request, asked, ({ key, locale }, requestId) => beginPayment(key, locale, requestId));
}

export { onlyPost as DELETE, onlyPost as GET, onlyPost as OPTIONS, onlyPost as PATCH, onlyPost as PUT };
