import * as z from 'zod/mini';
import { linkKey } from '@/lib/bookings/model/payment-row';
import { answerAboutLink } from '@/lib/bookings/payments/answer-about-link';
import { beginPayment } from '@/lib/bookings/payments/pay';
import { visitorPass } from '@/lib/bookings/payments/visitor-pass';
import { locales } from '@/lib/i18n/locales';
import { onlyPost } from '@/lib/network/http';
import { paymentMethods } from '@/supabase/functions/_shared/contracts/states.generated';

/** `amount`: in dirhams, as it was seen. Without `method`, that of the charge that is open. */
const asked = z.object({
  key: linkKey,
  locale: z.enum(locales),
  amount: z.optional(z.int().check(z.gte(0))),
  method: z.optional(z.enum([...paymentMethods, 'card'])),
});

/** Starts paying a payment: `{ url }` of the provider's page, or `{ outcome }` when it needs none; with the pass of this visitor. */
export function POST(request: Request): Promise<Response> {
  return answerAboutLink(request, asked, async ({ key, locale, amount, method }, requestId) => {
    const begun = await beginPayment(key, locale, requestId, amount, method);
    return begun && { ...begun, pass: visitorPass(key) };
  });
}

export { onlyPost as DELETE, onlyPost as GET, onlyPost as OPTIONS, onlyPost as PATCH, onlyPost as PUT };
