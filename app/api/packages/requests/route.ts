import { answerBookingFailure } from '@/lib/bookings/booking-answers';
import { fingerprintOf } from '@/lib/bookings/fingerprint';
import { storeOnce } from '@/lib/bookings/store-once';
import { mailLinkBase } from '@/lib/mail-transport/link-base';
import { answerError, answerFieldErrors, answerJson, answerOnly, fieldErrors } from '@/lib/network/http';
import { checkPackageRequest } from '@/lib/packages/check-request';
import { findPackage } from '@/lib/packages/find-package';
import { priceOf } from '@/lib/packages/price';
import { ratesOf } from '@/lib/packages/rates';
import { recordOf } from '@/lib/packages/request-record';
import { packageRequest } from '@/lib/packages/request-schema';
import { success } from '@/lib/result';
import { answerBodyError, readJson } from '@/lib/security/json-body';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseOtherSites } from '@/lib/security/same-origin';
import { verifiedUserId } from '@/lib/supabase/server';

const maxBodyBytes = 64_000;
const requestsPerMinute = { name: 'package-request', uses: 10, seconds: 60 };

export async function POST(request: Request): Promise<Response> {
  const stranger = refuseOtherSites(request);
  if (stranger) return stranger;
  const body = await readJson(request, maxBodyBytes);
  if (!body.ok) return answerBodyError(body.reason);
  const parsed = packageRequest.safeParse(body.value);
  if (!parsed.success) return answerFieldErrors('invalidBooking', fieldErrors(parsed.error.issues));
  const refusal = await refuseTooMany(request, requestsPerMinute);
  if (refusal) return refusal;

  const asked = parsed.data;
  const found = findPackage(asked.packageId);
  if (!found) return answerFieldErrors('invalidBooking', [{ path: 'packageId', message: 'packageUnknown' }]);
  const { idempotencyKey, locale: _, ...content } = asked;
  const rates = ratesOf(found);
  const price = priceOf(rates, asked.trip);
  const stored = await storeOnce(
    {
      fingerprint: fingerprintOf(content),
      idempotencyKey,
      check: () => checkPackageRequest(asked, rates, price),
      record: () => success(recordOf(found, asked, price)),
    },
    { userId: await verifiedUserId(), requestId: requestIdOf(request), mailBase: mailLinkBase(request) },
  );
  if (stored.ok) return answerJson(stored.value.receipt, stored.value.isNew ? 201 : 200);
  const { reason } = stored;
  if (!('changed' in reason)) return answerBookingFailure(reason);
  const error = 'The price is no longer the one that was shown.';
  return answerError(409, { error, code: reason.code, details: reason.changed });
}

const onlyPost = answerOnly('POST');

export { onlyPost as DELETE, onlyPost as GET, onlyPost as OPTIONS, onlyPost as PATCH, onlyPost as PUT };
