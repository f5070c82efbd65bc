import * as z from 'zod/mini';
import { answerAboutLink } from '@/lib/bookings/payments/answer-about-link';
import { openPayment } from '@/lib/bookings/payments/pay';
import { locales } from '@/lib/i18n/locales';
import { onlyPost } from '@/lib/network/http';
import { answerPdf } from '@/lib/pdf/answer-pdf';
import { receiptPdf } from '@/lib/pdf/receipt-sheet';
import { linkKey } from '@/lib/supabase/rows/payment-row';

const asked = z.object({ key: linkKey, locale: z.enum(locales) });

/** The receipt of a payment as a PDF. The link is the authorization. */
export function POST(request: Request): Promise<Response> {
  return answerAboutLink(request, asked, async ({ key, locale }, requestId) => {
    const payment = await openPayment(key, requestId);
    const file = payment && (await receiptPdf(payment, locale));
    return file && answerPdf(file);
  });
}

export { onlyPost as DELETE, onlyPost as GET, onlyPost as OPTIONS, onlyPost as PATCH, onlyPost as PUT };
