import * as z from 'zod/mini';
import { locales } from '@/lib/i18n/locales';
import { describeError, logError } from '@/lib/log';
import { bookingPdf } from '@/lib/mail/pdf/booking-sheet';
import { pdfResponse } from '@/lib/mail/pdf/draw-sheet';
import { readBookingBy } from '@/lib/mail/trip';
import { errorResponse } from '@/lib/network/http';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseOtherSites } from '@/lib/security/same-origin';
import { createSessionClient, readUserId } from '@/lib/supabase/server';

/** Each takes a quarter of a second of the processor. */
const pdfsPerMinute = { name: 'itineraries', uses: 20, seconds: 60 };
const asked = z.object({ booking: z.uuid(), locale: z._default(z.enum(locales), 'en') });

interface BookingContext {
  params: Promise<{ booking: string }>;
}

/** The PDF of a booking in the language `locale`, for its owner and for staff, as row level security has it. Others get 404. */
export async function GET(request: Request, { params }: BookingContext): Promise<Response> {
  const refusal = refuseOtherSites(request) ?? (await refuseTooMany(request, pdfsPerMinute));
  if (refusal) return refusal;
  const user = await readUserId();
  if (!user.ok) return user.reason;
  const locale = new URL(request.url).searchParams.get('locale') ?? undefined;
  const wanted = asked.safeParse({ ...(await params), locale });
  try {
    const booking = wanted.success ? await readBookingBy(await createSessionClient(), 'id', wanted.data.booking) : null;
    const file = booking && wanted.success ? await bookingPdf(booking, wanted.data.locale, new Date()) : null;
    return file ? pdfResponse(file) : errorResponse(404, { error: 'There is no such PDF.', code: 'unknownPdf' });
  } catch (error) {
    logError('itinerary-failed', { requestId: requestIdOf(request), cause: describeError(error) });
    return errorResponse(502, { error: 'The PDF could not be made.', code: 'unavailable' });
  }
}
