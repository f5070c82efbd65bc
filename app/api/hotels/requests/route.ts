import { answerBookingFailure } from '@/lib/bookings/booking-answers';
import { fingerprintOf } from '@/lib/bookings/fingerprint';
import { storeOnce } from '@/lib/bookings/store-once';
import { serverEnv } from '@/lib/env';
import { checkStayRequest, type StayObjection } from '@/lib/hotels/check-stay-request';
import { stayRequest } from '@/lib/hotels/request-schema';
import { contentOfRequest, stayRecordOf } from '@/lib/hotels/stay-record';
import { mailLinkBase } from '@/lib/mail-transport/link-base';
import { answerFieldErrors, answerJson, answerOnly, fieldErrors } from '@/lib/network/http';
import { success } from '@/lib/result';
import { answerBodyError, readJson } from '@/lib/security/json-body';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseOtherSites } from '@/lib/security/same-origin';
import { verifiedUserId } from '@/lib/supabase/server';

const maxBodyBytes = 64_000;
const requestsPerMinute = { name: 'stay-request', uses: 10, seconds: 60 };

export async function POST(request: Request): Promise<Response> {
  const stranger = refuseOtherSites(request);
  if (stranger) return stranger;
  const body = await readJson(request, maxBodyBytes);
  if (!body.ok) return answerBodyError(body.reason);
  const parsed = stayRequest.safeParse(body.value);
  if (!parsed.success) return answerFieldErrors('invalidBooking', fieldErrors(parsed.error.issues));
  const refusal = await refuseTooMany(request, requestsPerMinute);
  if (refusal) return refusal;

  const asked = parsed.data;
  const stored = await storeOnce<StayObjection>(
    {
      fingerprint: fingerprintOf(contentOfRequest(asked)),
      idempotencyKey: asked.idempotencyKey,
      check: () => checkStayRequest(asked, serverEnv().OFFER_SIGNING_SECRET),
      mayBeStored: ({ code }) => code !== 'offerAltered',
      record: () => success(stayRecordOf(asked)),
    },
    { userId: await verifiedUserId(), requestId: requestIdOf(request), mailBase: mailLinkBase(request) },
  );
  return stored.ok ? answerJson(stored.value.receipt, stored.value.isNew ? 201 : 200) : answerBookingFailure(stored.reason);
}

const onlyPost = answerOnly('POST');

export { onlyPost as DELETE, onlyPost as GET, onlyPost as OPTIONS, onlyPost as PATCH, onlyPost as PUT };
