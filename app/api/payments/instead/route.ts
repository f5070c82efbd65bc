import * as z from 'zod/mini';
import { linkKey } from '@/lib/bookings/model/payment-row';
import { answerAboutLink } from '@/lib/bookings/payments/answer-about-link';
import { insteadOfPaid } from '@/lib/bookings/payments/pay';
import { locales } from '@/lib/i18n/locales';

const asked = z.object({ key: linkKey, locale: z.enum(locales) });

/** What is on sale in place of what was sold out after it was paid: an `InsteadResponse`. The link is the authorization. */
export function POST(request: Request): Promise<Response> {
  return answerAboutLink(request, asked, ({ key, locale }) => insteadOfPaid(key, request.headers, locale));
}
