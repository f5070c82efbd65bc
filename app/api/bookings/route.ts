import { answerBookingFailure } from '@/lib/bookings/booking-answers';
import { createBooking } from '@/lib/bookings/create-booking';
import { bookingRequest } from '@/lib/bookings/schema';
import { mailLinkBase } from '@/lib/mail-transport/link-base';
import { answerFieldErrors, answerJson, answerOnly, fieldErrors } from '@/lib/network/http';
import { answerBodyError, readJson } from '@/lib/security/json-body';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseOtherSites } from '@/lib/security/same-origin';
import { verifiedUserId } from '@/lib/supabase/server';

const maxBodyBytes = 64_000;
const bookingsPerMinute = { name: 'booking', uses: 10, seconds: 60 };

export async function POST(request: Request): Promise<Response> {
  const otherSite = refuseOtherSites(request);
  if (otherSite) return otherSite;
  const body = await readJson(request, maxBodyBytes);
  if (!body.ok) return answerBodyError(body.reason);
  const booking = bookingRequest.safeParse(body.value);
  if (!booking.success) return answerFieldErrors('invalidBooking', fieldErrors(booking.error.issues));
  const refusal = await refuseTooMany(request, bookingsPerMinute);
  if (refusal) return refusal;

  const stored = await createBooking(booking.data, {
    userId: await verifiedUserId(),
    requestId: requestIdOf(request),
    mailBase: mailLinkBase(request),
  });
  return stored.ok ? answerJson(stored.value.receipt, stored.value.isNew ? 201 : 200) : answerBookingFailure(stored.reason);
}

const onlyPost = answerOnly('POST');

export { onlyPost as DELETE, onlyPost as GET, onlyPost as OPTIONS, onlyPost as PATCH, onlyPost as PUT };
