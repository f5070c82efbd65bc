import * as z from 'zod/mini';
import { linkKey } from '@/lib/bookings/model/payment-row';
import { answerAboutLink } from '@/lib/bookings/payments/answer-about-link';
import { bookingOfPass } from '@/lib/bookings/payments/visitor-pass';
import { locales } from '@/lib/i18n/locales';
import { bookingPdf } from '@/lib/mail/pdf/booking-sheet';
import { pdfResponse } from '@/lib/mail/pdf/draw-sheet';
import { calendarOf, readBookingBy } from '@/lib/mail/trip';
import { downloadResponse } from '@/lib/network/http';
import { createAdminClient } from '@/lib/supabase/admin';

const asked = z.object({
  key: linkKey,
  pass: z.string().check(z.maxLength(100)),
  file: z.optional(z.enum(['pdf', 'calendar'])),
  locale: z._default(z.enum(locales), 'en'),
});

/** Reference and surname of a booking, for the visitor who has just paid for it; or its PDF, or its days as a calendar file. */
export function POST(request: Request): Promise<Response> {
  return answerAboutLink(request, asked, async ({ key, pass, file, locale }) => {
    const proof = await bookingOfPass(key, pass);
    if (!proof || !file) return proof;
    const booking = await readBookingBy(createAdminClient(), 'reference', proof.reference);
    if (!booking) return null;
    if (file === 'pdf') {
      const pdf = await bookingPdf(booking, locale, new Date());
      return pdf && pdfResponse(pdf);
    }
    const calendar = await calendarOf(booking, locale, new Date());
    return calendar && downloadResponse({ body: calendar.content, type: calendar.contentType, name: calendar.filename });
  });
}
