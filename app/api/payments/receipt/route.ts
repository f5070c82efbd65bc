import * as z from 'zod/mini';
import { linkKey } from '@/lib/bookings/model/payment-row';
import { answerAboutLink } from '@/lib/bookings/payments/answer-about-link';
import { openPayment } from '@/lib/bookings/payments/pay';
import { locales } from '@/lib/i18n/locales';
import { pdfResponse } from '@/lib/mail/pdf/draw-sheet';
import { receiptPdf } from '@/lib/mail/pdf/receipt-sheet';

const asked = z.object({ key: linkKey, locale: z.enum(locales) });

/** The receipt of a payment as a PDF. The link is the authorization. */
export function POST(request: Request): Promise<Response> {
  return answerAboutLink(request, asked, async ({ key, locale }, requestId) => {
    const payment = await openPayment(key, requestId);
    const file = payment && (await receiptPdf(payment, locale));
    return file && pdfResponse(file);
  });
}
