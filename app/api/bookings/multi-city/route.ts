import { answerBookingFailure } from '@/lib/bookings/booking-answers';
import { createMultiCityBooking } from '@/lib/bookings/multi-city/create-multi-city';
import { type MultiCityRequest, multiCityRequest } from '@/lib/bookings/multi-city/schema';
import { multiCityPayload } from '@/lib/flights/multi-city/payload';
import { mailLinkBase } from '@/lib/mail-transport/link-base';
import { answerFieldErrors, answerJson, answerOnly, fieldErrors } from '@/lib/network/http';
import { answerBodyError, readJson } from '@/lib/security/json-body';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseOtherSites } from '@/lib/security/same-origin';
import { verifiedUserId } from '@/lib/supabase/server';

const maxBodyBytes = 256_000;
/** Shared with requests for one flight: both are requests to book. */
const bookingsPerMinute = { name: 'booking', uses: 10, seconds: 60 };

export async function POST(request: Request): Promise<Response> {
  const stranger = refuseOtherSites(request);
  if (stranger) return stranger;
  const body = await readJson(request, maxBodyBytes);
  if (!body.ok) return answerBodyError(body.reason);
  const booking = multiCityRequest.safeParse(body.value);
  if (!booking.success) return answerFieldErrors('invalidBooking', fieldErrors(booking.error.issues));
  const refusal = await refuseTooMany(request, bookingsPerMinute);
  if (refusal) return refusal;

  const asker = { userId: await verifiedUserId(), requestId: requestIdOf(request), mailBase: mailLinkBase(request) };
  const stored = await createMultiCityBooking(booking.data, searchOf, asker);
  return stored.ok ? answerJson(stored.value.receipt, stored.value.isNew ? 201 : 200) : answerBookingFailure(stored.reason);
}

/** What was searched for, as the form hands it on, with codes for places: they read the same in both languages. */
function searchOf(legs: MultiCityRequest['legs']): object {
  const searches = legs.map(({ search }) => search);
  const [first] = searches;
  if (!first) throw new TypeError('A journey has at least two legs');
  const places = searches.map(({ origin, destination, departureDate }) => ({ from: origin, to: destination, departureDate }));
  return multiCityPayload({ ...first, legs: places, class: first.cabinClass });
}

const onlyPost = answerOnly('POST');

export { onlyPost as DELETE, onlyPost as GET, onlyPost as OPTIONS, onlyPost as PATCH, onlyPost as PUT };
