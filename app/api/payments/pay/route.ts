import * as z from 'zod/mini';
import { answerAboutLink } from '@/lib/bookings/payments/answer-about-link';
import { linkKey } from '@/lib/bookings/payments/opened-payment';
import { beginPayment } from '@/lib/bookings/payments/pay';
import { locales } from '@/lib/i18n/locales';
import { onlyPost } from '@/lib/network/http';

const asked = z.object({ key: linkKey, locale: z.enum(locales) });

/** Where a payment is paid now: the page of the provider. */
export function POST(request: Request): Promise<Response> {
  return answerAboutLink(request, asked, async ({ key, locale }, requestId) => {
    const url = await beginPayment(key, locale, requestId);
    return url === null ? null : { url };
  });
}

export { onlyPost as DELETE, onlyPost as GET, onlyPost as OPTIONS, onlyPost as PATCH, onlyPost as PUT };
